import { offsetPoint } from '@/lib/geometry/plane/plane';
import { isArtillery, isFoot } from '../../../rules/army/points';
import { distanceToNearestComing, engineRangeTo, isApproaching } from '../../../rules/combat/shots';
import { findEnemyTooNear } from '../../../rules/movement/march-objections';
import { arrangeElements, isOverlapping } from '../../../rules/movement/marching';
import { findWallPoint } from '../../../rules/siege/ramparts';
import { type GateBreaker, gateNeedOf } from '../../../rules/siege/siege';
import { stepOnto, type WallStep } from '../../../rules/siege/wall-steps';
import { goingUnder } from '../../../rules/terrain/terrain';
import { isVessel } from '../../../rules/terrain/water';
import type { Troop } from '../../../vocabulary';
import {
  areWithin,
  blockOf,
  doTouch,
  type Element,
  type FieldUnit,
  findUnit,
  getUnit,
  isAboard,
  isCarried,
  isInMelee,
  isInSight,
  isOnTable,
  troopOf,
} from '../../field';
import { createStatLine } from '../../figures/breakdown-lines';
import { changeTurn, changeUnit, emit, type Game, nameOf, throwDice } from '../../game';
import type { State } from '../../state';
import { loseElement } from '../morale/losses';
import { putOnWall } from './ladders';

const CAPACITY: Readonly<Partial<Record<Troop, number>>> = { 'siege-tower': 12, boat: 12, ship: 8 };
const NEAR = 1;

export const isCarrier = ({ kind }: FieldUnit): boolean => kind === 'machine';

export const crewOf = ({ units }: Pick<State, 'units'>, carrier: string): readonly Element[] =>
  units.flatMap(({ elements }) => elements.filter(({ aboard }) => aboard === carrier));

/** Inside the base of what carries it, near the front. */
const placeInside = (element: Element, carrier: FieldUnit): Element => {
  const [machine] = carrier.elements;
  if (!machine) return element;
  const { depth } = blockOf(machine);
  const isStern = element.id.includes('-gun-2');
  const [x, y] = offsetPoint(machine.at, machine.facing, (isStern ? -1 : 1) * (depth / 2 - 0.4), 0);
  return { ...element, at: [x, y], facing: machine.facing, aboard: carrier.id };
};

/** 17.3, 17.6 – Twelve fit into a tower or a unit's boats, eight besides its engines onto a ship. */
const hasRoom = (state: State, carrier: FieldUnit, { elements }: FieldUnit): boolean => {
  const crew = crewOf(state, carrier.id).filter(({ profile }) => !isArtillery(profile.troop));
  return crew.length + elements.length <= (CAPACITY[troopOf(carrier)] ?? 0);
};

/** 17.3, 17.6 – What a unit of foot could go aboard of: next to it, and with room for all of it; no general joins a ship. */
export const listBoardable = (state: State, unit: FieldUnit): readonly string[] => {
  if (unit.kind !== 'unit' || unit.turn.isDone || isCarried(unit) || isInMelee(state.units, unit)) return [];
  if (!unit.elements.every(({ profile }) => isFoot(profile.troop) && profile.mount === 'none')) return [];
  return state.units
    .filter(other => other.side === unit.side && isCarrier(other) && isInSight(other))
    .filter(carrier => areWithin(unit, carrier, NEAR))
    .filter(carrier => hasRoom(state, carrier, unit))
    .filter(carrier => unit.general === null || troopOf(carrier) !== 'ship')
    .map(({ id }) => id);
};

export const board = (game: Game, id: string, target: string): Game => {
  const [unit, carrier] = [getUnit(game.state.units, id), getUnit(game.state.units, target)];
  const elements = unit.elements.map(element => placeInside(element, carrier));
  const next = emit(changeUnit(game, id, { elements }), '17.3', () => ({
    type: 'boarded',
    unit: nameOf(game.state, id),
    target: nameOf(game.state, target),
  }));
  return changeTurn(next, id, { isDone: true, isBusy: isVessel(troopOf(carrier)) });
};

/** Units aboard go where the machine goes. */
export const moveCrew = (game: Game, id: string): Game => {
  const carrier = getUnit(game.state.units, id);
  if (!isCarrier(carrier)) return game;
  return game.state.units
    .filter(({ elements }) => elements.some(({ aboard }) => aboard === id))
    .reduce(
      (now, unit) =>
        changeUnit(now, unit.id, {
          elements: unit.elements.map(each => (each.aboard === id ? placeInside(each, carrier) : each)),
        }),
      game,
    );
};

