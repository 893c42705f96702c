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

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};
