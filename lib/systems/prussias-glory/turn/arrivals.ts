import { hexOf } from '@/lib/geometry/hex';
import type { Action } from '../actions';
import { rosterOf } from '../army';
import { groundIn, sideAt, standing } from '../field';
import { figure } from '../reasons';
import { arrivalsOf, arrivesUpTo } from '../rules/arrival';
import { isCertain } from '../rules/dice';
import { neighboursOf } from '../rules/sight';
import { hasRoomFor, unitsOfSideAt } from '../rules/stacking';
import type { State, TaskOf } from '../state';
import { calm, eachIn, event, first, hexName, thrown, told, turnOf, withArmy } from './game';
import { type Handler, sideId } from './handler';
import { leaderPlaced, placed } from './pieces';

/** 26.3.3 – A wing that comes on a throw, first in the player turn (ruling A29). */
export const arrivals: Handler<'arrivals'> = {
  run: state => {
    const due = arrivalsOf(state.scenario, sideId(state, state.player)).filter(
      ({ wing }) => state.armies[state.player].arrived[wing] === undefined,
    );
    return eachIn(calm(state), due, (now, arrival) => {
      const upTo = arrivesUpTo(arrival, turnOf(now));
      const wing = rosterOf(now.scenario).wings.get(arrival.wing);
      if (upTo <= 0 || !wing) return calm(now);
      const values = { wing: wing.name };
      const because = [figure('arrives-up-to', upTo, '26.3.3')];
      const { faces, state: after } = isCertain(upTo) ? { faces: [], state: now } : thrownFaces(now);
      if (faces.some(die => die > upTo))
        return told(after, event('wing-delayed', '26.3.3', values, faces, because));
      const units = [...wing.units.map(({ id }) => id), ...arrival.artillery];
      const marks = Object.fromEntries([wing.id, ...arrival.artillery].map(id => [id, after.turn]));
      const { arrived } = after.armies[after.player];
      const noted = withArmy(after, after.player, { arrived: { ...arrived, ...marks } });
      const pieces = [...units, ...(wing.leader === null ? [] : [wing.leader])];
      return told(
        first(noted, { task: 'quarters', pieces, town: arrival.town }),
        event('wing-arrived', '26.3.3', values, faces.length > 0 ? faces : undefined, because),
      );
    });
  },
};

const thrownFaces = (state: State): { readonly faces: readonly number[]; readonly state: State } => {
  const { die, state: after } = thrown(state);
  return { faces: [die], state: after };
};

type Quarters = TaskOf<'quarters'>;

/** 26.3.3 – The hexes of the town that have room; when it is full, those around it. A leader joins units of his army. */
const quartersFor = (state: State, { pieces: [piece = ''], town }: Quarters): readonly number[] => {
  const { grid, towns } = groundIn(state);
  const inTown = towns.get(town) ?? [];
  const isOpen = (hex: number): boolean =>
    rosterOf(state.scenario).leaders.has(piece)
      ? unitsOfSideAt(state, hex, state.player).length > 0
      : sideAt(state, hex) !== (state.player === 0 ? 1 : 0) && hasRoomFor(state, hex, standing(state, piece));
  const free = inTown.filter(isOpen);
  if (free.length > 0) return free;
  return [...new Set(inTown.flatMap(hex => neighboursOf(grid, hex)))].filter(isOpen);
};

const quartered = (state: State, { pieces: [piece = '', ...others], town }: Quarters, hex: number): State => {
  const there = { ...state, waiting: state.waiting.filter(id => id !== piece) };
  const set = rosterOf(state.scenario).leaders.has(piece)
    ? leaderPlaced(there, piece, hex)
    : placed(there, piece, hex, true);
  return others.length > 0 ? first(set, { task: 'quarters', pieces: others, town }) : set;
};

/** 26.3.3 – The player picks a hex of the town for each piece. */
export const quarters: Handler<'quarters'> = {
  awaits: (state, task) => (quartersFor(state, task).length > 1 ? state.player : null),
  offers: (state, task) =>
    quartersFor(state, task).map(
      (hex): Action => ({
        by: sideId(state, state.player),
        type: 'quarter',
        piece: task.pieces[0] ?? '',
        at: hexName(state, hex),
      }),
    ),
  choose: (state, task, action) =>
    action.type === 'quarter'
      ? calm(quartered(state, task, hexOf(groundIn(state).grid, action.at)))
      : calm(state),
  run: (state, task) => {
    const [hex] = quartersFor(state, task);
    return calm(hex === undefined ? state : quartered(state, task, hex));
  },
};