/** 17.3, 17.6 – A ship has two towers, a boat none. */
const countBridges = (carrier: FieldUnit): number =>
  troopOf(carrier) === 'ship' ? 2 : troopOf(carrier) === 'siege-tower' ? 1 : 0;

/** 17.3 – The next element over the drawbridge, one a turn from each tower; null: the tower is not at a wall, or there is no room. */
export const findNextAcross = (state: State, unit: FieldUnit): WallStep | null => {
  const element = unit.elements.find(isAboard);
  const carrier = element?.aboard ? findUnit(state.units, element.aboard) : undefined;
  const [machine] = carrier?.elements ?? [];
  if (!element || !carrier || !machine || unit.turn.isDone) return null;
  const bridges = state.marks.filter(mark => mark === `bridge:${carrier.id}:${state.round}`).length;
  if (bridges >= countBridges(carrier) || isArtillery(element.profile.troop)) return null;
  const rampart = findWallPoint(state.scenario, machine);
  return rampart ? stepOnto(state, unit, element, rampart) : null;
};

/** 17.3 – It steps onto the wall without any disadvantage. */
export const crossBridge = (game: Game, id: string): Game => {
  const unit = getUnit(game.state.units, id);
  const step = findNextAcross(game.state, unit);
  const carrier = unit.elements.find(isAboard)?.aboard;
  if (!step || !carrier) return game;
  const bridged: WallStep = { ...step, element: { ...step.element, isBridged: true } };
  const placed = changeTurn(putOnWall(game, unit, bridged), id, { isDone: true });
  const mark = `bridge:${carrier}:${game.state.round}`;
  return { ...placed, state: { ...placed.state, marks: [...placed.state.marks, mark] } };
};

/** What a whole unit is in, and the unit as it would be on land. */
export const findEmbarked = (
  state: State,
  unit: FieldUnit,
): { readonly machine: Element; readonly ashore: readonly Element[] } | null => {
  const carrier = unit.elements[0]?.aboard;
  const [machine] = (carrier ? findUnit(state.units, carrier)?.elements : undefined) ?? [];
  if (!machine || !unit.elements.every(isAboard) || isArtillery(troopOf(unit))) return null;
  return { machine, ashore: unit.elements.map(({ aboard: _aboard, ...element }): Element => element) };
};

/** Behind a tower, beside a vessel on land; null: there is no room. */
export const findGroundBehind = (state: State, unit: FieldUnit): readonly Element[] | null => {
  const found = findEmbarked(state, unit);
  if (!found) return null;
  const { machine, ashore } = found;
  const isAtBank = isVessel(machine.profile.troop);
  for (const files of [1, 2, 3])
    for (const way of isAtBank ? LANDING_SIDES : BEHIND)
      for (const gap of isAtBank ? BANKS : CLOSE) {
        const to = placeBeside(machine, ashore, { files, way, gap, isAtBank });
        const isFree = to.every(element => isFreeGround(state, unit, element));
        const isApart = !isInMelee(state.units, { ...unit, elements: to });
        if (isFree && isApart && findEnemyTooNear(state, { unit, to }) === null) return to;
      }
  return null;
};

interface LandingSide {
  readonly files: number;
  readonly way: number;
  readonly gap: number;
  readonly isAtBank: boolean;
}

/** Drawn up on one side of the machine: with its front away from a vessel, as a tower looks behind that. */
export const placeBeside = (
  machine: Element,
  elements: readonly Element[],
  { files, way, gap, isAtBank }: LandingSide,
): readonly Element[] => {
  const [first] = elements;
  const { width, depth } = blockOf(machine);
  const long = Math.ceil(elements.length / files) * (first ? blockOf(first).depth : 0);
  const half = way % 180 === 0 ? depth / 2 : width / 2;
  const [x, y] = offsetPoint(machine.at, machine.facing + way, half + long / 2 + gap, 0);
  const facing = isAtBank ? machine.facing + way : machine.facing;
  return arrangeElements({ elements }, { at: [x, y], facing, formation: 'line', files });
};

const CLOSE = [0.1] as const;
const BANKS = [0.1, 0.6, 1.1, 1.6] as const;
const BEHIND = [180] as const;
export const LANDING_SIDES = [90, 270, 0, 180, 45, 315, 135, 225] as const;

