import type { Finding } from '@/lib/game/contract/finding';
import { isCovered } from '@/lib/geometry/plane/cover';
import { cornersOf, isInsideOutline, middleOf, type Outline, offsetPoint } from '@/lib/geometry/plane/plane';
import { edgeStripOf, groundOf, piecesOf } from '../../../document/table';
import { isFlameThrower } from '../../../rules/combat/flame-throwers';
import { arrangeElements } from '../../../rules/movement/marching';
import { objection } from '../../../rules/objection';
import {
  computeMaxHiddenUnits,
  findDeploymentArea,
  halfOf,
  listLateArea,
  mayHide,
} from '../../../rules/setup/deployment';
import { INWARD_HEADINGS } from '../../../rules/setup/terrain-layout';
import { insideOf, listWallsHeld, ringOf } from '../../../rules/siege/ramparts';
import { isVessel, listWaters } from '../../../rules/terrain/water';
import { COMMANDS } from '../../../vocabulary';
import type { ActionOf, Choice, Destination } from '../../actions';
import { blockOf, type Element, type FieldUnit, getUnit, isOnTable, troopOf } from '../../field';
import { changeUnit, commandOf, emit, type Game, nameOf, pushTasks, seatOf, throwDice } from '../../game';
import { getOtherSide, SIDES, type SideIndex, type State, type TaskOf } from '../../state';
import { isUnlitOx } from '../shooting/fireworks';
import { moveCrew } from '../siege/carriers';
import { blockDepthOf, findStandObjections } from './column-entry';
import { wholeUnitOf } from './concealment';

/** Boats and ships wait on the water of their own half (D30); 17.5 – wagons stand within twelve inches of the own edge. */
export const setUpAreaOf = (state: State, unit: FieldUnit): Outline | null => {
  const { seat, edge } = commandOf(state, unit.side);
  if (isVessel(troopOf(unit))) return halfOf(state.scenario, edge);
  const area = findDeploymentArea(state.scenario, { side: seat, edge });
  if (area && troopOf(unit) === 'wagon') return edgeStripOf(state.scenario, edge, LAAGER);
  return area;
};

const LAAGER = 12;

/** 8.2, 8.3, 8.5, 8.6 – What waits is set up on its side's ground before the first turn. */
export const findPlacementObjections = (
  state: State,
  unit: FieldUnit,
  to: Destination,
  isHidden = false,
): readonly Finding[] => {
  const area = setUpAreaOf(state, unit);
  const elements = arrangeElements(isHidden ? wholeUnitOf(unit) : unit, to);
  if (mustStandOnWall(unit) && !elements.every(element => listWallsHeld(state.scenario, element).length > 0))
    return [objection('set-up-wall', '19.12', {}, ['to'])];
  if (!area || !elements.every(element => isCovered(cornersOf(blockOf(element)), [area])))
    return [objection('set-up-area', '8.3', {}, ['to'])];
  if (isHidden && !mayLieHidden(state, unit, elements))
    return [objection('set-up-hidden', '9.2', {}, ['to'])];
  if (!hasRoomOnTable(state, unit)) return [objection('set-up-third', '8.5', {}, ['unit'])];
  return findStandObjections(state, unit, elements);
};

/** 19.12 – A flame-thrower stands on fortifications. */
const mustStandOnWall = ({ elements }: FieldUnit): boolean =>
  elements.some(({ profile }) => isFlameThrower(profile));

/** Along the walls, looking out. */
const listWallPlaces = ({ scenario }: State, unit: FieldUnit): readonly Destination[] =>
  (scenario.board.walls ?? []).flatMap(wall => {
    const ring = ringOf(wall);
    return ring.slice(1).flatMap((end, index) => {
      const start = ring[index] ?? end;
      const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
      const heading = (Math.atan2(end[0] - start[0], start[1] - end[1]) * 180) / Math.PI;
      const isRight = isInsideOutline(
        insideOf(scenario, wall),
        offsetPoint(offsetPoint(start, heading, length / 2, 0), heading, 0, 0.2),
      );
      return Array.from({ length: Math.max(1, Math.floor(length / 1.2)) }, (_, step): Destination => {
        const deep = blockDepthOf(unit) / 2 + 0.2;
        const [x, y] = offsetPoint(start, heading, (step + 0.5) * 1.2, isRight ? deep : -deep);
        return {
          at: [roundInches(x), roundInches(y)],
          facing: (heading + (isRight ? 270 : 90) + 360) % 360,
          formation: 'line',
          files: 1,
        };
      });
    });
  });

