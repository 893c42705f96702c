import type { BreakdownLine } from '@/lib/game/contract/odds-preview';
import { getOtherSide } from '../../../document/army';
import { cite } from '../../../rulebook';
import { enemyHexesAround, listAttackGroups, listGunOnlyHexes } from '../../../rules/combat/attack-groups';
import {
  CHARGE_FROM,
  type ChargeSituation,
  computeChargeLeaderBonus,
  isChargeHopeless,
  isChargeSuccessful,
  mayCharge,
} from '../../../rules/combat/charge';
import { attackersOf, engagedIn, type Melee } from '../../../rules/combat/close-combat';
import { hexOfUnit, type StandingUnit, standingUnitOf } from '../../../rules/field';
import { refuse } from '../../../rules/refusal';
import { words } from '../../../view/words';
import type { Action } from '../../actions';
import { describePieceAndHex } from '../../describe';
import { createAddendLine, createStatLine } from '../../figures/breakdown-lines';
import {
  applyEach,
  chainTransition,
  createEvent,
  emit,
  meleeOf,
  pushTasks,
  type Transition,
  throwDie,
  withMarks,
  withMelee,
  withoutEvents,
} from '../../game';
import type { State, TaskOf } from '../../state';
import { sideIdOf, type TaskHandler } from '../../task-handler';
import { setStatus, unitNameOf } from '../piece-changes';
import { beginMelee, toAttackAction, toMelee } from './combat';

type Charge = TaskOf<'charge'>;
type ChargeAction = Extract<Action, { type: 'charge' }>;

/** 19.12.1, 19.12.2 – Formed attacking cavalry that is engaged now, has not tried before and is not held back. */
const possibleChargers = (state: State, { held = [] }: Charge): readonly StandingUnit[] => {
  const { melee, advanced, ground } = meleeOf(state);
  if (!ground) return [];
  const hexes = new Set([
    ...melee.attackingHexes,
    ...advanced.flatMap(id => hexOfUnit(state.field, id) ?? []),
  ]);
  return engagedIn(state, [...hexes], melee.attacker).filter(
    unit => mayCharge(unit) && !state.marks.charged.includes(unit.unit.id) && !held.includes(unit.unit.id),
  );
};

const hexOfCharger = (state: State, { unit }: StandingUnit): number => hexOfUnit(state.field, unit.id) ?? -1;

/** 19.12.2, 19.1 – Every way to name a charge; a hex that the fight before has marked with momentum must be in it. */
const chargeOffers = (state: State, task: Charge): readonly Action[] => {
  const { melee, marked: laid = [] } = meleeOf(state);
  const { attacker } = melee;
  const from = [...new Set(possibleChargers(state, task).map(unit => hexOfCharger(state, unit)))];
  const enemies = new Set(from.flatMap(hex => enemyHexesAround(state, hex, attacker)));
  const marked = [...enemies].filter(hex => laid.includes(hex) && state.marks.momentum[hex]);
  const groups = listAttackGroups(state, from, [
    ...enemies,
    ...listGunOnlyHexes(state, getOtherSide(attacker)),
  ]).filter(({ defending }) => marked.length === 0 || defending.some(hex => marked.includes(hex)));
  return groups.map(group => toAttackAction(state, 'charge', group));
};

/** 19.12.2 – Of several in a hex each may be left out; a hex is left out by not naming it. */
const holdBackOffers = (state: State, task: Charge): readonly Action[] => {
  const units = possibleChargers(state, task);
  const by = sideIdOf(state, meleeOf(state).melee.attacker);
  return units
    .filter(
      unit => units.filter(other => hexOfCharger(state, other) === hexOfCharger(state, unit)).length > 1,
    )
    .map(({ unit }): Action => ({ by, type: 'hold-back', unit: unit.id }));
};

interface NamedCharge {
  readonly melee: Melee;
  readonly units: readonly StandingUnit[];
  readonly situation: ChargeSituation;
}

/** 19.12.2 – Who would charge with a choice, and what their throw is made of. */
const readCharge = (state: State, task: Charge, action: ChargeAction): NamedCharge => {
  const melee = toMelee(state, action);
  const units = possibleChargers(state, task).filter(unit =>
    melee.attackingHexes.includes(hexOfCharger(state, unit)),
  );
  const leader = computeChargeLeaderBonus(state, melee.attackingHexes, melee.attacker);
  return { melee, units, situation: { morales: units.map(({ ratings }) => ratings.morale), leader } };
};

