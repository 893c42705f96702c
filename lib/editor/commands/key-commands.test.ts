import { beforeAll, describe, expect, test } from 'vitest';
import cannae from '@/content/scenarios/lost-battles/cannae.json';
import type { AnySystem } from '@/lib/game/contract/game-system';
import { loadSystem } from '@/lib/systems';
import { openStudio, redoStep, type StudioState, selectAndReveal, undoStep } from '../session/state';
import { findGlobalKeyCommand, findMapKeyCommand, type KeyStroke } from './key-commands';

let system: AnySystem;

beforeAll(async () => {
  const loaded = await loadSystem('lost-battles');
  if (!loaded) throw new Error('no system');
  system = loaded;
});

const press = (key: string, more: Partial<KeyStroke> = {}): KeyStroke => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...more,
});

const withChosen = (...pieces: string[]): StudioState => {
  const draft = {
    id: 'd',
    kind: 'scenario',
    system: system.id,
    revision: 1,
    slug: null,
    document: cannae,
  } as const;
  return selectAndReveal(openStudio({ system, format: 'scenario' }, draft, null), pieces);
};

const pressed = (state: StudioState, key: string): StudioState => {
  const action = findMapKeyCommand(press(key), state);
  return action?.type === 'step' ? action.step(state) : state;
};

describe('keys', () => {
  test.each([
    ['z', { ctrlKey: true }, undoStep],
    ['Z', { ctrlKey: true, shiftKey: true }, redoStep],
    ['y', { ctrlKey: true }, redoStep],
    ['z', { metaKey: true }, undoStep],
  ])('%s with %o', (key, more, step) => {
    expect(findGlobalKeyCommand(press(key, more))).toEqual({ type: 'step', step });
  });

  test('Ctrl+S saves; a bare letter does nothing everywhere', () => {
    expect(findGlobalKeyCommand(press('s', { ctrlKey: true }))).toEqual({ type: 'save' });
    expect(findGlobalKeyCommand(press('s'))).toBeNull();
  });

  test('arrows carry the chosen piece to the next space, not over the edge', () => {
    const forward = pressed(withChosen('velites'), 'ArrowDown');
    expect(forward.derived.position?.pieces.find(({ id }) => id === 'velites')?.space).toBe('C1');
    expect(pressed(forward, 'ArrowDown')).toBe(forward);
  });

  test('pieces in different spaces go each to its own neighbour, or none goes', () => {
    const chosen = withChosen('velites', 'varro');
    const spaces = ({ derived }: StudioState) =>
      ['velites', 'varro'].map(id => derived.position?.pieces.find(piece => piece.id === id)?.space);
    expect(spaces(chosen)).toEqual(['C2', 'A2']);
    expect(spaces(pressed(chosen, 'ArrowUp'))).toEqual(['C3', 'A3']);
    expect(findMapKeyCommand(press('ArrowLeft'), chosen)).toBeNull();
  });

  test("a command's own key runs it", () => {
    const turned = pressed(withChosen('velites'), '\\');
    expect(turned.derived.position?.pieces.find(({ id }) => id === 'velites')?.facing).toBe('down');
  });

  test('Escape lets go of everything', () => {
    const released = pressed({ ...withChosen('velites'), tool: { type: 'hand' } }, 'Escape');
    expect(released.selection).toEqual({ pieces: [], space: null });
    expect(released.tool).toEqual({ type: 'select' });
  });
});
