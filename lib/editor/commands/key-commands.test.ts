import { beforeAll, describe, expect, test } from 'vitest';
import { makeSay } from '@/components/words/make-say';
import { messages } from '@/content/messages/en';
import cannae from '@/content/scenarios/lost-battles/cannae.json';
import type { AnySystem } from '@/lib/game/contract/game-system';
import { movePieces } from '../edits/map/board-edits';
import { type StudioState, selectAndReveal } from '../session/state';
import { loadKnownSystem, openBattle } from '../testing/open-battle';
import { cardOf, closeCard, takeRailTool } from '../tools/rail-tools';
import { chordOf, type KeyStroke } from './key-chord';
import { findKeyCommand, type KeyTarget, listKeyGroups } from './key-commands';
import { listCommands, listMenuGroups, listPaletteCommands } from './registry';

let system: AnySystem;

beforeAll(async () => {
  system = await loadKnownSystem('lost-battles');
});

const press = (key: string, more: Partial<KeyStroke> = {}): string =>
  chordOf({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...more });

const withChosen = (...pieces: string[]): StudioState => {
  return selectAndReveal(openBattle(system, cannae), pieces);
};

const idOf = (chord: string, target: KeyTarget = 'page', state = withChosen()): string | undefined =>
  findKeyCommand(state, chord, target)?.id;

const pressed = (state: StudioState, key: string): StudioState => {
  const chord = press(key);
  return findKeyCommand(state, chord, 'page')?.step?.(state, chord) ?? state;
};

const spaceOf = ({ derived }: StudioState, id: string) =>
  derived.position?.pieces.find(piece => piece.id === id)?.space;

describe('keys', () => {
  test.each([
    ['z', { ctrlKey: true }, 'undo'],
    ['Z', { ctrlKey: true, shiftKey: true }, 'redo'],
    ['y', { ctrlKey: true }, 'redo'],
    ['z', { metaKey: true }, 'undo'],
    ['s', { ctrlKey: true }, 'save'],
    ['k', { ctrlKey: true }, 'palette'],
    ['Dead', { ctrlKey: true, code: 'Backquote' }, 'source'],
    ['F8', { shiftKey: true }, 'previous-finding'],
    ['?', { shiftKey: true }, 'keys'],
  ])('%s with %o', (key, more, id) => {
    expect(idOf(press(key, more))).toBe(id);
  });

  test('fields keep their letters, the source editor its undo, dialogs all keys', () => {
    expect(['s', 'Ctrl+s', 'Ctrl+k'].map(chord => idOf(chord, 'field'))).toEqual([
      undefined,
      'save',
      'palette',
    ]);
    expect(['Ctrl+z', 'Ctrl+s', 'F6'].map(chord => idOf(chord, 'source'))).toEqual([
      undefined,
      undefined,
      'next-pane',
    ]);
    expect(['Ctrl+z', 'Ctrl+k', 'Escape'].flatMap(chord => idOf(chord, 'dialog') ?? [])).toEqual([]);
  });

  test('arrows carry the chosen piece to the next space, not over the edge', () => {
    const forward = pressed(withChosen('velites'), 'ArrowDown');
    expect(spaceOf(forward, 'velites')).toBe('C1');
    expect(pressed(forward, 'ArrowDown')).toBe(forward);
  });

  test('pieces in different spaces go each to its own neighbour, or none goes', () => {
    const chosen = withChosen('velites', 'varro');
    const spaces = (state: StudioState) => ['velites', 'varro'].map(id => spaceOf(state, id));
    expect(spaces(chosen)).toEqual(['C2', 'A2']);
    expect(spaces(pressed(chosen, 'ArrowUp'))).toEqual(['C3', 'A3']);
    expect(pressed(chosen, 'ArrowLeft')).toBe(chosen);
  });

  test("a system's command has its own key, but not while its pieces are dragged", () => {
    const chosen = withChosen('velites');
    const turned = pressed(chosen, '\\');
    expect(turned.derived.position?.pieces.find(({ id }) => id === 'velites')?.facing).toBe('down');
    const dragging = { pieces: ['velites'], origin: 'map' as const, objections: {}, over: null };
    expect(pressed({ ...chosen, dragging }, '\\').history).toBe(chosen.history);
  });

  test('Escape lets go of a ghost first, then of everything', () => {
    const state: StudioState = { ...withChosen('velites'), tool: { type: 'hand' } };
    const shown = findKeyCommand(state, 'Shift+h', 'page')?.step?.(state) ?? state;
    expect(shown.interaction.ghost?.how).toBe('mirror-left-right');
    const dismissed = pressed(shown, 'Escape');
    expect(dismissed.interaction.ghost).toBeNull();
    expect(dismissed.selection).toBe(state.selection);
    const released = pressed(dismissed, 'Escape');
    expect(released.selection).toEqual({ pieces: [], space: null });
    expect(released.tool).toEqual({ type: 'select' });
  });

  test('Enter does what is shown as a ghost', () => {
    const state = withChosen('velites');
    const shown = findKeyCommand(state, 'Shift+h', 'page')?.step?.(state) ?? state;
    const done = pressed(shown, 'Enter');
    expect(done.interaction.ghost).toBeNull();
    expect(done.history.past).toHaveLength(1);
    expect(idOf('Enter')).toBeUndefined();
  });
});

describe('one registry', () => {
  const say = makeSay(messages, 'en', error => {
    throw error;
  });

  test('every command has its own id and its words', () => {
    const commands = listCommands(withChosen('velites'));
    expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length);
    for (const { label, group } of commands) {
      expect(say(label)).not.toBe('');
      expect(say({ code: `commands.kind.${group}` })).not.toBe('');
    }
  });

  test('menu, palette and list of keys show commands of the registry', () => {
    const state = movePieces(withChosen('velites'), ['velites'], 'C1');
    const known = new Set(listCommands(state).map(({ id }) => id));
    const menu = listMenuGroups(state).flat();
    const keys = listKeyGroups(state).flatMap(({ commands }) => commands);
    for (const { id } of [...menu, ...listPaletteCommands(state)]) expect(known).toContain(id);
    expect(menu.map(({ id }) => id)).toContain('copy');
    expect(keys.filter(({ group }) => group === 'tool').map(({ id }) => id)).toContain('fill');
    expect(listPaletteCommands(state).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['undo', 'copy', 'publish', 'forces', 'piece velites', 'layer pieces']),
    );
  });

  test('every group of the list of keys has its heading', () => {
    for (const { id } of listKeyGroups(withChosen('velites')))
      expect(say({ code: `commands.keys.group.${id}` })).not.toBe('');
  });
});

describe('the card of units', () => {
  const runCommand = (state: StudioState, id: string): StudioState => {
    const command = listCommands(state).find(other => other.id === id);
    if (!command?.step) throw new Error(`no step of ${id}`);
    return command.step(state);
  };

  test('opens with a brush in hand as well, whose card was closed, and closes again', () => {
    const brushing = closeCard(takeRailTool(withChosen(), 'terrain'));
    expect(cardOf(brushing)).toBeNull();
    const adding = runCommand(brushing, 'add-pieces');
    expect(cardOf(adding)).toBe('units');
    expect(cardOf(runCommand(adding, 'add-pieces'))).toBeNull();
  });
});
