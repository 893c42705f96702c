import { offset } from '@/lib/geometry/plane';
import {
  areWithin,
  blockOf,
  doTouch,
  type Element,
  type FieldUnit,
  isAboard,
  isCarried,
  isInMelee,
  isInSight,
  isOnTable,
  knownUnit,
  troopOf,
  unitById,
} from '../field';
import { figure } from '../reasons';
import { arranged, isOverlapping } from '../rules/marching';
import { isArtillery, isFoot } from '../rules/points';
import { rampartBefore } from '../rules/ramparts';
import { isApproaching, nearestComing, rangeOfEngine } from '../rules/shots';
import { type GateBreaker, gateNeeds } from '../rules/siege';
import { type Step, stepOnto } from '../rules/stepping';
import { goingUnder } from '../rules/terrain';
import { isVessel } from '../rules/water';
import type { State } from '../state';
import type { Troop } from '../vocabulary';
import { changeTurn, changeUnit, type Game, nameOf, tell, throwDice } from './game';
import { putOnWall } from './ladders';
import { loseElement } from './losses';

const CAPACITY: Readonly<Partial<Record<Troop, number>>> = { 'siege-tower': 12, boat: 12, ship: 8 };
const NEAR = 1;

export const isMachine = ({ kind }: FieldUnit): boolean => kind === 'machine';

export const crewOf = ({ units }: Pick<State, 'units'>, carrier: string): readonly Element[] =>
  units.flatMap(({ elements }) => elements.filter(({ aboard }) => aboard === carrier));

/** Inside the base of what carries it, near the front. */
const inside = (element: Element, carrier: FieldUnit): Element => {
  const [machine] = carrier.elements;
  if (!machine) return element;
  const { depth } = blockOf(machine);
  const isStern = element.id.includes('-gun-2');
  const [x, y] = offset(machine.at, machine.facing, (isStern ? -1 : 1) * (depth / 2 - 0.4), 0);
  return { ...element, at: [x, y], facing: machine.facing, aboard: carrier.id };
};

/** 17.3, 17.6 – Twelve fit into a tower or a unit's boats, eight besides its engines onto a ship. */
const hasRoom = (state: State, carrier: FieldUnit, { elements }: FieldUnit): boolean => {
  const crew = crewOf(state, carrier.id).filter(({ profile }) => !isArtillery(profile.troop));
  return crew.length + elements.length <= (CAPACITY[troopOf(carrier)] ?? 0);
};

/** 17.3, 17.6 – What a unit of foot could go aboard of: at hand, and with room for all of it; no general joins a ship. */
export const boardable = (state: State, unit: FieldUnit): readonly string[] => {
  if (unit.kind !== 'unit' || unit.turn.isDone || isCarried(unit) || isInMelee(state.units, unit)) return [];
  if (!unit.elements.every(({ profile }) => isFoot(profile.troop) && profile.mount === 'none')) return [];
  return state.units
    .filter(other => other.side === unit.side && isMachine(other) && isInSight(other))
    .filter(carrier => areWithin(unit, carrier, NEAR))
    .filter(carrier => hasRoom(state, carrier, unit))
    .filter(carrier => unit.general === null || troopOf(carrier) !== 'ship')
    .map(({ id }) => id);
};

export const board = (game: Game, id: string, target: string): Game => {
  const [unit, carrier] = [knownUnit(game.state.units, id), knownUnit(game.state.units, target)];
  const elements = unit.elements.map(element => inside(element, carrier));
  const told = tell(changeUnit(game, id, { elements }), '17.3', {
    type: 'boarded',
    unit: nameOf(game.state, id),
    target: nameOf(game.state, target),
  });
  return changeTurn(told, id, { isDone: true, isBusy: isVessel(troopOf(carrier)) });
};