/** Along the water, looking down the stream. */
const listWaterPlaces = ({ scenario }: State): readonly Destination[] =>
  listWaters(scenario).flatMap(({ line }) =>
    line.slice(1).flatMap((end, index) => {
      const start = line[index] ?? end;
      const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
      const heading = ((Math.atan2(end[0] - start[0], start[1] - end[1]) * 180) / Math.PI + 360) % 360;
      return Array.from({ length: Math.max(1, Math.floor(length / 4)) }, (_, step): Destination => {
        const [x, y] = offsetPoint(start, heading, (step + 0.5) * 4, 0);
        return {
          at: [roundInches(x), roundInches(y)],
          facing: roundInches(heading),
          formation: 'line',
          files: 1,
        };
      });
    }),
  );

const roundInches = (value: number): number => Math.round(value * 100) / 100;

const COLUMNS = 12;
const ROWS = [0.2, 0.5, 0.8] as const;

/** A grid of places on the own ground, nearest the enemy first. */
export const listSetUpPlaces = (state: State, unit: FieldUnit): readonly Destination[] => {
  const area = setUpAreaOf(state, unit);
  if (!area) return [];
  if (mustStandOnWall(unit)) return listWallPlaces(state, unit);
  if (isVessel(troopOf(unit))) return listWaterPlaces(state);
  const [xs, ys] = [area.map(([x]) => x), area.map(([, y]) => y)];
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const facing = INWARD_HEADINGS[commandOf(state, unit.side).edge];
  const files = Math.max(1, Math.ceil(unit.elements.length / 2));
  return ROWS.flatMap(row =>
    Array.from({ length: COLUMNS }, (_, index): Destination => {
      const share = (index + 0.5) / COLUMNS;
      const isLevel = facing === 0 || facing === 180;
      const [along, across] = isLevel ? [share, row] : [row, share];
      return {
        at: [left + (right - left) * along, top + (bottom - top) * across],
        facing,
        formation: 'line',
        files,
      };
    }),
  );
};

/** 9.2 – How many may still be hidden, and whether this ground hides them. */
const mayLieHidden = (state: State, unit: FieldUnit, elements: readonly Element[]): boolean => {
  const { role, seat } = commandOf(state, unit.side);
  const most = computeMaxHiddenUnits(state.scenario.kind, role);
  const hidden = state.units.filter(other => other.side === unit.side && other.presence === 'hidden').length;
  if (unit.kind !== 'unit' || unit.isDummy || (most !== null && hidden >= most)) return false;
  const stand = {
    id: unit.id,
    kind: 'unit' as const,
    side: seat,
    profiles: elements.map(({ profile }) => profile),
    place: null,
    isHidden: true,
    blocks: elements.map(blockOf),
    unit: null,
    path: [],
  };
  return mayHide(state.scenario, stand, commandOf(state, getOtherSide(unit.side)).edge);
};

/** In the middle of what could hide somebody. */
export const listHidingPlaces = (state: State, unit: FieldUnit): readonly Destination[] => {
  const [any] = listSetUpPlaces(state, wholeUnitOf(unit));
  if (!any) return [];
  return piecesOf(state.scenario, 'wood', 'ravine', 'marsh', 'rocky').flatMap(
    (piece): readonly Destination[] => {
      const [x, y] = middleOf(groundOf(state.scenario, piece));
      return [{ ...any, at: [roundInches(x), roundInches(y)] }];
    },
  );
};

