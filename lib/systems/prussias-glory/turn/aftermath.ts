import type { PreviewLine } from '@/lib/game/preview';
import { hexDistance, hexOf } from '@/lib/geometry/hex';
import type { Action } from '../actions';
import { otherSide, rosterOf, type SideIndex } from '../army';
import { words } from '../describe';
import {
  groundIn,
  hexOfUnit,
  isFighter,
  leadersAt,
  type StandingUnit,
  sideAt,
  standing,
  unitsAt,
} from '../field';
import { hasTerrain } from '../ground';
import { kitOf } from '../kit';
import { namedPiece, namedWhere } from '../naming';
import { figure, modifierLines, part } from '../reasons';
import { cite } from '../rulebook';
import { attackGroups, enemiesAround } from '../rules/attack-groups';
import { captureResult } from '../rules/capture';
import { CHARGE_FROM, chargeLeaderBonus, charges, mayCharge } from '../rules/charge';
import { attackersOf, engagedIn } from '../rules/close-combat';
import { line, type ModifierLine, sumOfLines } from '../rules/modifier-lines';
import { groundCost } from '../rules/movement';
import { neighboursOf } from '../rules/sight';
import { hasRoomFor, unitsOfSideAt } from '../rules/stacking';
import { isInEnemyZone } from '../rules/zones-of-control';
import type { State, TaskOf } from '../state';
import { begun, meleeFrom, namedAction } from './combat';
import {
  calm,
  eachIn,
  event,
  first,
  followedBy,
  hexName,
  meleeOf,
  type Step,
  thrown,
  told,
  withMarks,
  withMelee,
} from './game';
import { type Handler, sideId } from './handler';
import {
  counterCaptured,
  leaderPlaced,
  leadersCaught,
  placed,
  retreatTask,
  unitLost,
  withStatus,
} from './pieces';

type Advance = TaskOf<'advance'>;

const sidesOfAdvance = (state: State, { by }: Advance): { side: SideIndex; from: readonly number[] } => {
  const { melee } = meleeOf(state);
  return by === 'attacker'
    ? { side: melee.attacker, from: melee.attackingHexes }
    : { side: otherSide(melee.attacker), from: melee.defendingHexes };
};

/** 19.9 – Hexes left empty or with artillery alone; the defender goes only where guns are left. */
const vacated = (state: State, task: Advance): readonly number[] => {
  const { side } = sidesOfAdvance(state, task);
  const enemy = otherSide(side);
  return task.hexes.filter(hex => {
    const left = unitsOfSideAt(state, hex, enemy);
    if (left.some(isFighter)) return false;
    return task.by === 'attacker' || left.length > 0;
  });
};

const mayAdvance = (state: State, unit: StandingUnit, to: number): boolean => {
  const from = hexOfUnit(state.field, unit.unit.id);
  if (from === null || unit.status === 'routed' || !isFighter(unit)) return false;
  if (unit.unit.traits.includes('light-baggage')) return false;
  if (hexDistance(groundIn(state).grid, from, to) !== 1 || groundCost(state, unit, from, to) === null)
    return false;
  if (unit.ratings.exhausted && isInEnemyZone(state, to, unit.unit.side)) return false;
  return hasRoomFor(state, to, unit);
};

const advanceOffers = (state: State, task: Advance): readonly Action[] => {
  const { side, from } = sidesOfAdvance(state, task);
  const by = sideId(state, side);
  return vacated(state, task).flatMap(to =>
    from
      .filter(hex => hexDistance(groundIn(state).grid, hex, to) === 1)
      .flatMap(hex => [
        ...unitsOfSideAt(state, hex, side)
          .filter(unit => mayAdvance(state, unit, to))
          .map(({ unit }): Action => ({ by, type: 'advance', piece: unit.id, to: hexName(state, to) })),
        ...(unitsOfSideAt(state, to, side).length > 0
          ? leadersAt(state, hex, side).map(
              ({ id }): Action => ({ by, type: 'advance', piece: id, to: hexName(state, to) }),
            )
          : []),
      ]),
  );
};

/** 19.9 – Piece by piece; whoever comes last lies on top, so that the order is free. */
export const advance: Handler<'advance'> = {
  awaits: (state, task) => (advanceOffers(state, task).length > 0 ? sidesOfAdvance(state, task).side : null),
  offers: (state, task) => [
    { by: sideId(state, sidesOfAdvance(state, task).side), type: 'pass' },
    ...advanceOffers(state, task),
  ],
  choose: (state, task, action) => {
    if (action.type !== 'advance') return calm(state);
    const to = hexOf(groundIn(state).grid, action.to);
    const again = first(state, task);
    if (rosterOf(state.scenario).leaders.has(action.piece))
      return calm(leaderPlaced(again, action.piece, to));
    const moved = placed(again, action.piece, to);
    const noted =
      task.by === 'attacker'
        ? withMelee(moved, { advanced: [...meleeOf(moved).advanced, action.piece] })
        : moved;
    const values = { unit: namedPiece(state, action.piece), hex: action.to };
    return followedBy(told(noted, event('advanced', '19.9', values)), leadersCaught);
  },
  run: calm,
};

