import { describe, expect, test } from 'vitest';
import marathon from '@/content/scenarios/in-death-ground/marathon-490.json';
import cannae from '@/content/scenarios/lost-battles/cannae.json';
import { loadSystem } from '@/lib/systems';
import { openStudio } from '../session/open-studio';
import { type StudioState, setSelection, undoStep } from '../session/state';
import { alignFronts, canAlign, canSwap, evenGaps, faceEnemy, swapPieces } from './arrange';

const open = async (system: string, document: unknown): Promise<StudioState> => {
  const loaded = await loadSystem(system);
  if (!loaded) throw new Error('no system');
  const draft = { id: 'd', kind: 'scenario', system, revision: 1, slug: null, document } as const;
  return openStudio({ system: loaded, format: 'scenario' }, draft, null);
};

const pick = (state: StudioState, count: number): StudioState => {
  const pieces = state.derived.position?.pieces ?? [];
  const seat = pieces.find(({ box }) => box)?.seat;
  const ids = pieces.filter(piece => piece.box && piece.seat === seat).map(({ id }) => id);
  return setSelection(state, ids.slice(0, count), null);
};

const picked = ({ derived, selection }: StudioState) =>
  selection.pieces.map(id => {
    const piece = derived.position?.pieces.find(one => one.id === id);
    if (!piece?.box) throw new Error(`${id} does not stand`);
    return { id, heading: piece.heading ?? 0, at: piece.box.centre, space: piece.space };
  });

const table = pick(await open('in-death-ground', marathon), 4);
const board = await open('lost-battles', cannae);

describe('units on an open table', () => {
  test('aligned, they look the same way, in one step that can be undone', () => {
    const turned = faceEnemy(table);
    const aligned = alignFronts(turned);
    expect(new Set(picked(aligned).map(({ heading }) => Math.round(heading))).size).toBe(1);
    expect(picked(undoStep(aligned))).toEqual(picked(turned));
  });

  test('facing the enemy, nobody leaves their place', () => {
    expect(picked(faceEnemy(table)).map(({ at }) => at)).toEqual(picked(table).map(({ at }) => at));
  });

  test('with even gaps the outer two stay where they are', () => {
    const aligned = alignFronts(table);
    const across = (state: StudioState) => picked(state).map(({ at: [x] }) => x);
    const [before, after] = [across(aligned), across(evenGaps(aligned))];
    expect(Math.min(...after)).toBeCloseTo(Math.min(...before), 0);
    expect(Math.max(...after)).toBeCloseTo(Math.max(...before), 0);
  });

  test('two of them change places', () => {
    const two = pick(table, 2);
    const [one, other] = picked(two);
    expect(picked(swapPieces(two)).map(({ at }) => at)).toEqual([other?.at, one?.at]);
  });
});

describe('units in spaces', () => {
  test('two in different spaces change places; fronts and gaps there are none', () => {
    const two = setSelection(board, ['velites', 'roman-horse'], null);
    expect([canSwap(two), canAlign(two)]).toEqual([true, false]);
    expect(picked(swapPieces(two)).map(({ space }) => space)).toEqual(['E2', 'C2']);
  });

  test('enemies do not change places', () => {
    expect(canSwap(setSelection(board, ['velites', 'numidian-1'], null))).toBe(false);
  });
});
