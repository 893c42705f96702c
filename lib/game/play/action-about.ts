import type { Point } from '@/lib/geometry/board';
import type { ActionBase } from '../contract/play-rules';
import type { Position } from '../contract/position';
import type { AnyPlayRules } from './game-session';

/** The pieces and spaces that a choice names, wherever it names them. */
export interface MentionedIds {
  readonly pieces: readonly string[];
  readonly spaces: readonly string[];
}

export const findMentionedIds = (position: Position, action: ActionBase): MentionedIds => {
  const words = new Set(listStrings(action));
  const { board, pieces } = position;
  return {
    pieces: pieces.filter(({ id }) => words.has(id)).map(({ id }) => id),
    spaces: board.kind === 'spaces' ? board.spaces.filter(({ id }) => words.has(id)).map(({ id }) => id) : [],
  };
};

/** All that a choice is about: what it names, and where its book says that it leads. */
export interface ActionAbout extends MentionedIds {
  readonly outlines: readonly (readonly Point[])[];
}

export const getActionAbout = (
  rules: AnyPlayRules,
  state: unknown,
  position: Position,
  action: ActionBase,
): ActionAbout => {
  const named = findMentionedIds(position, action);
  const shown = rules.highlights?.(state, action) ?? {};
  const both = (one: readonly string[], other: readonly string[] = []): readonly string[] => [
    ...new Set([...one, ...other]),
  ];
  return {
    pieces: both(named.pieces, shown.pieces),
    spaces: both(named.spaces, shown.spaces),
    outlines: shown.outlines ?? [],
  };
};

const listStrings = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : [];
};