/** 19.9.1 – What helps and hinders a capture. */
const captureLines = (state: State, gun: StandingUnit, hex: number): readonly ModifierLine[] => {
  const { modifiers } = kitOf(state.scenario).charts.capture;
  const ground = groundIn(state);
  const side = otherSide(gun.unit.side);
  const add = (isSo: boolean, id: keyof typeof modifiers): readonly ModifierLine[] =>
    isSo ? [line(id, modifiers[id])] : [];
  const friends = neighboursOf(ground.grid, hex).some(other =>
    unitsOfSideAt(state, other, gun.unit.side).some(unit => isFighter(unit) && unit.status !== 'routed'),
  );
  return [
    ...add(
      unitsOfSideAt(state, hex, side).some(({ unit }) => unit.arm === 'cavalry'),
      'cavalry-advances',
    ),
    ...add(gun.status === 'disordered', 'guns-disordered'),
    ...add(meleeOf(state).surrounded, 'surrounded'),
    ...add(friends, 'friends-adjacent'),
    ...add(hasTerrain(ground, hex, 'woods') || hasTerrain(ground, hex, 'town'), 'cover'),
  ];
};

const captured = (state: State, id: string): Step => {
  const gun = standing(state, id);
  const hex = hexOfUnit(state.field, id);
  if (hex === null) return calm(state);
  if (gun.status === 'routed') return unitLost(state, id, 'captured');
  const { die, state: after } = thrown(state);
  const lines = captureLines(state, gun, hex);
  const result = captureResult(kitOf(state.scenario).charts.capture, die + sumOfLines(lines));
  const values = { unit: namedWhere(state, id) };
  const because = [part('die', die, '19.9.1'), ...modifierLines(lines)];
  const what = told(after, event(`capture-${result}`, '19.9.1', values, [die], because));
  if (result === 'whole' || gun.status !== 'formed')
    return followedBy(what, now => unitLost(now, id, 'captured'));
  if (result === 'escapes') return followedBy(what, now => gunsDrawnBack(now, id));
  return followedBy(what, now => counterTaken(now, id));
};

/** 19.9.1 – The counter on the map is taken; what the second one shows falls back disordered. */
const counterTaken = (state: State, id: string): Step =>
  standing(state, id).steps <= 2
    ? unitLost(state, id, 'captured')
    : followedBy(counterCaptured(state, id), now => gunsDrawnBack(now, id));

/** 19.9.1 – Guns that get away are disordered and go back one hex, whoever stands around them. */
const gunsDrawnBack = (state: State, id: string): Step =>
  withStatus(first(state, retreatTask(id, 1, 'escape')), id, 'disordered');

export const capture: Handler<'capture'> = {
  run: state => {
    const { melee } = meleeOf(state);
    const hexes = [...melee.attackingHexes, ...melee.defendingHexes];
    const reached = hexes.flatMap(hex => {
      const here = unitsAt(state, hex);
      return here.filter(gun => !isFighter(gun) && here.some(({ unit }) => unit.side !== gun.unit.side));
    });
    return eachIn(calm(state), reached, (now, { unit }) => captured(now, unit.id));
  },
};

type Momentum = TaskOf<'momentum'>;

/** 19.10 – Units that advanced and have no enemy infantry or cavalry beside them may go on by one hex. */
const momentumOffers = (state: State, { steps }: Momentum): readonly Action[] => {
  const { melee, advanced, unsatisfied } = meleeOf(state);
  if (unsatisfied <= 0) return [];
  const by = sideId(state, melee.attacker);
  const present = advanced.filter(id => hexOfUnit(state.field, id) !== null);
  const further = present
    .filter(id => !steps.includes(id))
    .flatMap(id => {
      const hex = hexOfUnit(state.field, id) ?? 0;
      if (enemiesAround(state, hex, melee.attacker).length > 0) return [];
      return neighboursOf(groundIn(state).grid, hex)
        .filter(
          to => sideAt(state, to) !== otherSide(melee.attacker) && mayAdvance(state, standing(state, id), to),
        )
        .map((to): Action => ({ by, type: 'momentum-advance', piece: id, to: hexName(state, to) }));
    });
  if (steps.length > 0) return further;
  const around = new Set(
    present.flatMap(id => enemiesAround(state, hexOfUnit(state.field, id) ?? 0, melee.attacker)),
  );
  const marks = [...around].map((hex): Action => ({ by, type: 'momentum-mark', hex: hexName(state, hex) }));
  return [...further, ...marks];
};

