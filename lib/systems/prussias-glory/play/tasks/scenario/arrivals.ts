import { hexOf } from '@/lib/geometry/hex/hex';
import { rosterOf } from '../../../document/army';
import { arrivalsOf, computeArrivalThreshold } from '../../../rules/command/arrival';
import { isCertain } from '../../../rules/dice';
import { groundIn, sideAt, standingUnitOf } from '../../../rules/field';
import { neighboursOf } from '../../../rules/map/sight';
import { hasRoomFor, unitsOfSideAt } from '../../../rules/map/stacking';
import { refuse } from '../../../rules/refusal';
import type { Action } from '../../actions';
import { createStatLine } from '../../figures/breakdown-lines';
import {
  applyEach,
  createEvent,
  emit,
  nameHex,
  pushTasks,
  throwDie,
  turnOf,
  withArmy,
  withoutEvents,
} from '../../game';
import type { State, TaskOf } from '../../state';
import { sideIdOf, type TaskHandler } from '../../task-handler';
import { placeLeader, placeUnit } from '../piece-changes';

/** 26.3.3 – A wing that comes on a throw, first in the player turn (ruling A29). */
export const arrivalsHandler: TaskHandler<'arrivals'> = {
  run: state => {
    const due = arrivalsOf(state.scenario, sideIdOf(state, state.player)).filter(
      ({ wing }) => state.armies[state.player].arrived[wing] === undefined,
    );
    return applyEach(withoutEvents(state), due, (now, arrival) => {
      const upTo = computeArrivalThreshold(arrival, turnOf(now));
      const wing = rosterOf(now.scenario).wings.get(arrival.wing);
      if (upTo <= 0 || !wing) return withoutEvents(now);
      const values = { wing: wing.name };
      const because = [createStatLine('arrives-up-to', upTo, '26.3.3')];
      const { faces, state: after } = isCertain(upTo) ? { faces: [], state: now } : throwFaces(now);
      if (faces.some(die => die > upTo))
        return emit(after, createEvent('wing-delayed', '26.3.3', values, faces, because));
      const units = [...wing.units.map(({ id }) => id), ...arrival.artillery];
      const marks = Object.fromEntries([wing.id, ...arrival.artillery].map(id => [id, after.turn]));
      const { arrived } = after.armies[after.player];
      const recorded = withArmy(after, after.player, { arrived: { ...arrived, ...marks } });
      const pieces = [...units, ...(wing.leader === null ? [] : [wing.leader])];
      return emit(
        pushTasks(recorded, { task: 'quarters', pieces, town: arrival.town }),
        createEvent('wing-arrived', '26.3.3', values, faces.length > 0 ? faces : undefined, because),
      );
    });
  },
};

const throwFaces = (state: State): { readonly faces: readonly number[]; readonly state: State } => {
  const { die, state: after } = throwDie(state);
  return { faces: [die], state: after };
};

type Quarters = TaskOf<'quarters'>;

/** 26.3.3 – The hexes of the town that have room; when it is full, those around it. A leader joins units of the own army. */
const quarterHexes = (state: State, { pieces: [piece = ''], town }: Quarters): readonly number[] => {
  const { grid, towns } = groundIn(state);
  const inTown = towns.get(town) ?? [];
  const isOpen = (hex: number): boolean =>
    rosterOf(state.scenario).leaders.has(piece)
      ? unitsOfSideAt(state, hex, state.player).length > 0
      : sideAt(state, hex) !== (state.player === 0 ? 1 : 0) &&
        hasRoomFor(state, hex, standingUnitOf(state, piece));
  const free = inTown.filter(isOpen);
  if (free.length > 0) return free;
  return [...new Set(inTown.flatMap(hex => neighboursOf(grid, hex)))].filter(isOpen);
};

const quarterPiece = (
  state: State,
  { pieces: [piece = '', ...others], town }: Quarters,
  hex: number,
): State => {
  const there = { ...state, waiting: state.waiting.filter(id => id !== piece) };
  const set = rosterOf(state.scenario).leaders.has(piece)
    ? placeLeader(there, piece, hex)
    : placeUnit(there, piece, hex, true);
  return others.length > 0 ? pushTasks(set, { task: 'quarters', pieces: others, town }) : set;
};

/** 26.3.3 – The player picks a hex of the town for each piece. */
export const quartersHandler: TaskHandler<'quarters'> = {
  awaits: (state, task) => (quarterHexes(state, task).length > 1 ? state.player : null),
  offers: (state, task) =>
    quarterHexes(state, task).map(
      (hex): Action => ({
        by: sideIdOf(state, state.player),
        type: 'quarter',
        piece: task.pieces[0] ?? '',
        at: nameHex(state, hex),
      }),
    ),
  objection: (_state, _task, action) =>
    action.type === 'quarter' ? refuse('no-quarters-there', '26.3.3', { hex: String(action.at) }) : null,
  choose: (state, task, action) =>
    action.type === 'quarter'
      ? withoutEvents(quarterPiece(state, task, hexOf(groundIn(state).grid, action.at)))
      : withoutEvents(state),
  run: (state, task) => {
    const [hex] = quarterHexes(state, task);
    return withoutEvents(hex === undefined ? state : quarterPiece(state, task, hex));
  },
};
