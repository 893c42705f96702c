import type { PreviewLine } from '@/lib/game/preview';
import type { Action } from '../actions';
import { otherSide } from '../army';
import { words } from '../describe';
import { hexOfUnit, type StandingUnit, standing } from '../field';
import { namedWhere } from '../naming';
import { figure, part } from '../reasons';
import { cite } from '../rulebook';
import { attackGroups, enemiesAround, gunHexes } from '../rules/attack-groups';
import {
  CHARGE_FROM,
  type ChargeSituation,
  chargeLeaderBonus,
  charges,
  isHopeless,
  mayCharge,
} from '../rules/charge';
import { attackersOf, engagedIn, type Melee } from '../rules/close-combat';
import type { State, TaskOf } from '../state';
import { begun, meleeFrom, namedAction } from './combat';
import {
  calm,
  eachIn,
  event,
  first,
  followedBy,
  meleeOf,
  type Step,
  thrown,
  told,
  withMarks,
  withMelee,
} from './game';
import { type Handler, sideId } from './handler';
import { withStatus } from './pieces';

type Charge = TaskOf<'charge'>;
type ChargeAction = Extract<Action, { type: 'charge' }>;

/** 19.12.1, 19.12.2 – Formed attacking cavalry that is engaged now, has not tried before and is not held back. */
const chargers = (state: State, { held = [] }: Charge): readonly StandingUnit[] => {
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

/** 19.12.2, 19.1 – Every way to name a charge; a hex with a momentum marker must be in it. */
const chargeOffers = (state: State, task: Charge): readonly Action[] => {
  const { attacker } = meleeOf(state).melee;
  const from = [...new Set(chargers(state, task).map(unit => hexOfCharger(state, unit)))];
  const enemies = new Set(from.flatMap(hex => enemiesAround(state, hex, attacker)));
  const marked = [...enemies].filter(hex => state.marks.momentum[hex]?.by === attacker);
  const groups = attackGroups(state, from, [...enemies, ...gunHexes(state, otherSide(attacker))]).filter(
    ({ defending }) => marked.length === 0 || defending.some(hex => marked.includes(hex)),
  );
  return groups.map(group => namedAction(state, 'charge', group));
};

/** 19.12.2 – Of several in a hex each may be left out; a hex is left out by not naming it. */
const heldBack = (state: State, task: Charge): readonly Action[] => {
  const units = chargers(state, task);
  const by = sideId(state, meleeOf(state).melee.attacker);
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
const chargeOf = (state: State, task: Charge, action: ChargeAction): NamedCharge => {
  const melee = meleeFrom(state, action);
  const units = chargers(state, task).filter(unit =>
    melee.attackingHexes.includes(hexOfCharger(state, unit)),
  );
  const leader = chargeLeaderBonus(state, melee.attackingHexes, melee.attacker);
  return { melee, units, situation: { morales: units.map(({ ratings }) => ratings.morale), leader } };
};

/** The throw of a charge that can be named now. */
export const chargeNamedBy = (state: State, action: Action): NamedCharge | null => {
  const [task] = state.agenda;
  return action.type === 'charge' && task?.task === 'charge' ? chargeOf(state, task, action) : null;
};

/** 19.12.2 – Whether no die can bring about a charge that may be tried all the same. */
export const isHopelessCharge = (state: State, action: Action): boolean => {
  const named = chargeNamedBy(state, action);
  return named !== null && isHopeless(named.situation);
};

/** 19.12.2 – What is added to the common die, and the sum that charges. */
export const chargeLines = ({ units, situation }: NamedCharge): readonly PreviewLine[] => [
  figure('charges-from', CHARGE_FROM, '19.12.2'),
  part('leader', situation.leader, '9'),
  ...units.map(({ unit, ratings }) => ({
    label: words('figure.morale-of', { unit: unit.name }),
    value: ratings.morale,
    rule: cite('19.12.2'),
  })),
];

/** 19.12.2 – One die for all, and each unit with its own morale. */
const charged = (state: State, named: NamedCharge): Step => {
  const { melee, units, situation } = named;
  const ids = units.map(({ unit }) => unit.id);
  const { die, state: after } = thrown(withMarks(state, { charged: [...state.marks.charged, ...ids] }));
  const willing = units
    .filter(({ ratings }) => charges(ratings.morale, situation.leader, die))
    .map(({ unit }) => unit.id);
  const known = meleeOf(after).engaged;
  const noted = withMelee(after, { engaged: [...new Set([...known, ...ids])] });
  const values = { die, bonus: situation.leader, count: willing.length };
  const what = told(noted, event('charge-thrown', '19.12.2', values, [die], chargeLines(named)));
  const attackingHexes = melee.attackingHexes.filter(hex =>
    willing.some(id => hexOfUnit(state.field, id) === hex),
  );
  const fight = { ...melee, attackingHexes, charging: willing };
  const isOn = attackingHexes.length > 0 && attackersOf(noted, fight).length > 0;
  return isOn ? followedBy(what, now => begun(now, fight)) : what;
};

/** 19.12 – Cavalry may charge on at once. */
export const charge: Handler<'charge'> = {
  awaits: (state, task) => (chargeOffers(state, task).length > 0 ? meleeOf(state).melee.attacker : null),
  offers: (state, task) => [
    { by: sideId(state, meleeOf(state).melee.attacker), type: 'pass' },
    ...chargeOffers(state, task),
    ...heldBack(state, task),
  ],
  choose: (state, task, action) => {
    if (action.type === 'hold-back') {
      const held = [...(task.held ?? []), action.unit];
      const what = event('held-back', '19.12.2', { unit: namedWhere(state, action.unit) });
      return told(first(state, { ...task, held }), what);
    }
    return action.type === 'charge' ? charged(state, chargeOf(state, task, action)) : calm(state);
  },
  run: calm,
};

/** 19.12.3 – Formed cavalry that was in the fight is disordered where it stands. */
export const blown: Handler<'blown'> = {
  run: state => {
    const { engaged } = meleeOf(state);
    const tired = engaged.filter(id => {
      if (hexOfUnit(state.field, id) === null) return false;
      const { unit, status } = standing(state, id);
      return unit.arm === 'cavalry' && status === 'formed';
    });
    const ended: State = { ...state, melees: state.melees.slice(1) };
    return eachIn(calm(ended), tired, (now, id) => withStatus(now, id, 'disordered'));
  },
};