/** The throw of a charge that can be named now. */
export const namedChargeOf = (state: State, action: Action): NamedCharge | null => {
  const [task] = state.agenda;
  return action.type === 'charge' && task?.task === 'charge' ? readCharge(state, task, action) : null;
};

/** 19.12.2 – Whether no die can make a charge succeed that may still be tried. */
export const isHopelessCharge = (state: State, action: Action): boolean => {
  const named = namedChargeOf(state, action);
  return named !== null && isChargeHopeless(named.situation);
};

/** 19.12.2 – What is added to the common die, and the sum that charges. */
export const listChargeLines = ({ units, situation }: NamedCharge): readonly BreakdownLine[] => [
  createStatLine('charges-from', CHARGE_FROM, '19.12.2'),
  createAddendLine('leader', situation.leader, '9'),
  ...units.map(({ unit, ratings }) => ({
    label: words('figure.morale-of', { unit: unit.name }),
    value: ratings.morale,
    rule: cite('19.12.2'),
  })),
];

/** 19.12.2 – One die for all, and each unit with its own morale. */
const resolveCharge = (state: State, named: NamedCharge): Transition => {
  const { melee, units, situation } = named;
  const ids = units.map(({ unit }) => unit.id);
  const { die, state: after } = throwDie(withMarks(state, { charged: [...state.marks.charged, ...ids] }));
  const willing = units
    .filter(({ ratings }) => isChargeSuccessful(ratings.morale, situation.leader, die))
    .map(({ unit }) => unit.id);
  const known = meleeOf(after).engaged;
  const recorded = withMelee(after, { engaged: [...new Set([...known, ...ids])] });
  const values = { die, bonus: situation.leader, count: willing.length };
  const what = emit(recorded, createEvent('charge-thrown', '19.12.2', values, [die], listChargeLines(named)));
  const attackingHexes = melee.attackingHexes.filter(hex =>
    willing.some(id => hexOfUnit(state.field, id) === hex),
  );
  const fight = { ...melee, attackingHexes, charging: willing };
  const isOn = attackingHexes.length > 0 && attackersOf(recorded, fight).length > 0;
  return isOn ? chainTransition(what, now => beginMelee(now, fight)) : what;
};

/** 19.12 – Cavalry may charge on at once. */
export const chargeHandler: TaskHandler<'charge'> = {
  awaits: (state, task) => (chargeOffers(state, task).length > 0 ? meleeOf(state).melee.attacker : null),
  offers: (state, task) => [
    { by: sideIdOf(state, meleeOf(state).melee.attacker), type: 'pass' },
    ...chargeOffers(state, task),
    ...holdBackOffers(state, task),
  ],
  objection: (state, _task, action) => {
    if (action.type === 'charge') return refuse('cannot-charge', '19.12.1');
    return action.type === 'hold-back'
      ? refuse('does-not-charge', '19.12.2', { unit: unitNameOf(state, action.unit) })
      : null;
  },
  choose: (state, task, action) => {
    if (action.type === 'hold-back') {
      const held = [...(task.held ?? []), action.unit];
      const what = createEvent('held-back', '19.12.2', { unit: describePieceAndHex(state, action.unit) });
      return emit(pushTasks(state, { ...task, held }), what);
    }
    return action.type === 'charge'
      ? resolveCharge(state, readCharge(state, task, action))
      : withoutEvents(state);
  },
};

/** 19.12.3 – Formed cavalry that was in the fight is disordered where it stands. */
export const blownHandler: TaskHandler<'blown'> = {
  run: state => {
    const { engaged } = meleeOf(state);
    const tired = engaged.filter(id => {
      if (hexOfUnit(state.field, id) === null) return false;
      const { unit, status } = standingUnitOf(state, id);
      return unit.arm === 'cavalry' && status === 'formed';
    });
    const ended: State = { ...state, melees: state.melees.slice(1) };
    return applyEach(withoutEvents(ended), tired, (now, id) => setStatus(now, id, 'disordered'));
  },
};
