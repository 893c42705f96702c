import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import { armyOf, leaderOfId, otherSide } from '../../document/army';
import { hexOfLeader, stackAt } from '../../rules/field';
import { isWingInColumn } from '../../rules/map/column';
import { unitsOfSideAt } from '../../rules/map/stacking';
import { isInEnemyZone } from '../../rules/map/zones-of-control';
import type { Action } from '../actions';
import { applyDecision, findDecider } from '../sequence';
import type { State } from '../state';
import { hexOfPiece } from '../tasks/movement/steps';

/** 6.1.3, 6.3.2 – Whether the enemy may still see its moment. */
const mayBeSighted = ({ armies, player, detachmentOf }: State): boolean => {
  const { active, hasCommander, coupUsed, detachments } = armies[otherSide(player)];
  if (active || !hasCommander) return false;
  return !coupUsed || Object.values(detachmentOf).some(id => !detachments[id]?.coupUsed);
};

/** 7.3.3 – Whether a wing of the enemy may have to deploy under threat. */
const mayThreaten = (state: State): boolean =>
  armyOf(state.scenario, otherSide(state.player)).wings.some(
    wing => !state.marks.tried.includes(wing.id) && isWingInColumn(state, wing),
  );

const hasLonelyLeader = (state: State): boolean =>
  Object.keys(state.field.leaders).some(id => {
    const hex = hexOfLeader(state.field, id);
    return hex !== null && unitsOfSideAt(state, hex, leaderOfId(state.scenario, id).side).length === 0;
  });

/** 9.2 – Whether a leader might be caught, or a player might have to answer, while the side moves. */
const isTense = memoizeByIdentity(
  (state: State): boolean => mayBeSighted(state) || mayThreaten(state) || hasLonelyLeader(state),
);

/** 9.2 – Whether these pieces leave a leader alone where the enemy would catch him. */
const strandLeader = (state: State, pieces: readonly string[]): boolean => {
  const hex = hexOfPiece(state, pieces[0] ?? '');
  if (hex === null || !isInEnemyZone(state, hex, state.player)) return false;
  const hasStayers = stackAt(state.field, hex).some(id => !pieces.includes(id));
  const leaders = Object.keys(state.field.leaders).filter(id => state.field.leaders[id] === hex);
  return !hasStayers && leaders.length > 0;
};

/** Whether nobody can answer and nothing can be thrown while these pieces move. */
export const isQuiet = (state: State, pieces: readonly string[]): boolean =>
  !isTense(state) && !strandLeader(state, pieces);

/** The moment after an action, and whether the seat goes on without a throw in between. */
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
