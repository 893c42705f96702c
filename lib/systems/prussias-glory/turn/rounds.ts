import { otherSide, type SideIndex } from '../army';
import { isFighter, occupiedHexes, sideAt, standing, unitsOf } from '../field';
import { namedWhere } from '../naming';
import { figure, modifierLines } from '../reasons';
import { lowered } from '../rules/army-morale';
import { unitsOfSideAt } from '../rules/stacking';
import { flightOf, mayRally, rallied, rallies, rallyLines } from '../rules/unit-morale';
import { isInEnemyZone } from '../rules/zones-of-control';
import type { State, Task } from '../state';
import { advanceThrow } from './advance';
import { hasActors } from './authority';

import {
  calm,
  eachIn,
  event,
  first,
  followedBy,
  type Step,
  thrown,
  told,
  turnOf,
  withArmy,
  withMarks,
  withUnit,
} from './game';
import { type Handler, sideId } from './handler';
import { LOOK_TO_COMMANDER, withCommandChecked } from './look-to-commander';
import { moraleOf } from './morale';
import { retreatTask } from './pieces';

/** 12 – A turn: both player turns, then the joint phase. */
export const turn: Handler<'turn'> = {
  run: state =>
    told(
      first(
        state,
        { task: 'player-turn', side: 0 },
        { task: 'player-turn', side: 1 },
        { task: 'joint' },
        { task: 'next-turn' },
      ),
      event('turn-begins', '12', { turn: turnOf(state) }),
    ),
};

const CLEAN = { done: [], moved: [], fought: [], charged: [], fired: [], targets: [], tried: [] };

export const playerTurn: Handler<'player-turn'> = {
  run: (state, { side }) => {
    const begun = withCommandChecked(withMarks({ ...state, player: side }, CLEAN));
    const tasks: readonly Task[] = [
      { task: 'arrivals' },
      { task: 'activation' },
      { task: 'awake-choice' },
      { task: 'phases' },
    ];
    return followedBy(advanceThrow(begun), now => calm(first(now, ...tasks)));
  },
};

/** 12 – The phases of a player turn; a side without anybody who may act has only its throw for waiting. */
export const phases: Handler<'phases'> = {
  run: state => {
    const side = state.player;
    const passivity = { task: 'passivity', side } as const;
    if (!hasActors(state, side)) return calm(first(withArmy(state, side, { mayAwake: false }), passivity));
    return calm(
      first(
        withArmy(state, side, { mayAwake: false }),
        LOOK_TO_COMMANDER,
        { task: 'deploy' },
        { task: 'command' },
        { task: 'rout' },
        { task: 'engage' },
        { task: 'march' },
        { task: 'move' },
        passivity,
        { task: 'fire', side, phase: 'offensive' },
        { task: 'rally' },
        { task: 'fire', side: otherSide(side), phase: 'defensive' },
        { task: 'combat' },
        { task: 'clean' },
      ),
    );
  },
};

/** 15.1 – Routed infantry and cavalry run on. */
export const rout: Handler<'rout'> = {
  run: state => {
    const fleeing = unitsOf(state, state.player).filter(
      ({ status, unit }) => status === 'routed' && unit.arm !== 'artillery',
    );
    return calm(first(state, ...fleeing.map(unit => retreatTask(unit.unit.id, flightOf(unit), 'flight'))));
  },
};

/** 4.3, 15.2 – Markers on own hexes with infantry or cavalry in an enemy zone. */
export const engage: Handler<'engage'> = {
  run: state => {
    const side = state.player;
    const hexes = occupiedHexes(state.field).filter(
      hex =>
        sideAt(state, hex) === side &&
        isInEnemyZone(state, hex, side) &&
        unitsOfSideAt(state, hex, side).some(isFighter),
    );
    return calm(
      withMarks(state, { engaged: Object.fromEntries(hexes.map(hex => [hex, 'normal' as const])) }),
    );
  },
};

/** 23.4.4 – Waiting costs morale until the first combat (ruling A8). */
export const passivity: Handler<'passivity'> = {
  run: (state, { side }) => {
    const trait = state.scenario.traits.find(other => other.trait === 'passivity');
    if (trait?.trait !== 'passivity' || state.blooded) return calm(state);
    const id = sideId(state, side);
    if (id !== trait.patient && id !== trait.weary) return calm(state);
    if (id === trait.weary && isStirring(state, side)) return calm(state);
    const { die, state: after } = thrown(state);
    const loss = lossOfWaiting(after, side, id === trait.patient, die, trait.floor);
    const because = [figure('worn-from', wornFrom(id === trait.patient), '23.4.4')];
    if (loss === 0) return told(after, event('patience', '23.4.4', { loss }, [die], because));
    const worn = withArmy(after, side, { track: lowered(after.armies[side].track, loss), weary: true });
    return told(worn, event('impatience', '23.4.4', { loss }, [die], because));
  },
};

/** 23.4.4, 23.6 – An army that advances, or that its commander has tried to awake in this turn, does not wait. */
const isStirring = (state: State, side: SideIndex): boolean =>
  state.armies[side].advance !== null || state.armies[side].attemptedIn === state.turn;

/** 23.4.4 – The least throw that costs an army morale. */
const wornFrom = (isPatient: boolean): number => (isPatient ? 6 : 5);

const lossOfWaiting = (
  state: State,
  side: SideIndex,
  isPatient: boolean,
  die: number,
  floor: number,
): number => {
  if (die < wornFrom(isPatient)) return 0;
  if (isPatient) return 2;
  const wanted = state.armies[side].weary && die === 6 ? 3 : 2;
  return Math.max(0, Math.min(wanted, moraleOf(state, side) - floor));
};

/** 17, 8.5 – Every disordered and routed unit tries to rally. */
export const rally: Handler<'rally'> = {
  run: state => {
    const taken = withMarks(state, { moved: [] });
    const shaken = unitsOf(taken, state.player).filter(mayRally);
    return eachIn(calm(taken), shaken, (now, { unit }) => rallyTried(now, unit.id));
  },
};

const rallyTried = (state: State, id: string): Step => {
  const unit = standing(state, id);
  const { die, state: after } = thrown(state);
  const lines = rallyLines(state, unit, state.armies[unit.unit.side].spirit);
  const isOn = rallies(unit.ratings.morale, lines, die);
  const because = [figure('morale', unit.ratings.morale, '8.5'), ...modifierLines(lines)];
  const what = event(
    isOn ? 'rallied' : 'not-rallied',
    '8.5',
    { unit: namedWhere(state, id) },
    [die],
    because,
  );
  return told(isOn ? withUnit(after, id, { status: rallied(unit.status), passed: false }) : after, what);
};

/** 16.3, 20 – Markers come off; momentum that was not used stays for the enemy's next turn only. */
export const clean: Handler<'clean'> = {
  run: state => {
    const kept = Object.entries(state.marks.momentum).filter(
      ([hex, mark]) => mark.by === state.player && (state.field.stacks[Number(hex)]?.length ?? 0) > 0,
    );
    return calm(withMarks(state, { engaged: {}, moved: [], momentum: Object.fromEntries(kept) }));
  },
};

export const nextTurn: Handler<'next-turn'> = {
  run: state => {
    const isLast = state.turn + 1 >= state.scenario.options.turns.length;
    if (isLast) return told({ ...state, over: true, agenda: [] }, event('game-ends', '22'));
    return calm(first({ ...state, turn: state.turn + 1 }, { task: 'turn' }));
  },
};