/** Units of the document on one side, not those that were bought beside it. */
const armyUnitsOf = ({ units, scenario }: State, side: SideIndex): readonly FieldUnit[] => {
  const seat = commandOf({ scenario }, side).seat;
  const force = scenario.forces.find(each => each.side === seat);
  return units.filter(unit => force?.units.some(({ id }) => id === unit.id));
};

/** 8.5 – A side that is raided has a third of its units on the table at most. */
const hasRoomOnTable = (state: State, unit: FieldUnit): boolean => {
  const army = armyUnitsOf(state, unit.side);
  if (state.scenario.kind !== 'raid' || commandOf(state, unit.side).role !== 'defender') return true;
  return !army.includes(unit) || (army.filter(isOnTable).length + 1) * 3 <= army.length;
};

/** 8.2, 8.3, 8.5, 8.6 – Whether one more unit may be kept off the table to come late. */
export const mayHoldBack = (state: State, unit: FieldUnit): boolean => {
  if (troopOf(unit) === 'boat') return isByShore(state, unit);
  const army = armyUnitsOf(state, unit.side);
  if (!army.includes(unit) || !state.scenario.freeSetUp) return false;
  const late = [...army.filter(({ presence }) => presence === 'late'), unit];
  const elements = (units: readonly FieldUnit[]): number =>
    units.reduce((sum, { strength }) => sum + strength, 0);
  const isDefender = commandOf(state, unit.side).role === 'defender';
  switch (state.scenario.kind) {
    case 'ambush':
      return isDefender && elements(late) * 2 <= elements(army);
    case 'siege':
      return !isDefender && late.length * 2 <= army.length;
    case 'raid':
      return isDefender || late.length <= MOST_LATE;
    case 'open-battle':
      return late.length <= MOST_LATE;
  }
};

/** 7.11 – Boats may be kept back for late units where their side has a shore; without water on the table they are so in any case. */
const isByShore = ({ scenario }: State, { side }: FieldUnit): boolean =>
  listWaters(scenario).length > 0 &&
  listLateArea(scenario, commandOf({ scenario }, side).edge, 'boat').length > 0;

const MOST_LATE = 2;

export const waitingUnitsOf = ({ units }: State, side: SideIndex): readonly FieldUnit[] =>
  units.filter(unit => unit.side === side && unit.presence === 'waiting');

const isDrawn = ({ scenario }: State): boolean => !scenario.freeSetUp;

/** 8.3, 8.6 – Who sets up first: the besieged; else whom the better commander names, of equals whom the die chooses. */
export const startSetUp = (game: Game): Game => {
  const marching = game.state.units.filter(
    unit => unit.presence === 'waiting' && setUpAreaOf(game.state, unit) === null,
  );
  const joined = marching.reduce((now, { id }) => changeUnit(now, id, { presence: 'column' }), game);
  const { state } = joined;
  const attacker: SideIndex = commandOf(state, 0).role === 'attacker' ? 0 : 1;
  if (state.scenario.kind === 'siege')
    return pushTasks(joined, { type: 'set-up', side: getOtherSide(attacker) });
  if (isDrawn(state) || SIDES.some(side => waitingUnitsOf(state, side).length === 0))
    return pushTasks(joined, { type: 'set-up', side: 0 });
  const ranks = SIDES.map(side => COMMANDS.indexOf(commandOf(state, side).command));
  if (ranks[0] !== ranks[1])
    return pushTasks(joined, { type: 'who-sets-up', side: (ranks[0] ?? 0) < (ranks[1] ?? 0) ? 0 : 1 });
  const { game: thrown, faces } = throwDice(joined, { count: 1, sides: 6 });
  return pushTasks(thrown, { type: 'set-up', side: (faces[0] ?? 1) <= 3 ? 0 : 1 });
};

/** 8.3 – The better commander goes first or second. */
export const chooseOrder = (game: Game, { side }: TaskOf<'who-sets-up'>, isFirst: boolean): Game =>
  pushTasks(game, { type: 'set-up', side: isFirst ? side : getOtherSide(side) });