/** Whoever is aboard goes where the machine goes. */
export const carryAlong = (game: Game, id: string): Game => {
  const carrier = knownUnit(game.state.units, id);
  if (!isMachine(carrier)) return game;
  return game.state.units
    .filter(({ elements }) => elements.some(({ aboard }) => aboard === id))
    .reduce(
      (now, unit) =>
        changeUnit(now, unit.id, {
          elements: unit.elements.map(each => (each.aboard === id ? inside(each, carrier) : each)),
        }),
      game,
    );
};

/** 17.3, 17.6 – A ship has two towers, a boat none. */
const bridgesOf = (carrier: FieldUnit): number =>
  troopOf(carrier) === 'ship' ? 2 : troopOf(carrier) === 'siege-tower' ? 1 : 0;

/** 17.3 – The next element over the drawbridge, one a turn from each tower; null: the tower is not at a wall, or there is no room. */
export const nextAcross = (state: State, unit: FieldUnit): Step | null => {
  const element = unit.elements.find(isAboard);
  const carrier = element?.aboard ? unitById(state.units, element.aboard) : undefined;
  const [machine] = carrier?.elements ?? [];
  if (!element || !carrier || !machine || unit.turn.isDone) return null;
  const bridges = state.marks.filter(mark => mark === `bridge:${carrier.id}:${state.round}`).length;
  if (bridges >= bridgesOf(carrier) || isArtillery(element.profile.troop)) return null;
  const rampart = rampartBefore(state.scenario, machine);
  return rampart ? stepOnto(state, unit, element, rampart) : null;
};

/** 17.3 – It steps onto the wall without any disadvantage. */
export const cross = (game: Game, id: string): Game => {
  const unit = knownUnit(game.state.units, id);
  const step = nextAcross(game.state, unit);
  const carrier = unit.elements.find(isAboard)?.aboard;
  if (!step || !carrier) return game;
  const bridged: Step = { ...step, element: { ...step.element, isBridged: true } };
  const placed = changeTurn(putOnWall(game, unit, bridged), id, { isDone: true });
  const mark = `bridge:${carrier}:${game.state.round}`;
  return { ...placed, state: { ...placed.state, marks: [...placed.state.marks, mark] } };
};

/** What a whole unit is in, and the unit as it would be on land. */
export const embarked = (
  state: State,
  unit: FieldUnit,
): { readonly machine: Element; readonly ashore: readonly Element[] } | null => {
  const carrier = unit.elements[0]?.aboard;
  const [machine] = (carrier ? unitById(state.units, carrier)?.elements : undefined) ?? [];
  if (!machine || !unit.elements.every(isAboard) || isArtillery(troopOf(unit))) return null;
  return { machine, ashore: unit.elements.map(({ aboard: _aboard, ...element }): Element => element) };
};

/** Behind a tower, beside a vessel on land; null: there is no room. */
export const groundBehind = (state: State, unit: FieldUnit): readonly Element[] | null => {
  const found = embarked(state, unit);
  if (!found) return null;
  const { machine, ashore } = found;
  const isAtBank = isVessel(machine.profile.troop);
  for (const files of [1, 2, 3])
    for (const way of isAtBank ? LANDINGS : BEHIND)
      for (const gap of isAtBank ? BANKS : CLOSE) {
        const to = besideOf(machine, ashore, { files, way, gap, isAtBank });
        if (to.every(element => isFreeGround(state, unit, element))) return to;
      }
  return null;
};

interface Beside {
  readonly files: number;
  readonly way: number;
  readonly gap: number;
  readonly isAtBank: boolean;
}

/** Drawn up on one side of the machine: with its front away from a vessel, as a tower looks behind that. */
export const besideOf = (
  machine: Element,
  elements: readonly Element[],
  { files, way, gap, isAtBank }: Beside,
): readonly Element[] => {
  const [first] = elements;
  const { width, depth } = blockOf(machine);
  const long = Math.ceil(elements.length / files) * (first ? blockOf(first).depth : 0);
  const half = way % 180 === 0 ? depth / 2 : width / 2;
  const [x, y] = offset(machine.at, machine.facing + way, half + long / 2 + gap, 0);
  const facing = isAtBank ? machine.facing + way : machine.facing;
  return arranged({ elements }, { at: [x, y], facing, formation: 'line', files });
};

