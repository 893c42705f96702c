import type { Change } from '@/lib/documents/change';
import { rosterOf } from '../document/army';
import type { Scenario, StackEntry } from '../document/scenario';

const STACKS = ['deployment', 'stacks'] as const;

/** Pieces go on top of their own side's stack in the hex, in the order given; to null: off the map. */
export const move = (
  scenario: Scenario,
  pieceIds: readonly string[],
  hex: string | null,
): readonly Change[] => {
  const staying = withoutPieces(scenario.deployment.stacks, pieceIds);
  const stacks = hex === null ? staying : addArrivals(scenario, staying, pieceIds, hex);
  return [{ op: 'replace', path: STACKS, value: stacks }];
};

export const withoutPieces = (
  stacks: readonly StackEntry[],
  pieceIds: readonly string[],
): readonly StackEntry[] =>
  stacks
    .map(stack =>
      stack.pieces.some(id => pieceIds.includes(id))
        ? { ...stack, pieces: stack.pieces.filter(id => !pieceIds.includes(id)) }
        : stack,
    )
    .filter(({ pieces }) => pieces.length > 0);

const addArrivals = (
  scenario: Scenario,
  staying: readonly StackEntry[],
  pieceIds: readonly string[],
  hex: string,
): readonly StackEntry[] =>
  scenario.sides.reduce((stacks, { id: side }, index) => {
    const { units, leaders } = rosterOf(scenario);
    const arriving = pieceIds.filter(id => (units.get(id) ?? leaders.get(id))?.side === index);
    return arriving.length > 0 ? addToStack(stacks, side, hex, arriving) : stacks;
  }, staying);

export const addToStack = (
  stacks: readonly StackEntry[],
  side: string,
  hex: string,
  arriving: readonly string[],
): readonly StackEntry[] => {
  const there = stacks.find(stack => stack.hex === hex && stack.side === side);
  if (!there) return [...stacks, { hex, side, pieces: [...arriving] }];
  return stacks.map(stack =>
    stack === there ? { ...stack, pieces: [...arriving, ...stack.pieces] } : stack,
  );
};