const canStand = (state: State, unit: FieldUnit): boolean =>
  mayHoldBack(state, unit) ||
  listSetUpPlaces(state, unit).some(place => findPlacementObjections(state, unit, place).length === 0);

/** 8.3 – Whether the side has a unit left that still fits. */
export const canSetUp = (state: State, side: SideIndex): boolean =>
  waitingUnitsOf(state, side).some(unit => canStand(state, unit));

/** Continues with the other side when one has no unit left to place; a unit that does not fit stays away. */
export const skipSetUp = (game: Game, task: TaskOf<'set-up'>): Game => {
  const own = waitingUnitsOf(game.state, task.side);
  if (own.length > 0)
    return pushTasks(
      own.reduce((now, { id }) => changeUnit(now, id, { presence: 'absent' }), game),
      task,
    );
  const other = getOtherSide(task.side);
  return waitingUnitsOf(game.state, other).length > 0
    ? pushTasks(game, { type: 'set-up', side: other })
    : game;
};

/** 8.3 – Unit by unit, side and side about; 8.6 – the besieged all at once. */
const passSetUp = (game: Game, { side }: TaskOf<'set-up'>): Game => {
  const other = getOtherSide(side);
  const isTurnAbout = game.state.scenario.kind !== 'siege' && waitingUnitsOf(game.state, other).length > 0;
  return pushTasks(game, { type: 'set-up', side: isTurnAbout ? other : side });
};

export const setUpUnit = (
  game: Game,
  task: TaskOf<'set-up'>,
  { unit: id, to, hidden }: ActionOf<'set-up'>,
): Game => {
  const waiting = getUnit(game.state.units, id);
  const unit = hidden ? wholeUnitOf(waiting) : waiting;
  const placed = changeUnit(passSetUp(withoutWaiting(game, id), task), id, {
    presence: hidden ? 'hidden' : 'table',
    elements: arrangeElements(unit, to),
    reserve: unit.reserve,
  });
  const loaded = moveCrew(placeGuns(placed, id), id);
  const readers = hidden ? { readers: [seatOf(game.state, unit.side)] } : {};
  const herded = isUnlitOx(unit) ? pushTasks(loaded, { type: 'wick', unit: id }) : loaded;
  return emit(
    herded,
    '8.3',
    () => ({ type: 'set-up', unit: nameOf(game.state, id) }),
    () => readers,
  );
};

/** 17.6 – The engines of a ship come with it. */
const placeGuns = (game: Game, carrier: string): Game =>
  game.state.units
    .filter(unit => unit.presence === 'absent' && unit.elements.some(({ aboard }) => aboard === carrier))
    .reduce((now, { id }) => changeUnit(now, id, { presence: 'table' }), game);

/** It no longer counts among those who wait when the next is called. */
const withoutWaiting = (game: Game, id: string): Game => changeUnit(game, id, { presence: 'table' });

/** 9.1 – It comes late. */
export const holdBack = (game: Game, task: TaskOf<'set-up'>, id: string): Game => {
  const { elements } = wholeUnitOf(getUnit(game.state.units, id));
  return passSetUp(changeUnit(game, id, { presence: 'late', elements, reserve: [] }), task);
};

const MANY = 6;

/** For each unit that waits places along its side's ground, hiding places, and coming late. */
export const listSetUpChoices = (state: State, { side }: TaskOf<'set-up'>): readonly Choice[] => {
  const waiting = waitingUnitsOf(state, side);
  return waiting.flatMap(unit => {
    const places = listSetUpPlaces(state, unit);
    const step = waiting.length > MANY ? ROWS.length : 1;
    return [
      ...places
        .filter((_, index) => index % step === 0)
        .map((to): Choice => ({ type: 'set-up', unit: unit.id, to })),
      ...listHidingPlaces(state, unit).map(
        (to): Choice => ({ type: 'set-up', unit: unit.id, to, hidden: true }),
      ),
      ...(mayHoldBack(state, unit) ? [{ type: 'hold-back', unit: unit.id } as const] : []),
    ];
  });
};
