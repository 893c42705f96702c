import type { Finding } from '../contract/finding';
import type { ActionBase } from '../contract/play-rules';
import type { Position } from '../contract/position';
import { findMentionedIds } from './action-about';
import { currentMoment, type GameSession } from './game-session';

/** What a player points at: a piece or a space, and the piece that was chosen before. */
export interface PointedTarget {
  readonly piece: string | null;
  readonly at: { readonly piece: string } | { readonly space: string };
}

const MAX_ACTIONS = 60;

/** The offered choices spoken of something else: what a player wishes who points where no choice leads. */
const listPointedActions = (
  choices: readonly ActionBase[],
  position: Position,
  pointed: PointedTarget,
): ActionBase[] => {
  const { piece, at } = pointed;
  const requests = choices.flatMap(action => {
    const named = findMentionedIds(position, action);
    if (piece !== null && !named.pieces.includes(piece)) return [];
    const others = 'space' in at ? named.spaces : named.pieces.filter(id => id !== piece);
    const goal = 'space' in at ? at.space : at.piece;
    return others.map(other => replaceString(action, other, goal) as ActionBase);
  });
  return [...new Map(requests.map(request => [JSON.stringify(request), request])).values()].slice(
    0,
    MAX_ACTIONS,
  );
};

const replaceString = (value: unknown, one: string, other: string): unknown => {
  if (typeof value === 'string') return value === one ? other : value;
  if (Array.isArray(value)) return value.map(item => replaceString(item, one, other));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, replaceString(item, one, other)]),
  );
};

/** Why what is pointed at cannot be had; a finding that names something says more than one that does not. */
export const findPointedObjections = (
  match: GameSession,
  choices: readonly ActionBase[],
  position: Position,
  pointed: PointedTarget,
): readonly Finding[] => {
  const { state } = currentMoment(match);
  const found = listPointedActions(choices, position, pointed).flatMap(request =>
    match.rules.objections(state, request).slice(0, 1),
  );
  const [best] = found.toSorted((one, other) => detailOf(other) - detailOf(one));
  return best ? [best] : [];
};

const detailOf = ({ values, rule }: Finding): number => Object.keys(values).length * 2 + (rule ? 1 : 0);
