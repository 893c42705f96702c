import { measureHexDistance, OFF_MAP } from '@/lib/geometry/hex/hex';
import { getOtherSide, type SideIndex } from '../../../document/army';
import {
  type AttackGroup,
  filterFeasibleGroups,
  listAttackGroups,
  listGunOnlyHexes,
  listOptionalAttackers,
  listPendingAttackers,
  listPendingDefenders,
} from '../../../rules/combat/attack-groups';
import { isGroundForCharge } from '../../../rules/combat/charge';
import { attackersOf, defendersOf, type Melee, mayAttack } from '../../../rules/combat/close-combat';
import {
  groundIn,
  hexOfUnit,
  isFighter,
  type StandingUnit,
  stackAt,
  standingUnitOf,
} from '../../../rules/field';
import { splitFrontLine } from '../../../rules/map/engagement';
import { unitsOfSideAt } from '../../../rules/map/stacking';
import { type Refusal, refuse } from '../../../rules/refusal';
import type { Action } from '../../actions';
import { mayAct } from '../../command-state';
import { describePieceAndHex } from '../../describe';
import {
  createEvent,
  emit,
  findHexNamed,
  meleeOf,
  nameHex,
  pushTasks,
  type Transition,
  withArmy,
  withMarks,
  withMelee,
  withoutEvents,
} from '../../game';
import type { MeleeState, State, Task, TaskOf } from '../../state';
import { sideIdOf, type TaskHandler } from '../../task-handler';
import { unitNameOf } from '../piece-changes';

interface Attacks {
  readonly groups: readonly AttackGroup[];
  /** Whether somebody engaged has still to fight. */
  readonly isBound: boolean;
}

/** 4.2, 19, 19.1 – The attacks that may be named now. */
const attacksOf = (state: State): Attacks => {
  const enemy = getOtherSide(state.player);
  const isReady = ({ unit }: StandingUnit): boolean => !state.marks.fought.includes(unit.id);
  const mayFight = (unit: StandingUnit): boolean => isReady(unit) && mayAct(state, unit.unit);
  const engaged = listPendingAttackers(state, state.player, mayFight);
  const attackers = [...engaged, ...listOptionalAttackers(state, state.player, mayFight)];
  const defenders = listPendingDefenders(state, enemy, isReady);
  const groups = listAttackGroups(state, attackers, [...defenders, ...listGunOnlyHexes(state, enemy)]);
  const isBound = groups.some(
    ({ attacking, defending }) =>
      attacking.some(hex => engaged.includes(hex)) && defending.some(hex => defenders.includes(hex)),
  );
  return { groups: filterFeasibleGroups(state, groups, engaged, defenders), isBound };
};

export const toAttackAction = (
  state: State,
  type: 'attack' | 'charge',
  { attacking, defending }: AttackGroup,
): Action => ({
  by: sideIdOf(state, state.player),
  type,
  attacking: attacking.map(hex => nameHex(state, hex)),
  defending: defending.map(hex => nameHex(state, hex)),
});

interface AttackHexIds {
  readonly attacking: readonly string[];
  readonly defending: readonly string[];
}

export const toMelee = (state: State, { attacking, defending }: AttackHexIds): Melee => ({
  attacker: state.player,
  attackingHexes: attacking.map(id => findHexNamed(state, id)),
  defendingHexes: defending.map(id => findHexNamed(state, id)),
});

/** 19 – An attack, without those who have fought before. */
export const toAttack = (state: State, hexes: AttackHexIds): Melee => {
  const melee = toMelee(state, hexes);
  const absent = [...melee.attackingHexes, ...melee.defendingHexes]
    .flatMap(hex => stackAt(state.field, hex))
    .filter(id => state.marks.fought.includes(id));
  return absent.length > 0 ? { ...melee, absent } : melee;
};