const CLOSE = [0.1] as const;
const BANKS = [0.1, 0.6, 1.1, 1.6] as const;
const BEHIND = [180] as const;
export const LANDINGS = [90, 270, 0, 180, 45, 315, 135, 225] as const;

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
export const alightTo = (game: Game, id: string, elements: readonly Element[]): Game => {
  const machine = embarked(game.state, knownUnit(game.state.units, id))?.machine;
  const told = tell(changeUnit(game, id, { elements }), '17.3', {
    type: 'alighted',
    unit: nameOf(game.state, id),
  });
  return changeTurn(told, id, {
    isDone: true,
    isBusy: machine !== undefined && isVessel(machine.profile.troop),
  });
};

export const alight = (game: Game, id: string): Game => {
  const elements = groundBehind(game.state, knownUnit(game.state.units, id));
  return elements ? alightTo(game, id, elements) : game;
};

/** 17.3 – The machine is gone, and everybody in it. */
export const loseMachine = (game: Game, id: string): Game => {
  const told = tell(game, '17.3', { type: 'machine-lost', unit: nameOf(game.state, id) });
  const crew = told.state.units.filter(({ elements }) => elements.some(({ aboard }) => aboard === id));
  const lost = crew.reduce(
    (now, unit) =>
      unit.elements
        .filter(({ aboard }) => aboard === id)
        .reduce((then, element) => loseElement(then, unit.id, element.id), now),
    told,
  );
  return changeUnit(lost, id, { presence: 'destroyed' });
};

/** 17.3 – Siege towers that an engine could shoot at, as at a gate; never while its own side touches them. */
export const wreckable = (state: State, unit: FieldUnit): readonly string[] => {
  const [engine] = unit.elements;
  if (!engine || !isArtillery(engine.profile.troop) || !isInSight(unit)) return [];
  const towers = state.units
    .filter(other => other.side !== unit.side && troopOf(other) === 'siege-tower' && isInSight(other))
    .filter(
      other => !state.units.some(own => own.side === unit.side && isInSight(own) && touches(own, other)),
    )
    .flatMap(tower => {
      const [target] = tower.elements;
      const range = target ? rangeOfEngine(state, unit, engine, target) : null;
      return range === null ? [] : [{ tower, range }];
    });
  if (towers.length === 0) return [];
  const coming = nearestComing(state, unit, engine);
  return towers
    .filter(({ tower, range }) => coming > (isApproaching(unit, tower) ? range : 99))
    .map(({ tower }) => tower.id);
};

export const touches = (unit: FieldUnit, other: FieldUnit): boolean =>
  unit.elements.some(own => other.elements.some(each => doTouch(own, each)));

/** 17.3 – As a gate is broken, so is a siege tower. */
export const wreck = (game: Game, id: string, target: string): Game => {
  const unit = knownUnit(game.state.units, id);
  const { game: thrown, faces } = throwDice(game, { count: 1, sides: 10 });
  const needs = gateNeeds(troopOf(unit) as GateBreaker);
  const works = (faces[0] ?? 1) >= needs;
  const told = tell(
    changeTurn(thrown, id, { isBusy: true }),
    '17.3',
    {
      type: 'machine-struck',
      unit: nameOf(game.state, id),
      target: nameOf(game.state, target),
      works: works ? 'yes' : 'no',
    },
    { faces, because: [figure('needs', needs, '17.3')] },
  );
  const isThere = knownUnit(told.state.units, target).presence !== 'destroyed';
  return works && isThere ? loseMachine(told, target) : told;
};

/** 13.5, 17.3 – A tower that was set on fire in an earlier turn is consumed when the moves are over. */
export const consume = (game: Game): Game =>
  game.state.units
    .filter(unit => isMachine(unit) && isInSight(unit) && unit.fuse !== null && unit.fuse < game.state.round)
    .reduce((now, { id }) => loseMachine(now, id), game);
