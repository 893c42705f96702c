import type { Finding } from './finding';
import { type Match, momentOf } from './match';
import { mentionedIn } from './mentioned';
import type { ActionBase } from './play-rules';
import type { Position } from './position';

/** What a player points at: a piece or a space, and the piece that he had chosen before. */
export interface Pointed {
  readonly piece: string | null;
  readonly at: { readonly piece: string } | { readonly space: string };
}

const MOST = 60;

/** The offered choices spoken of something else: what a player wishes who points where no choice leads. */
const wishesFor = (choices: readonly ActionBase[], position: Position, pointed: Pointed): ActionBase[] => {
  const { piece, at } = pointed;
  const wishes = choices.flatMap(action => {
    const named = mentionedIn(position, action);
    if (piece !== null && !named.pieces.includes(piece)) return [];
    const others = 'space' in at ? named.spaces : named.pieces.filter(id => id !== piece);
    const goal = 'space' in at ? at.space : at.piece;
    return others.map(other => withInstead(action, other, goal) as ActionBase);
  });
  return [...new Map(wishes.map(wish => [JSON.stringify(wish), wish])).values()].slice(0, MOST);
};

const withInstead = (value: unknown, one: string, other: string): unknown => {
  if (typeof value === 'string') return value === one ? other : value;
  if (Array.isArray(value)) return value.map(item => withInstead(item, one, other));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withInstead(item, one, other)]));
};

/** Why what is pointed at cannot be had; a finding that names something says more than one that does not. */
export const objectionsToWish = (
  match: Match,
  choices: readonly ActionBase[],
  position: Position,
  pointed: Pointed,
): readonly Finding[] => {
  const { state } = momentOf(match);
  const found = wishesFor(choices, position, pointed).flatMap(wish =>
    match.rules.objections(state, wish).slice(0, 1),
  );
  const [best] = found.toSorted((one, other) => detailOf(other) - detailOf(one));
  return best ? [best] : [];
};

const detailOf = ({ values, rule }: Finding): number => Object.keys(values).length * 2 + (rule ? 1 : 0);