/** 4.2, 6.1, 8.2, 19, 19.1 – Why a unit may not attack anybody now. */
export const findFighterObjection = (state: State, id: string): Refusal | null => {
  const fighter = standingUnitOf(state, id);
  const { unit } = fighter;
  const values = { unit: unit.name };
  const hex = hexOfUnit(state.field, id);
  if (unit.side !== state.player) return refuse('not-your-piece', '12');
  if (hex === null) return refuse('not-on-the-map', '19.1', values);
  if (!isFighter(fighter)) return refuse('guns-do-not-attack', '19.1', values);
  if (!mayAttack(fighter)) return refuse('never-attacks', '8.2', values);
  if (!mayAct(state, unit)) return refuse('not-active', '6.1', values);
  if (state.marks.fought.includes(id)) return refuse('has-fought', '19', values);
  const { behind } = splitFrontLine(unitsOfSideAt(state, hex, unit.side));
  return behind.some(other => other.unit === unit) ? refuse('stands-behind', '4.2', values) : null;
};

/** 19.1 – Why nobody of a hex may attack now: what keeps the first of its front back. */
const findAttackerObjection = (state: State, hex: number): Refusal | null => {
  const stack = unitsOfSideAt(state, hex, state.player);
  const { front } = splitFrontLine(stack);
  const reasons = (front.length > 0 ? front : stack).map(({ unit }) => findFighterObjection(state, unit.id));
  if (reasons.length === 0) return refuse('not-your-piece', '12');
  return reasons.includes(null) ? null : (reasons[0] ?? null);
};

/** 4.2, 19, 19.1 – Why an attack is not to be named. */
const findAttackObjection = (state: State, { attackingHexes, defendingHexes }: Melee): Refusal | null => {
  const { grid } = groundIn(state);
  const [from = OFF_MAP] = attackingHexes;
  for (const hex of attackingHexes) {
    const idle = findAttackerObjection(state, hex);
    if (idle) return idle;
  }
  for (const hex of defendingHexes) {
    const values = { hex: nameHex(state, hex) };
    if (unitsOfSideAt(state, hex, getOtherSide(state.player)).length === 0)
      return refuse('nobody-to-attack', '19.1', values);
    if (measureHexDistance(grid, from, hex) !== 1) return refuse('not-beside-the-attack', '19.1', values);
    const { front } = splitFrontLine(unitsOfSideAt(state, hex, getOtherSide(state.player)));
    if (front.length > 0 && front.every(({ unit }) => state.marks.fought.includes(unit.id)))
      return refuse('hex-has-fought', '19', values);
  }
  return defendingHexes.length > 0 ? refuse('all-must-fight', '19') : refuse('nobody-beside', '19.1');
};

/** 19 – The active player names one fight after the other until everybody engaged has fought. */
export const combatHandler: TaskHandler<'combat'> = {
  awaits: state => (attacksOf(state).groups.length > 0 ? state.player : null),
  offers: state => {
    const { groups, isBound } = attacksOf(state);
    const pass: Action = { by: sideIdOf(state, state.player), type: 'pass' };
    return [...(isBound ? [] : [pass]), ...groups.map(group => toAttackAction(state, 'attack', group))];
  },
  objection: (state, _task, action) => {
    if (action.type === 'pass') return refuse('must-fight', '19');
    if (action.type !== 'attack') return null;
    const melee = toMelee(state, action);
    const isKnown = ![...melee.attackingHexes, ...melee.defendingHexes].includes(OFF_MAP);
    return isKnown ? findAttackObjection(state, melee) : null;
  },
  choose: (state, task, action) =>
    action.type === 'attack'
      ? beginMelee(pushTasks(state, task), toAttack(state, action))
      : withoutEvents(state),
};

/** 19.1 – Against artillery alone there is only the advance, and what it captures. */
const isDefended = (state: State, { attacker, defendingHexes }: Melee): boolean =>
  defendingHexes.some(hex => unitsOfSideAt(state, hex, getOtherSide(attacker)).some(isFighter));