export const momentum: Handler<'momentum'> = {
  awaits: (state, task) => (momentumOffers(state, task).length > 0 ? meleeOf(state).melee.attacker : null),
  offers: (state, task) => [
    { by: sideId(state, meleeOf(state).melee.attacker), type: 'pass' },
    ...momentumOffers(state, task),
  ],
  choose: (state, task, action) => {
    const { grid } = groundIn(state);
    if (action.type === 'momentum-mark') {
      const hex = hexOf(grid, action.hex);
      const count = (state.marks.momentum[hex]?.count ?? 0) + 1;
      const mark = { count, by: meleeOf(state).melee.attacker, turn: state.turn };
      return told(
        withMarks(state, { momentum: { ...state.marks.momentum, [hex]: mark } }),
        event('momentum-marked', '19.10', { hex: action.hex }),
      );
    }
    if (action.type !== 'momentum-advance') return calm(state);
    const to = hexOf(grid, action.to);
    const again = first(state, { ...task, steps: [...task.steps, action.piece] });
    const values = { unit: namedPiece(state, action.piece), hex: action.to };
    const what = event('momentum-advanced', '19.10', values);
    return followedBy(told(placed(again, action.piece, to), what), leadersCaught);
  },
  run: calm,
};

/** 19.12.1 – Formed attacking cavalry that is engaged now and has not tried before. */
const chargers = (state: State): readonly StandingUnit[] => {
  const { melee, advanced, ground } = meleeOf(state);
  if (!ground) return [];
  const hexes = new Set([
    ...melee.attackingHexes,
    ...advanced.flatMap(id => hexOfUnit(state.field, id) ?? []),
  ]);
  return engagedIn(state, [...hexes], melee.attacker).filter(
    unit => mayCharge(unit) && !state.marks.charged.includes(unit.unit.id),
  );
};

const chargeOffers = (state: State): readonly Action[] => {
  const { melee } = meleeOf(state);
  const from = [...new Set(chargers(state).flatMap(({ unit }) => hexOfUnit(state.field, unit.id) ?? []))];
  const targets = [...new Set(from.flatMap(hex => enemiesAround(state, hex, melee.attacker)))];
  const marked = targets.filter(hex => state.marks.momentum[hex]?.by === melee.attacker);
  const groups = attackGroups(state, from, targets).filter(
    ({ defending }) => marked.length === 0 || defending.some(hex => marked.includes(hex)),
  );
  return groups.map(group => namedAction(state, 'charge', group));
};

/** 19.12.2 – What is added to the common die, and the sum that charges. */
const chargeLines = (units: readonly StandingUnit[], bonus: number): readonly PreviewLine[] => [
  figure('charges-from', CHARGE_FROM, '19.12.2'),
  part('leader', bonus, '9'),
  ...units.map(({ unit, ratings }) => ({
    label: words('figure.morale-of', { unit: unit.name }),
    value: ratings.morale,
    rule: cite('19.12.2'),
  })),
];

/** 19.12.2 – One die for all, and each unit with its own morale. */
const charged = (state: State, action: Extract<Action, { type: 'charge' }>): Step => {
  const melee = meleeFrom(state, action);
  const units = chargers(state).filter(({ unit }) =>
    melee.attackingHexes.includes(hexOfUnit(state.field, unit.id) ?? -1),
  );
  const ids = units.map(({ unit }) => unit.id);
  const bonus = chargeLeaderBonus(state, melee.attackingHexes, melee.attacker);
  const { die, state: after } = thrown(withMarks(state, { charged: [...state.marks.charged, ...ids] }));
  const willing = units
    .filter(({ ratings }) => charges(ratings.morale, bonus, die))
    .map(({ unit }) => unit.id);
  const known = meleeOf(after).engaged;
  const noted = withMelee(after, { engaged: [...new Set([...known, ...ids])] });
  const values = { die, bonus, count: willing.length };
  const what = told(noted, event('charge-thrown', '19.12.2', values, [die], chargeLines(units, bonus)));
  const attackingHexes = melee.attackingHexes.filter(hex =>
    willing.some(id => hexOfUnit(state.field, id) === hex),
  );
  const fight = { ...melee, attackingHexes, charging: willing };
  const isOn = attackingHexes.length > 0 && attackersOf(noted, fight).length > 0;
  return isOn ? followedBy(what, now => begun(now, fight)) : what;
};

/** 19.12 – Cavalry may charge on at once. */
export const charge: Handler<'charge'> = {
  awaits: state => (chargeOffers(state).length > 0 ? meleeOf(state).melee.attacker : null),
  offers: state => [
    { by: sideId(state, meleeOf(state).melee.attacker), type: 'pass' },
    ...chargeOffers(state),
  ],
  choose: (state, _task, action) => (action.type === 'charge' ? charged(state, action) : calm(state)),
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
