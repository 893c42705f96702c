import { cornersOf, findNearestOnLine, gapToLine, offsetPoint } from '@/lib/geometry/plane/plane';
import type { Scenario, Wall } from '../../../document/scenario';
import { isArtillery } from '../../../rules/army/points';
import { shootingRangeOf } from '../../../rules/combat/ranges';
import { distanceToNearestComing, engineRangeTo } from '../../../rules/combat/shots';
import { ringOf } from '../../../rules/siege/ramparts';
import { type GateBreaker, gateNeedOf } from '../../../rules/siege/siege';
import { SECTION } from '../../../rules/siege/walls';
import {
  blockOf,
  contactsOf,
  doTouch,
  type Element,
  type FieldUnit,
  getUnit,
  isAboard,
  isInSight,
} from '../../field';
import { createStatLine } from '../../figures/breakdown-lines';
import {
  changeState,
  changeTurn,
  commandOf,
  emit,
  type Game,
  nameOf,
  pushTasks,
  throwDice,
} from '../../game';
import type { State, TaskOf } from '../../state';
import { startSetUp } from '../setup/deployment';

const BREACH_WORKS = 4;
const CLEAR_OF_TOWER = 2;

/** 8.6 – Each breach that was paid for works on a four; the besieger says where. */
export const tryBreaches = (game: Game, { tries }: TaskOf<'breaches'>): Game => {
  if (tries <= 0 || listBreachPlaces(game.state).length === 0) return startSetUp(game);
  const { game: thrown, faces } = throwDice(game, { count: 1, sides: 6 });
  const works = (faces[0] ?? 1) >= BREACH_WORKS;
  const next = emit(
    thrown,
    '8.6',
    () => ({ type: 'breach-tried', works: works ? 'yes' : 'no' }),
    () => ({ faces, because: [createStatLine('needs', BREACH_WORKS, '8.6')] }),
  );
  return pushTasks(
    next,
    works ? { type: 'breach', tries: tries - 1 } : { type: 'breaches', tries: tries - 1 },
  );
};

/** 8.6 – The middle of every section that is neither tower nor gate nor breached. */
export const listBreachPlaces = ({ scenario }: State): readonly (readonly [number, number])[] =>
  (scenario.board.walls ?? []).flatMap(wall =>
    sectionMiddlesOf(wall).filter(
      ([x, y]) =>
        ![...wall.towers, ...wall.gates, ...(wall.breaches ?? [])].some(
          ([tx, ty]) => Math.hypot(tx - x, ty - y) < CLEAR_OF_TOWER,
        ),
    ),
  );

const sectionMiddlesOf = (wall: Wall): readonly (readonly [number, number])[] => {
  const ring = ringOf(wall);
  return ring.slice(1).flatMap((end, index) => {
    const start = ring[index] ?? end;
    const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
    const count = Math.max(1, Math.round(length / SECTION));
    return Array.from({ length: count }, (_, part): readonly [number, number] => {
      const share = (part + 0.5) / count;
      const round = (value: number): number => Math.round(value * 100) / 100;
      return [round(start[0] + (end[0] - start[0]) * share), round(start[1] + (end[1] - start[1]) * share)];
    });
  });
};

const withWalls = (scenario: Scenario, change: (wall: Wall) => Wall): Scenario => ({
  ...scenario,
  board: { ...scenario.board, walls: (scenario.board.walls ?? []).map(change) },
});

const isAt = ([x, y]: readonly [number, number], [ax, ay]: readonly [number, number]): boolean =>
  Math.hypot(x - ax, y - ay) < 0.01;

/** The wall nearest to a place is open there from now on. */
export const openBreach = (game: Game, at: readonly [number, number]): Game => {
  const scenario = withWalls(game.state.scenario, wall =>
    sectionMiddlesOf(wall).some(place => isAt(place, at))
      ? { ...wall, breaches: [...(wall.breaches ?? []), [at[0], at[1]]] }
      : wall,
  );
  return changeState(game, { scenario });
};

/** 17.2 – A broken gate is open ground for all. */
const openGate = (game: Game, at: readonly [number, number]): Game => {
  if (!gatesOf(game.state).some(gate => isAt(gate, at))) return game;
  const scenario = withWalls(game.state.scenario, wall =>
    wall.gates.some(gate => isAt(gate, at))
      ? {
          ...wall,
          gates: wall.gates.filter(gate => !isAt(gate, at)),
          broken: [...(wall.broken ?? []), [at[0], at[1]]],
        }
      : wall,
  );
  return emit(changeState(game, { scenario }), '17.2', () => ({ type: 'gate-broken' }));
};

export const gatesOf = ({ scenario }: State): readonly (readonly [number, number])[] =>
  (scenario.board.walls ?? []).flatMap(({ gates }) => gates);

/** Troops within this distance of walls count as at them. */
const AT_GATE = 0.3;
const MOST_AT_GATE = 2;

const isAttacker = (state: State, unit: FieldUnit): boolean =>
  commandOf(state, unit.side).role === 'attacker' && isInSight(unit);