/** 19.1 to 19.12 – The steps of a fight, as tasks. */
const meleeTasks = (state: State, melee: Melee): readonly Task[] => {
  const { defendingHexes } = melee;
  if (!isDefended(state, melee))
    return [
      { task: 'advance', by: 'attacker', hexes: defendingHexes },
      { task: 'capture' },
      { task: 'blown' },
    ];
  return [
    { task: 'surrender' },
    ...defendingHexes.map(hex => ({ task: 'retreat-before', hex }) as const),
    { task: 'surrender' },
    { task: 'lead', of: 'defender' },
    { task: 'lead', of: 'attacker' },
    { task: 'resolve' },
  ];
};

export const beginMelee = (state: State, melee: Melee): Transition => {
  const { attacker, attackingHexes, defendingHexes } = melee;
  const fighters = attackersOf(state, melee).map(({ unit }) => unit.id);
  const marked = withMarks(state, { fought: [...new Set([...state.marks.fought, ...fighters])] });
  const struck = withArmy(marked, getOtherSide(attacker), { attacked: true });
  const busy = withArmy(withArmy(struck, 0, { busy: true }), 1, { busy: true });
  const opened: MeleeState = {
    melee,
    leads: [null, null],
    engaged: isDefended(state, melee) ? fighters : [],
    unsatisfied: 0,
    advanced: [],
    surrounded: false,
    ground: isGroundForCharge(state, attackingHexes, defendingHexes),
  };
  const started: State = { ...busy, blooded: true, melees: [opened, ...state.melees] };
  const where = (hexes: readonly number[]) =>
    ({ items: hexes.map(hex => nameHex(state, hex)), type: 'and' }) as const;
  const values = { attacking: where(attackingHexes), defending: where(defendingHexes) };
  return emit(
    pushTasks(closeAdvanceOption(started, melee), ...meleeTasks(state, melee)),
    createEvent('attack-named', '19.1', values),
  );
};

/** 23.4.3 – Line infantry that attacks before the bonus of an advance was claimed puts an end to it. */
const closeAdvanceOption = (state: State, melee: Melee): State => {
  const isLine = attackersOf(state, melee).some(
    ({ unit }) => unit.arm === 'infantry' && !unit.traits.includes('free-battalion'),
  );
  const enemy = getOtherSide(melee.attacker);
  return isLine && state.armies[enemy].advance === null
    ? withArmy(state, enemy, { advanceOpen: false })
    : state;
};

const leadChoices = (state: State, { of }: TaskOf<'lead'>): readonly string[] => {
  const { melee } = meleeOf(state);
  const fighters = of === 'attacker' ? attackersOf(state, melee) : defendersOf(state, melee);
  return fighters.map(({ unit }) => unit.id);
};

const leadSide = (state: State, { of }: TaskOf<'lead'>): SideIndex => {
  const { attacker } = meleeOf(state).melee;
  return of === 'attacker' ? attacker : getOtherSide(attacker);
};

const withLead = (state: State, { of }: TaskOf<'lead'>, unit: string | null): State => {
  const [attacker, defender] = meleeOf(state).leads;
  return withMelee(state, { leads: of === 'attacker' ? [unit, defender] : [attacker, unit] });
};

/** 19.4 – Each side names its lead unit. */
export const leadHandler: TaskHandler<'lead'> = {
  awaits: (state, task) => (leadChoices(state, task).length > 1 ? leadSide(state, task) : null),
  offers: (state, task) =>
    leadChoices(state, task).map(
      (unit): Action => ({ by: sideIdOf(state, leadSide(state, task)), type: 'lead', unit }),
    ),
  objection: (state, _task, action) =>
    action.type === 'lead' ? refuse('not-engaged', '19.4', { unit: unitNameOf(state, action.unit) }) : null,
  choose: (state, task, action) => {
    if (action.type !== 'lead') return withoutEvents(state);
    const values = { unit: describePieceAndHex(state, action.unit) };
    return emit(withLead(state, task, action.unit), createEvent('lead-named', '19.4', values));
  },
  run: (state, task) => withoutEvents(withLead(state, task, leadChoices(state, task)[0] ?? null)),
};
