import { describe, expect, test } from 'vitest';
import cannae from '@/content/scenarios/lost-battles/cannae.json';
import { type StudioState, selectAndReveal, setSelection, showVariant, undoStep } from '../session/state';
import { loadKnownSystem, openBattle } from '../testing/open-battle';
import { createVariant } from '../variants/variant-edits';
import { pasteClippingText } from './clipboard';
import { movePieces } from './map/board-edits';
import { fillFrom, pickBrush } from './map/brush-edits';
import {
  applyTransformGhost,
  copySelection,
  cutSelection,
  facePieces,
  makeTransformGhost,
  pasteClip,
  raisePiece,
  restackPiece,
  selectAllHere,
  stackOf,
} from './piece-edits';

const system = await loadKnownSystem('lost-battles');
const opened = openBattle(system, cannae);

const chosen = (...ids: string[]): StudioState => selectAndReveal(opened, ids);
const spaceOf = ({ derived }: StudioState, id: string) =>
  derived.position?.pieces.find(piece => piece.id === id)?.space;
const lastName = ({ history }: StudioState) => history.present.name;
const stack = ({ derived }: StudioState, id: string): readonly string[] =>
  derived.position ? stackOf(derived.position, id).map(piece => piece.id) : [];

describe('edits by hand', () => {
  test('a turn of the hand is one entry, however many directions it passes', () => {
    const turned = facePieces(
      facePieces(facePieces(chosen('velites'), 80, 'turn 1'), 92, 'turn 1'),
      181,
      'turn 1',
    );
    expect(turned.derived.position?.pieces.find(({ id }) => id === 'velites')?.heading).toBe(180);
    expect(turned.history.past).toHaveLength(1);
    expect(lastName(turned)).toEqual({ code: 'canvas.history.turn', values: { count: 1, name: 'Velites' } });
  });

  test('a turn to where it looks already is no entry', () => {
    const state = chosen('velites');
    expect(facePieces(state, 10, 'turn 1')).toBe(state);
  });

  test('a piece goes forward in its stack, and not beyond its head', () => {
    const before = stack(opened, 'allied-legion-1');
    const raised = raisePiece(chosen('allied-legion-1'), -1);
    expect(stack(raised, 'allied-legion-1')).toEqual([
      'allied-legion-1',
      ...before.filter(id => id !== 'allied-legion-1'),
    ]);
    expect(raisePiece(raised, -1)).toBe(raised);
    expect(stack(restackPiece(raised, 'allied-legion-1', 99), 'allied-legion-1').at(-1)).toBe(
      'allied-legion-1',
    );
  });

  test('copies are chosen, and stand where they were pasted', () => {
    const copied = copySelection(selectAllHere(chosen('allied-horse-1')));
    const state = pasteClip(setSelection(opened, [], 'D2'), copied, 'D2', 'paste');
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
    const state = pasteClippingText(opened, text, 'C1');
    expect(state.notice).toBe(notice);
    expect(state.history).toBe(opened.history);
  });

  test('what is cut is gone, and is one step back', () => {
    const cut = cutSelection(chosen('velites', 'varro'));
    expect(cut.derived.position?.pieces.some(({ id }) => id === 'velites')).toBe(false);
    expect(lastName(cut)).toEqual({ code: 'canvas.history.cut', values: { count: 2, name: 'Varro' } });
  });

  test('a ghost changes nothing until it is granted, and names all who would move', () => {
    const state = chosen('allied-horse-1');
    const ghost = makeTransformGhost(state, 'mirror-left-right');
    if (!ghost) throw new Error('no ghost');
    expect(ghost.moved.has('allied-horse-1')).toBe(true);
    expect(ghost.moved.has('velites')).toBe(false);
    expect(spaceOf(state, 'allied-horse-1')).toBe('A2');
    expect(spaceOf(applyTransformGhost(state, ghost), 'allied-horse-1')).toBe('E2');
  });

  test('a board that is mirrored as a whole is mirrored in its variants too, where they differ', () => {
    const made = movePieces(createVariant(opened, 'Horse on the left'), ['hannibal'], 'B3');
    const before = showVariant(made, null);
    const ghost = makeTransformGhost(before, 'mirror-left-right');
    if (!ghost) throw new Error('no ghost');
    const mirrored = applyTransformGhost(before, ghost);
    expect(spaceOf(made, 'hannibal')).toBe('B3');
    expect(spaceOf(showVariant(mirrored, made.variant), 'hannibal')).toBe('D3');
    expect(undoStep(mirrored).history.present).toBe(before.history.present);
  });
});

describe('brushes', () => {
  const centre = ({ derived }: StudioState, id: string) => {
    const board = derived.position?.board;
    const found = board?.kind === 'spaces' && board.spaces.find(space => space.id === id);
    if (!found) throw new Error('no such space');
    return found.centre;
  };

  test('fill goes as far as the ground is alike, and the eyedropper takes it up', () => {
    const brush = system.palette.brushes.find(({ id }) => id === 'terrain-hill');
    const board = opened.derived.position?.board;
    if (!brush || !board || !opened.derived.scenario) throw new Error('no brush');
    const filled = fillFrom(opened, brush, centre(opened, 'A1'));
    const { scenario } = filled.derived;
    expect(scenario && system.editing.brushAt(scenario, 'D4')).toBe('terrain-hill');
    expect(scenario && system.editing.brushAt(scenario, 'E1')).not.toBe('terrain-hill');
    expect(lastName(filled)).toMatchObject({ code: 'studio.history.fill' });
    expect(pickBrush(filled, board, centre(opened, 'B2')).tool).toEqual({
      type: 'brush',
      brush: 'terrain-hill',
    });
  });
});