/** 17.2 – Warriors on foot who were at it the whole turn and did nothing else. */
const mayStrike = ({ turn }: FieldUnit, { id, profile }: Element): boolean =>
  profile.troop === 'warrior' &&
  profile.mount === 'none' &&
  turn.moved === 0 &&
  !turn.isBusy &&
  !turn.occupied.includes(id) &&
  !(turn.hasShot && shootingRangeOf(profile) > 0);

/** 17.2 – Whether a base touches a gate: the middle of its wall section. */
const isAtGate = ({ scenario }: State, element: Element, gate: readonly [number, number]): boolean =>
  (scenario.board.walls ?? [])
    .filter(({ gates }) => gates.some(each => isAt(each, gate)))
    .some(wall => {
      const { at, heading } = findNearestOnLine(ringOf(wall), gate);
      const ends = [-SECTION / 2, SECTION / 2].map(along => offsetPoint(at, heading, along, 0));
      return gapToLine(cornersOf(blockOf(element)), ends) <= AT_GATE;
    });

interface GateStriker {
  readonly unit: FieldUnit;
  readonly by: GateBreaker;
}

const strikersOf = (unit: FieldUnit, element: Element): readonly GateStriker[] => {
  const { troop } = element.profile;
  if (troop === 'elephant-african' || troop === 'elephant-indian') return [{ unit, by: troop }];
  return mayStrike(unit, element) ? [{ unit, by: 'axes' }] : [];
};

/** 17.2 – Two elements at most attack a gate at a time, those with the better odds first; who fights hand to hand does not. */
const listStrikersAt = (state: State, gate: readonly [number, number]): readonly GateStriker[] =>
  state.units
    .filter(unit => isAttacker(state, unit))
    .flatMap(unit => {
      const enemies = contactsOf(state.units, unit).flatMap(({ elements }) => elements);
      return unit.elements
        .filter(element => isAtGate(state, element, gate) && !enemies.some(enemy => doTouch(element, enemy)))
        .flatMap(element => strikersOf(unit, element));
    })
    .toSorted((one, other) => gateNeedOf(one.by) - gateNeedOf(other.by))
    .slice(0, MOST_AT_GATE);

/** 17.2 – At the end of a turn axes and elephants strike at the gates they stand before. */
export const strikeGates = (game: Game): Game =>
  gatesOf(game.state).reduce((now, gate) => {
    for (const { unit, by } of listStrikersAt(now.state, gate)) {
      const { game: thrown, faces } = throwDice(now, { count: 1, sides: 10 });
      const because = [createStatLine('needs', gateNeedOf(by), '17.2')];
      now = emit(
        thrown,
        '17.2',
        () => ({ type: 'gate-struck', unit: nameOf(thrown.state, unit.id) }),
        () => ({ faces, because }),
      );
      if ((faces[0] ?? 1) >= gateNeedOf(by)) return openGate(now, gate);
    }
    return now;
  }, game);

const BEFORE = 0.3;

/** The gate as somebody to be shot at, a little before the wall. */
const gateAsTarget = ([x, y]: readonly [number, number], engine: Element): Element => {
  const [dx, dy] = [engine.at[0] - x, engine.at[1] - y];
  const share = BEFORE / Math.max(BEFORE, Math.hypot(dx, dy));
  return { ...engine, id: 'gate', at: [x + dx * share, y + dy * share] };
};

/** 17.2 – Gates that an engine of the besieger can shoot at as at any target; nobody of its own side touches them. */
export const listGateTargets = (state: State, unit: FieldUnit): readonly (readonly [number, number])[] => {
  const [engine] = unit.elements;
  if (!engine || !isArtillery(engine.profile.troop) || !isAttacker(state, unit)) return [];
  const own = state.units
    .filter(other => other.side === unit.side && isInSight(other))
    .flatMap(({ elements }) => elements.filter(element => !isAboard(element)));
  const gates = gatesOf(state)
    .filter(gate => !own.some(element => isAtGate(state, element, gate)))
    .filter(gate => engineRangeTo(state, unit, engine, gateAsTarget(gate, engine)) !== null);
  return gates.length > 0 && distanceToNearestComing(state, unit, engine) === Number.POSITIVE_INFINITY
    ? gates
    : [];
};

/** 17.2 – The engine shoots at the gate instead of at troops. */
export const shootGate = (game: Game, id: string, gate: readonly [number, number]): Game => {
  const unit = getUnit(game.state.units, id);
  const { game: thrown, faces } = throwDice(game, { count: 1, sides: 10 });
  const needs = gateNeedOf(unit.elements[0]?.profile.troop as GateBreaker);
  const because = [createStatLine('needs', needs, '17.2')];
  const next = emit(
    thrown,
    '17.2',
    () => ({ type: 'gate-struck', unit: nameOf(game.state, id) }),
    () => ({ faces, because }),
  );
  const busy = changeTurn(next, id, { isBusy: true });
  return (faces[0] ?? 1) >= needs ? openGate(busy, gate) : busy;
};
