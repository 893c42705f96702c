import { describe, expect, test } from 'vitest';
import { movedTo } from '@/components/studio/edits';
import {
  openStudio,
  type StudioState,
  selected,
  selectedAndShown,
  undone,
  variantShown,
} from '@/components/studio/studio-state';
import { variantMade } from '@/components/studio/variants/variant-edits';
import cannae from '@/content/scenarios/lost-battles/cannae.json';
import type { AnySystem } from '@/lib/game/game-system';
import { loadSystem } from '@/lib/systems';
import { filledFrom, pickedFrom } from './brush-edits';
import { textPasted } from './clipboard';
import {
  allHereChosen,
  copyOf,
  cutOut,
  facedTo,
  ghostGranted,
  ghostOf,
  pasted,
  raisedBy,
  restackedTo,
  stackOf,
} from './hand-edits';

const loaded = await loadSystem('lost-battles');
if (!loaded) throw new Error('no system');
const system: AnySystem = loaded;
const opened = openStudio(
  { system, format: 'scenario' },
  { id: 'd', kind: 'scenario', system: system.id, revision: 1, slug: null, document: cannae },
  null,
);

const chosen = (...ids: string[]): StudioState => selectedAndShown(opened, ids);
const spaceOf = ({ reading }: StudioState, id: string) =>
  reading.position?.pieces.find(piece => piece.id === id)?.space;
const lastName = ({ history }: StudioState) => history.present.name;
const stack = ({ reading }: StudioState, id: string): readonly string[] =>
  reading.position ? stackOf(reading.position, id).map(piece => piece.id) : [];

describe('edits by hand', () => {
  test('a turn of the hand is one entry, however many directions it passes', () => {
    const turned = facedTo(facedTo(facedTo(chosen('velites'), 80, 'turn 1'), 92, 'turn 1'), 181, 'turn 1');
    expect(turned.reading.position?.pieces.find(({ id }) => id === 'velites')?.heading).toBe(180);
    expect(turned.history.past).toHaveLength(1);
    expect(lastName(turned)).toEqual({ code: 'canvas.history.turn', values: { count: 1, name: 'Velites' } });
  });

  test('a turn to where it looks already is no entry', () => {
    const state = chosen('velites');
    expect(facedTo(state, 10, 'turn 1')).toBe(state);
  });

  test('a piece goes forward in its stack, and not beyond its head', () => {
    const before = stack(opened, 'allied-legion-1');
    const raised = raisedBy(chosen('allied-legion-1'), -1);
    expect(stack(raised, 'allied-legion-1')).toEqual([
      'allied-legion-1',
      ...before.filter(id => id !== 'allied-legion-1'),
    ]);
    expect(raisedBy(raised, -1)).toBe(raised);
    expect(stack(restackedTo(raised, 'allied-legion-1', 99), 'allied-legion-1').at(-1)).toBe(
      'allied-legion-1',
    );
  });

  test('copies are chosen, and stand where they were pasted', () => {
    const copied = copyOf(allHereChosen(chosen('allied-horse-1')));
    const state = pasted(selected(opened, [], 'D2'), copied, 'D2', 'paste');
    expect(state.selection.pieces).toHaveLength(2);
    expect(state.selection.pieces.map(id => spaceOf(state, id))).toEqual(['D2', 'D2']);
    expect(lastName(state)).toEqual({ code: 'canvas.history.paste', values: { count: 2 } });
  });

  test.each([
    ['nothing', '  ', 'nothing-to-paste'],
    ['a shopping list', 'milk, eggs', 'clip-does-not-fit'],
    ['some other JSON', '{"a":1}', 'clip-does-not-fit'],
    ['pieces of another game', '{"battlewright":"pieces","system":"chess","clip":{}}', 'clip-does-not-fit'],
  ])('%s on the clipboard is said and changes nothing', (_, text, notice) => {
    const state = textPasted(opened, text, 'C1');
    expect(state.notice).toBe(notice);
    expect(state.history).toBe(opened.history);
  });

  test('what is cut is gone, and is one step back', () => {
    const cut = cutOut(chosen('velites', 'varro'));
    expect(cut.reading.position?.pieces.some(({ id }) => id === 'velites')).toBe(false);
    expect(lastName(cut)).toEqual({ code: 'canvas.history.cut', values: { count: 2, name: 'Varro' } });
  });

  test('a ghost changes nothing until it is granted, and names all who would move', () => {
    const state = chosen('allied-horse-1');
    const ghost = ghostOf(state, 'mirror-left-right');
    if (!ghost) throw new Error('no ghost');
    expect(ghost.moved.has('allied-horse-1')).toBe(true);
    expect(ghost.moved.has('velites')).toBe(false);
    expect(spaceOf(state, 'allied-horse-1')).toBe('A2');
    expect(spaceOf(ghostGranted(state, ghost), 'allied-horse-1')).toBe('E2');
  });

  test('a board that is mirrored as a whole is mirrored in its variants too, where they differ', () => {
    const made = movedTo(variantMade(opened, 'Horse on the left'), ['hannibal'], 'B3');
    const before = variantShown(made, null);
    const ghost = ghostOf(before, 'mirror-left-right');
    if (!ghost) throw new Error('no ghost');
    const mirrored = ghostGranted(before, ghost);
    expect(spaceOf(made, 'hannibal')).toBe('B3');
    expect(spaceOf(variantShown(mirrored, made.variant), 'hannibal')).toBe('D3');
    expect(undone(mirrored).history.present).toBe(before.history.present);
  });
});

describe('brushes', () => {
  const centre = ({ reading }: StudioState, id: string) => {
    const board = reading.position?.board;
    const found = board?.kind === 'spaces' && board.spaces.find(space => space.id === id);
    if (!found) throw new Error('no such space');
    return found.centre;
  };

  test('fill goes as far as the ground is alike, and the eyedropper takes it up', () => {
    const brush = system.palette.brushes.find(({ id }) => id === 'terrain-hill');
    const board = opened.reading.position?.board;
    if (!brush || !board || !opened.reading.scenario) throw new Error('no brush');
    const filled = filledFrom(opened, brush, centre(opened, 'A1'));
    const { scenario } = filled.reading;
    expect(scenario && system.editing.brushAt(scenario, 'D4')).toBe('terrain-hill');
    expect(scenario && system.editing.brushAt(scenario, 'E1')).not.toBe('terrain-hill');
    expect(lastName(filled)).toMatchObject({ code: 'studio.history.fill' });
    expect(pickedFrom(filled, board, centre(opened, 'B2')).tool).toEqual({
      type: 'brush',
      brush: 'terrain-hill',
    });
  });
});
