import type { Point } from '@/lib/geometry/board';
import type { AnyPlay } from './match';
import type { ActionBase } from './play-rules';
import type { Position } from './position';

/** The pieces and spaces that a choice names, wherever it names them. */
export interface Mentioned {
  readonly pieces: readonly string[];
  readonly spaces: readonly string[];
}

export const mentionedIn = (position: Position, action: ActionBase): Mentioned => {
  const words = new Set(stringsIn(action));
  const { board, pieces } = position;
  return {
    pieces: pieces.filter(({ id }) => words.has(id)).map(({ id }) => id),
    spaces: board.kind === 'spaces' ? board.spaces.filter(({ id }) => words.has(id)).map(({ id }) => id) : [],
  };
};

/** All that a choice is about: what it names, and where its book says that it leads. */
export interface About extends Mentioned {
  readonly outlines: readonly (readonly Point[])[];
}

export const aboutChoice = (
  rules: AnyPlay,
  state: unknown,
  position: Position,
  action: ActionBase,
): About => {
  const named = mentionedIn(position, action);
  const shown = rules.shows?.(state, action) ?? {};
  const both = (one: readonly string[], other: readonly string[] = []): readonly string[] => [
    ...new Set([...one, ...other]),
  ];
  return {
    pieces: both(named.pieces, shown.pieces),
    spaces: both(named.spaces, shown.spaces),
    outlines: shown.outlines ?? [],
  };
};

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};
