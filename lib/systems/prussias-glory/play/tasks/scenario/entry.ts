import { hexOf } from '@/lib/geometry/hex/hex';
import { armyOf, getOtherSide, rosterOf, type Unit } from '../../../document/army';
import { hexesOf } from '../../../document/ground';
import { groundIn, sideAt, standingUnitOf } from '../../../rules/field';
import { hasRoomFor } from '../../../rules/map/stacking';
import { mayStandIn } from '../../../rules/map/terrain';
import { isInEnemyZone } from '../../../rules/map/zones-of-control';
import { refuse } from '../../../rules/refusal';
import type { Action } from '../../actions';
import { isEffective, mayAct } from '../../command-state';
import { describePiece } from '../../describe';
import {
  chainTransition,
  createEvent,
  emit,
  nameHex,
  pushTasks,
  type Transition,
  turnOf,
  withArmy,
  withMarks,
  withoutEvents,
  withUnit,
} from '../../game';
import type { State } from '../../state';
import { sideIdOf, type TaskHandler } from '../../task-handler';
import { triggerReactions } from '../command/reactions';
import { placeLeader, placeUnit } from '../piece-changes';

interface EntryAccess {
  readonly hexes: readonly number[];
  readonly column: 'always' | 'when-effective' | 'never';
}

/** 24.2.2, 26.3, 26.4.1 – The hexes where a waiting piece may enter now. */
const entryAccessOf = (state: State, piece: string): EntryAccess | null => {
  const own = sideIdOf(state, state.player);
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
    other => other.trait === 'entry' && other.side === sideIdOf(state, state.player),
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

const isEntryOpen = (state: State, piece: string, hex: number, column: boolean): boolean => {
  if (sideAt(state, hex) === getOtherSide(state.player) || isInEnemyZone(state, hex, state.player))
    return false;
  if (rosterOf(state.scenario).leaders.has(piece)) return true;
  const unit = { ...standingUnitOf(state, piece), column };
  return mayStandIn(state.scenario, groundIn(state), unit.unit.arm, hex) && hasRoomFor(state, hex, unit);
};

const entryFormations = (state: State, piece: string, gate: EntryAccess): readonly boolean[] => {
  const unit = rosterOf(state.scenario).units.get(piece);
  if (!unit || gate.column === 'never') return [false];
  if (gate.column === 'always') return [true];
  return isEffective(state, unit) ? [true, false] : [false];
};

/** 24.2.2, 26.3, 26.4.1 – Where a piece can come on now, and how. */
const entryOffers = (state: State, piece: string): readonly Action[] => {
  const { units, leaders } = rosterOf(state.scenario);
  const unit = units.get(piece);
  if ((unit ?? leaders.get(piece))?.side !== state.player) return [];
  if (unit && (!mayAct(state, unit) || !hasGunsLeft(state, unit))) return [];
  const gate = entryAccessOf(state, piece);
  if (!gate || (!unit && !state.armies[state.player].active)) return [];
  const by = sideIdOf(state, state.player);
  return entryFormations(state, piece, gate).flatMap(column =>
    gate.hexes
      .filter(hex => isEntryOpen(state, piece, hex, column))
      .map((hex): Action => {
        const entry = { by, type: 'enter', piece, at: nameHex(state, hex) } as const;
        return column ? { ...entry, column } : entry;
      }),
  );
};

/** Everybody who can come on now; where is the next choice, so that there are never too many at once. */
export const bringOffers = (state: State): readonly Action[] =>
  state.waiting
    .filter(piece => entryOffers(state, piece).length > 0)
    .map((piece): Action => ({ by: sideIdOf(state, state.player), type: 'bring', piece }));

export const enteringHandler: TaskHandler<'entering'> = {
  awaits: (state, { piece }) => (entryOffers(state, piece).length > 0 ? state.player : null),
  offers: (state, { piece }) => entryOffers(state, piece),
  objection: (_state, _task, action) =>
    action.type === 'enter' ? refuse('no-entry-there', '22.2', { hex: String(action.at) }) : null,
  choose: (state, _task, action) =>
    action.type === 'enter' ? enterMap(state, action) : withoutEvents(state),
};

/** 24.2.2, 26.3 – One hex or point to enter; then the piece may move on. */
const enterMap = (state: State, action: Extract<Action, { type: 'enter' }>): Transition => {
  const { piece } = action;
  const hex = hexOf(groundIn(state).grid, action.at);
  const isLeader = rosterOf(state.scenario).leaders.has(piece);
  const gate = entryAccessOf(state, piece);
  const arrived =
    gate?.column === 'always'
      ? withArmy(state, state.player, {
          arrived: { ...state.armies[state.player].arrived, [piece]: state.turn },
        })
      : state;
  const here = { ...arrived, waiting: arrived.waiting.filter(id => id !== piece) };
  const onMap = isLeader
    ? placeLeader(here, piece, hex)
    : withUnit(placeUnit(here, piece, hex, true), piece, { column: action.column === true });
  const done = withMarks(withArmy(onMap, state.player, { busy: true }), {
    done: [...onMap.marks.done, piece],
  });
  const next = pushTasks(done, { task: 'moving', piece, spent: 1, steps: 1 });
  return chainTransition(
    emit(next, createEvent('entered', '24.2.2', { piece: describePiece(state, piece), hex: action.at })),
    now => triggerReactions(now, piece, hex),
  );
};
