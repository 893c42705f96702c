import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import { armyOf, getOtherSide, type SideIndex } from '../../../document/army';
import { groundIn, hexOfLeader, stackAt } from '../../../rules/field';
import { isWingInColumn } from '../../../rules/map/column';
import { neighboursOf } from '../../../rules/map/sight';
import { unitsOfSideAt } from '../../../rules/map/stacking';
import { isInEnemyZone } from '../../../rules/map/zones-of-control';
import type { Action } from '../../actions';
import { applyDecision, findDecider } from '../../sequence';
import type { State } from '../../state';
import { hexOfPiece } from '../../tasks/movement/steps';

/** 6.1.3, 6.3.2 – Whether the enemy may still see its moment. */
const mayBeSighted = ({ armies, player, detachmentOf }: State): boolean => {
  const { active, hasCommander, coupUsed, detachments } = armies[getOtherSide(player)];
  if (active || !hasCommander) return false;
  return !coupUsed || Object.values(detachmentOf).some(id => !detachments[id]?.coupUsed);
};

/** 7.3.3 – Whether a wing of the enemy may have to deploy under threat. */
const mayThreaten = (state: State): boolean =>
  armyOf(state.scenario, getOtherSide(state.player)).wings.some(
    wing => !state.marks.tried.includes(wing.id) && isWingInColumn(state, wing),
  );

/** Hexes of leaders with no unit of their own side beside them, by side. */
const lonelyHexes = (state: State, side: SideIndex): readonly number[] =>
  armyOf(state.scenario, side).leaders.flatMap(({ id }) => {
    const hex = hexOfLeader(state.field, id);
    return hex !== null && unitsOfSideAt(state, hex, side).length === 0 ? hex : [];
  });

/** Whether a player might have to answer, or a die might fall, wherever the side moves. */
const isTense = memoizeByIdentity(
  (state: State): boolean =>
    mayBeSighted(state) ||
    mayThreaten(state) ||
    lonelyHexes(state, state.player).some(hex => isInEnemyZone(state, hex, state.player)),
);

/** 9.2 – Hexes beside an enemy leader who is alone: a unit that comes there rolls for the catch. */
export const alarmHexes = memoizeByIdentity((state: State): ReadonlySet<number> => {
  const { grid } = groundIn(state);
  return new Set(
    lonelyHexes(state, getOtherSide(state.player)).flatMap(hex => [hex, ...neighboursOf(grid, hex)]),
  );
});

/** 9.2 – Whether these pieces leave a leader alone where the enemy would catch him. */
const strandLeader = (state: State, pieces: readonly string[]): boolean => {
  const hex = hexOfPiece(state, pieces[0] ?? '');
  if (hex === null || !isInEnemyZone(state, hex, state.player)) return false;
  const stack = stackAt(state.field, hex);
  if (stack.some(id => !pieces.includes(id))) return false;
  const leaders = Object.keys(state.field.leaders).filter(id => state.field.leaders[id] === hex);
  return leaders.some(id => stack.length === 1 || !pieces.includes(id));
};

/** Whether nobody can answer and nothing can be thrown while these pieces move. */
export const isQuiet = (state: State, pieces: readonly string[]): boolean =>
  !isTense(state) && !strandLeader(state, pieces);

/** The state after an action, and whether the seat continues without a throw in between. */
export const tryAction = (
  state: State,
  action: Action,
): { readonly state: State; readonly goesOn: boolean } => {
  const next = applyDecision(state, action).state;
  return { state: next, goesOn: next.rng === state.rng && findDecider(next) === action.by };
};

/** The moment after a chain of actions; null: somebody answers, or dice fall, before its last one. */
export const tryChain = (state: State, actions: readonly Action[]): State | null => {
  let now = state;
  for (const [place, action] of actions.entries()) {
    const step = tryAction(now, action);
    if (!step.goesOn && place < actions.length - 1) return null;
    now = step.state;
  }
  return now;
};
