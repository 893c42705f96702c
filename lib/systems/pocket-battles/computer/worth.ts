import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import { sideIndexOf } from '../document/army-units';
import {
  countWoundsLeft,
  type FieldUnit,
  isInFront,
  isOnBoard,
  listEngagementFaces,
  listShootingFaces,
  unitById,
} from '../play/field';
import type { State } from '../play/state';
import { targetsOf } from '../play/tasks/reactions';
import { diceOf } from '../rules/engagement';
import { getOtherSide, type SideIndex, zoneOf } from '../rules/segments';

const WON = 1000;
const PER_TOKEN = 0.4;
const READY = 0.3;

/** How much a unit is worth to its side: its points as far as they live, its hits to come, and whether it can use them. */
const unitWorth: (unit: FieldUnit) => number = memoizeByIdentity((unit: FieldUnit) => {
  const points = unit.troops.reduce(
    (sum, { troop, wounds }) => sum + troop.deploymentPoints * (1 - wounds / (2 * troop.woundPoints)),
    0,
  );
  const blows = diceOf({ striker: unit, target: unit, role: 'continue', withoutCharge: true });
  const bite = (listEngagementFaces(unit).length * blows + listShootingFaces(unit).length) / 6;
  const isReady = isInFront(unit) || (isOnBoard(unit.at) && zoneOf(unit.at).zone === 'engagement');
  return points + bite * (isReady ? 1 + READY : 1) + countWoundsLeft(unit) / 10;
});

const sideWorth = ({ field, tokens, destroyed }: State, side: SideIndex): number =>
  field.filter(unit => unit.side === side).reduce((sum, unit) => sum + unitWorth(unit), 0) +
  tokens[side].unspent * PER_TOKEN +
  destroyed[side];

const pointsPerWound = (unit: FieldUnit): number =>
  unit.troops.reduce((sum, { troop }) => sum + troop.deploymentPoints, 0) /
  Math.max(1, countWoundsLeft(unit));

const expectedLoss = (striker: FieldUnit, target: FieldUnit, role: 'attack' | 'strike-back'): number => {
  const dice = diceOf({ striker, target, role, withoutCharge: false });
  const hits = (dice * listEngagementFaces(striker).length) / 6;
  return Math.min(hits, countWoundsLeft(target)) * pointsPerWound(target);
};

/** An attack that has begun is worth what its best target would lose, less the answer. */
const pendingAttackWorth = (state: State): number => {
  const pending = state.agenda.find(task => task.type === 'target');
  const attacker = pending && unitById(state.field, pending.attacker);
  if (!attacker) return 0;
  const gains = targetsOf(state, attacker.id).map(
    target => expectedLoss(attacker, target, 'attack') - expectedLoss(target, attacker, 'strike-back'),
  );
  return gains.length === 0 ? 0 : Math.max(...gains);
};

/** While stacks are covered a player knows only their own: then units that stand ready count, and all three sectors held. */
const placingWorth = ({ field }: State, side: SideIndex): number => {
  const placed = field.filter(unit => unit.side === side && unit.at !== 'waiting' && unit.at !== 'late');
  const sectors = new Set(placed.filter(isInFront).map(({ at }) => at)).size;
  return placed.reduce((sum, unit) => sum + (isInFront(unit) ? unitWorth(unit) : 0), 0) / 10 + sectors;
};

/** For the computer player: points alive and destroyed, readiness and tokens, own against enemy. */
export const worth = (state: State, seat: string): number => {
  const side = sideIndexOf(state.scenario, seat);
  if (side === null) return 0;
  if (state.round === 0) return placingWorth(state, side);
  const [head] = state.agenda;
  const decided = head?.type === 'over' ? (head.winner === side ? WON : -WON) : 0;
  const seen = { ...state, field: state.field.filter(unit => unit.side === side || unit.at !== 'late') };
  const pending = pendingAttackWorth(state) * (state.active === side ? 1 : -1);
  return decided + pending + sideWorth(seen, side) - sideWorth(seen, getOtherSide(side));
};