export const isFreeGround = (
  { units, scenario, weather }: State,
  unit: FieldUnit,
  element: Element,
): boolean => {
  const block = blockOf(element);
  const { width, height } = scenario.board;
  const [x, y] = element.at;
  if (x < 1.3 || y < 1.3 || x > width - 1.3 || y > height - 1.3) return false;
  if (goingUnder(scenario, weather, block, element.profile) === 'forbidden') return false;
  return !units.some(
    other =>
      other.id !== unit.id &&
      isOnTable(other) &&
      other.elements.some(base => isOverlapping(block, blockOf(base))),
  );
};

/** 17.3, 17.6 – They are on the ground; who comes ashore from the water does not shoot in that turn. */
export const leaveCarrierTo = (game: Game, id: string, elements: readonly Element[]): Game => {
  const machine = findEmbarked(game.state, getUnit(game.state.units, id))?.machine;
  const next = emit(changeUnit(game, id, { elements }), '17.3', () => ({
    type: 'alighted',
    unit: nameOf(game.state, id),
  }));
  return changeTurn(next, id, {
    isDone: true,
    isBusy: machine !== undefined && isVessel(machine.profile.troop),
  });
};

export const leaveCarrier = (game: Game, id: string): Game => {
  const elements = findGroundBehind(game.state, getUnit(game.state.units, id));
  return elements ? leaveCarrierTo(game, id, elements) : game;
};

/** 17.3 – The machine is gone, with all units in it. */
export const loseCarrier = (game: Game, id: string): Game => {
  const next = emit(
    game,
    '17.3',
    () => ({ type: 'machine-lost', unit: nameOf(game.state, id) }),
    () => ({ pieces: [id] }),
  );
  const crew = next.state.units.filter(({ elements }) => elements.some(({ aboard }) => aboard === id));
  const lost = crew.reduce(
    (now, unit) =>
      unit.elements
        .filter(({ aboard }) => aboard === id)
        .reduce((then, element) => loseElement(then, unit.id, element.id), now),
    next,
  );
  return changeUnit(lost, id, { presence: 'destroyed' });
};

/** 17.3 – Siege towers that an engine could shoot at, as at a gate; never while its own side touches them. */
export const listWreckable = (state: State, unit: FieldUnit): readonly string[] => {
  const [engine] = unit.elements;
  if (!engine || !isArtillery(engine.profile.troop) || !isInSight(unit)) return [];
  const towers = state.units
    .filter(other => other.side !== unit.side && troopOf(other) === 'siege-tower' && isInSight(other))
    .filter(
      other => !state.units.some(own => own.side === unit.side && isInSight(own) && doesTouch(own, other)),
    )
    .flatMap(tower => {
      const [target] = tower.elements;
      const range = target ? engineRangeTo(state, unit, engine, target) : null;
      return range === null ? [] : [{ tower, range }];
    });
  if (towers.length === 0) return [];
  const coming = distanceToNearestComing(state, unit, engine);
  return towers
    .filter(({ tower, range }) => coming > (isApproaching(unit, tower) ? range : 99))
    .map(({ tower }) => tower.id);
};

export const doesTouch = (unit: FieldUnit, other: FieldUnit): boolean =>
  unit.elements.some(own => other.elements.some(each => doTouch(own, each)));

/** 17.3 – As a gate is broken, so is a siege tower. */
export const wreckTower = (game: Game, id: string, target: string): Game => {
  const unit = getUnit(game.state.units, id);
  const { game: thrown, faces } = throwDice(game, { count: 1, sides: 10 });
  const needs = gateNeedOf(troopOf(unit) as GateBreaker);
  const works = (faces[0] ?? 1) >= needs;
  const next = emit(
    changeTurn(thrown, id, { isBusy: true }),
    '17.3',
    () => ({
      type: 'machine-struck',
      unit: nameOf(game.state, id),
      target: nameOf(game.state, target),
      works: works ? 'yes' : 'no',
    }),
    () => ({ faces, because: [createStatLine('needs', needs, '17.3')], pieces: [id, target] }),
  );
  const isThere = getUnit(next.state.units, target).presence !== 'destroyed';
  return works && isThere ? loseCarrier(next, target) : next;
};

/** 13.5, 17.3 – A tower that was set on fire in an earlier turn is consumed when the moves are over. */
export const burnDownTowers = (game: Game): Game =>
  game.state.units
    .filter(unit => isCarrier(unit) && isInSight(unit) && unit.fuse !== null && unit.fuse < game.state.round)
    .reduce((now, { id }) => loseCarrier(now, id), game);
