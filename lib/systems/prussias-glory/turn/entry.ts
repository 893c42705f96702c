import { hexOf } from '@/lib/geometry/hex';
import type { Action } from '../actions';
import { armyOf, otherSide, rosterOf, type Unit } from '../army';
import { groundIn, sideAt, standing } from '../field';
import { hexesOf } from '../ground';
import { namedPiece } from '../naming';
import { hasRoomFor } from '../rules/stacking';
import { mayStandIn } from '../rules/terrain';
import { isInEnemyZone } from '../rules/zones-of-control';
import type { State } from '../state';
import { isEffective, mayAct } from './authority';
import {
  calm,
  event,
  first,
  followedBy,
  hexName,
  type Step,
  told,
  turnOf,
  withArmy,
  withMarks,
  withUnit,
} from './game';
import { type Handler, sideId } from './handler';
import { leaderPlaced, placed } from './pieces';
import { reactions } from './reactions';

interface Gate {
  readonly hexes: readonly number[];
  readonly column: 'always' | 'when-effective' | 'never';
}

/** 24.2.2, 26.3, 26.4.1 – By which hexes a waiting piece may come on now. */
const gateOf = (state: State, piece: string): Gate | null => {
  const own = sideId(state, state.player);
  const unit = rosterOf(state.scenario).units.get(piece);
  const wing = unit?.wing ?? rosterOf(state.scenario).leaders.get(piece)?.wing ?? null;
  const { grid } = groundIn(state);
  for (const trait of state.scenario.traits) {
    if (!('side' in trait) || trait.side !== own) continue;
    if (trait.trait === 'reinforcements' && trait.pieces.includes(piece) && trait.turn <= turnOf(state))
      return { hexes: [hexOf(grid, trait.at)], column: 'never' };
    if (
      trait.trait === 'entry' &&
      (trait.wings === undefined || wing === null || trait.wings.includes(wing))
    ) {
      const zone = state.scenario.board.entryZones.find(({ id }) => id === trait.zone);
      return { hexes: hexesOf(grid, zone?.hexes ?? []), column: trait.inColumn };
    }
  }
  return null;
};

/** 24.2.2 – No more guns than the wings that have entered may bring. */
const hasGunsLeft = (state: State, unit: Unit): boolean => {
  if (unit.arm !== 'artillery') return true;
  const trait = state.scenario.traits.find(
    other => other.trait === 'entry' && other.side === sideId(state, state.player),
  );
  if (trait?.trait !== 'entry' || trait.gunsPerWing === undefined) return true;
  const { wings, units } = armyOf(state.scenario, state.player);
  const hasEntered = ({ id }: Unit): boolean => isFromOutside(state, id) && !state.waiting.includes(id);
  const entering = wings.filter(wing => wing.units.some(hasEntered)).length;
  const guns = units.filter(gun => gun.arm === 'artillery' && hasEntered(gun)).length;
  return guns < entering * trait.gunsPerWing;
};

const isFromOutside = ({ scenario }: State, piece: string): boolean =>
  !scenario.deployment.stacks.some(({ pieces }) => pieces.includes(piece));

const isOpen = (state: State, piece: string, hex: number, column: boolean): boolean => {
  if (sideAt(state, hex) === otherSide(state.player) || isInEnemyZone(state, hex, state.player)) return false;
  if (rosterOf(state.scenario).leaders.has(piece)) return true;
  const unit = { ...standing(state, piece), column };
  return mayStandIn(state.scenario, groundIn(state), unit.unit.arm, hex) && hasRoomFor(state, hex, unit);
};

const formsOf = (state: State, piece: string, gate: Gate): readonly boolean[] => {
  const unit = rosterOf(state.scenario).units.get(piece);
  if (!unit || gate.column === 'never') return [false];
  if (gate.column === 'always') return [true];
  return isEffective(state, unit) ? [true, false] : [false];
};

/** 24.2.2, 26.3, 26.4.1 – Where a piece can come on now, and how. */
const entriesOf = (state: State, piece: string): readonly Action[] => {
  const { units, leaders } = rosterOf(state.scenario);
  const unit = units.get(piece);
  if ((unit ?? leaders.get(piece))?.side !== state.player) return [];
  if (unit && (!mayAct(state, unit) || !hasGunsLeft(state, unit))) return [];
  const gate = gateOf(state, piece);
  if (!gate || (!unit && !state.armies[state.player].active)) return [];
  const by = sideId(state, state.player);
  return formsOf(state, piece, gate).flatMap(column =>
    gate.hexes
      .filter(hex => isOpen(state, piece, hex, column))
      .map((hex): Action => {
        const entry = { by, type: 'enter', piece, at: hexName(state, hex) } as const;
        return column ? { ...entry, column } : entry;
      }),
  );
};

/** Everybody who can come on now; where is the next choice, so that there are never too many at once. */
export const newcomers = (state: State): readonly Action[] =>
  state.waiting
    .filter(piece => entriesOf(state, piece).length > 0)
    .map((piece): Action => ({ by: sideId(state, state.player), type: 'bring', piece }));

export const entering: Handler<'entering'> = {
  awaits: (state, { piece }) => (entriesOf(state, piece).length > 0 ? state.player : null),
  offers: (state, { piece }) => entriesOf(state, piece),
  choose: (state, _task, action) => (action.type === 'enter' ? entered(state, action) : calm(state)),
  run: calm,
};

/** 24.2.2, 26.3 – One hex or point to enter; then the piece may move on. */
const entered = (state: State, action: Extract<Action, { type: 'enter' }>): Step => {
  const { piece } = action;
  const hex = hexOf(groundIn(state).grid, action.at);
  const isMan = rosterOf(state.scenario).leaders.has(piece);
  const gate = gateOf(state, piece);
  const arrived =
    gate?.column === 'always'
      ? withArmy(state, state.player, {
          arrived: { ...state.armies[state.player].arrived, [piece]: state.turn },
        })
      : state;
  const here = { ...arrived, waiting: arrived.waiting.filter(id => id !== piece) };
  const onMap = isMan
    ? leaderPlaced(here, piece, hex)
    : withUnit(placed(here, piece, hex, true), piece, { column: action.column === true });
  const done = withMarks(withArmy(onMap, state.player, { busy: true }), {
    done: [...onMap.marks.done, piece],
  });
  const next = first(done, { task: 'moving', piece, spent: 1, steps: 1 });
  return followedBy(
    told(next, event('entered', '24.2.2', { piece: namedPiece(state, piece), hex: action.at })),
    now => reactions(now, piece, hex),
  );
};
