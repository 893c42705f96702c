import { getOtherSide, type SideIndex } from '../../../document/army';
import { lowerMorale } from '../../../rules/army-morale';
import { isFighter, listOccupiedHexes, sideAt, standingUnitOf, unitsOf } from '../../../rules/field';
import { unitsOfSideAt } from '../../../rules/map/stacking';
import { isInEnemyZone } from '../../../rules/map/zones-of-control';
import {
  flightDistanceOf,
  isRallySuccessful,
  mayRally,
  rallyLines,
  resolveRally,
} from '../../../rules/unit-morale';
import { formatHour } from '../../../view/format-hour';
import { hasActors } from '../../command-state';
import { describePieceAndHex } from '../../describe';
import { createStatLine, listModifierLines } from '../../figures/breakdown-lines';
import { moraleOf } from '../../figures/current-morale';
import {
  applyEach,
  chainTransition,
  createEvent,
  emit,
  pushTasks,
  type Transition,
  throwDie,
  turnOf,
  withArmy,
  withMarks,
  withoutEvents,
  withUnit,
} from '../../game';
import type { State, Task } from '../../state';
import { sideIdOf, type TaskHandler } from '../../task-handler';
import { LOOK_TO_COMMANDER, withCommandChecked } from '../command/look-to-commander';
import { createRetreatTask } from '../piece-changes';
import { throwForAdvance } from '../scenario/declared-advance';

/** 12 – A turn: both player turns, then the joint phase. */
export const turnHandler: TaskHandler<'turn'> = {
  run: state =>
    emit(
      pushTasks(
        state,
        { task: 'player-turn', side: 0 },
        { task: 'player-turn', side: 1 },
        { task: 'joint' },
        { task: 'next-turn' },
      ),
      createEvent('turn-begins', '12', { turn: formatHour(turnOf(state)) }),
    ),
};

const NO_MARKS = { done: [], moved: [], fought: [], charged: [], fired: [], targets: [], tried: [] };

export const playerTurnHandler: TaskHandler<'player-turn'> = {
  run: (state, { side }) => {
    const begun = withCommandChecked(withMarks({ ...state, player: side }, NO_MARKS));
    const tasks: readonly Task[] = [
      { task: 'arrivals' },
      { task: 'activation' },
      { task: 'awake-choice' },
      { task: 'phases' },
    ];
    return chainTransition(throwForAdvance(begun), now => withoutEvents(pushTasks(now, ...tasks)));
  },
};

/** 12 – The phases of a player turn; a side without units that may act has only its throw for waiting. */
export const phasesHandler: TaskHandler<'phases'> = {
  run: state => {
    const side = state.player;
    const passivity = { task: 'passivity', side } as const;
    if (!hasActors(state, side))
      return withoutEvents(pushTasks(withArmy(state, side, { mayAwake: false }), passivity));
    return withoutEvents(
      pushTasks(
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
        { task: 'fire', side: getOtherSide(side), phase: 'defensive' },
        { task: 'combat' },
        { task: 'clean' },
      ),
    );
  },
};

/** 15.1 – Routed infantry and cavalry run on. */
export const routHandler: TaskHandler<'rout'> = {
  run: state => {
    const fleeing = unitsOf(state, state.player).filter(
      ({ status, unit }) => status === 'routed' && unit.arm !== 'artillery',
    );
    return withoutEvents(
      pushTasks(
        state,
        ...fleeing.map(unit => createRetreatTask(unit.unit.id, flightDistanceOf(unit), 'flight')),
      ),
    );
  },
};

/** 4.3, 15.2 – Markers on own hexes with infantry or cavalry in an enemy zone. */
export const engageHandler: TaskHandler<'engage'> = {
  run: state => {
    const side = state.player;
    const hexes = listOccupiedHexes(state.field).filter(
      hex =>
        sideAt(state, hex) === side &&
        isInEnemyZone(state, hex, side) &&
        unitsOfSideAt(state, hex, side).some(isFighter),
    );
    return withoutEvents(
      withMarks(state, { engaged: Object.fromEntries(hexes.map(hex => [hex, 'normal' as const])) }),
    );
  },
};

/** 23.4.4 – Waiting costs morale until the first combat (ruling A8). */
export const passivityHandler: TaskHandler<'passivity'> = {
  run: (state, { side }) => {
    const trait = state.scenario.traits.find(other => other.trait === 'passivity');
    if (trait?.trait !== 'passivity' || state.blooded) return withoutEvents(state);
    const id = sideIdOf(state, side);
    if (id !== trait.patient && id !== trait.weary) return withoutEvents(state);
    if (id === trait.weary && isTakingAction(state, side)) return withoutEvents(state);
    const { die, state: after } = throwDie(state);
    const loss = waitingLoss(after, side, id === trait.patient, die, trait.floor);
    const because = [createStatLine('worn-from', waitingThreshold(id === trait.patient), '23.4.4')];
    if (loss === 0) return emit(after, createEvent('patience', '23.4.4', { loss }, [die], because));
    const worn = withArmy(after, side, { track: lowerMorale(after.armies[side].track, loss), weary: true });
    return emit(worn, createEvent('impatience', '23.4.4', { loss }, [die], because));
  },
};

/** 23.4.4, 23.6 – An army that advances, or that its commander has tried to awake in this turn, does not wait. */
const isTakingAction = (state: State, side: SideIndex): boolean =>
  state.armies[side].advance !== null || state.armies[side].attemptedIn === state.turn;

/** 23.4.4 – The least throw that costs an army morale. */
const waitingThreshold = (isPatient: boolean): number => (isPatient ? 6 : 5);

const waitingLoss = (
  state: State,
  side: SideIndex,
  isPatient: boolean,
  die: number,
  floor: number,
): number => {
  if (die < waitingThreshold(isPatient)) return 0;
  if (isPatient) return 2;
  const wanted = state.armies[side].weary && die === 6 ? 3 : 2;
  return Math.max(0, Math.min(wanted, moraleOf(state, side) - floor));
};

/** 17, 8.5 – Every disordered and routed unit tries to rally. */
export const rallyHandler: TaskHandler<'rally'> = {
  run: state => {
    const taken = withMarks(state, { moved: [] });
    const shaken = unitsOf(taken, state.player).filter(mayRally);
    return applyEach(withoutEvents(taken), shaken, (now, { unit }) => tryRally(now, unit.id));
  },
};

const tryRally = (state: State, id: string): Transition => {
  const unit = standingUnitOf(state, id);
  const { die, state: after } = throwDie(state);
  const lines = rallyLines(state, unit, state.armies[unit.unit.side].spirit);
  const isOn = isRallySuccessful(unit.ratings.morale, lines, die);
  const because = [createStatLine('morale', unit.ratings.morale, '8.5'), ...listModifierLines(lines)];
  const what = createEvent(
    isOn ? 'rallied' : 'not-rallied',
    '8.5',
    { unit: describePieceAndHex(state, id) },
    [die],
    because,
  );
  return emit(isOn ? withUnit(after, id, { status: resolveRally(unit.status), passed: false }) : after, what);
};

/** 16.3, 20 – Markers come off; momentum that was not used stays for the enemy's next turn only. */
export const cleanHandler: TaskHandler<'clean'> = {
  run: state => {
    const kept = Object.entries(state.marks.momentum).filter(
      ([hex, mark]) => mark.by === state.player && (state.field.stacks[Number(hex)]?.length ?? 0) > 0,
    );
    return withoutEvents(withMarks(state, { engaged: {}, moved: [], momentum: Object.fromEntries(kept) }));
  },
};

export const nextTurnHandler: TaskHandler<'next-turn'> = {
  run: state => {
    const isLast = state.turn + 1 >= state.scenario.options.turns.length;
    if (isLast) return emit({ ...state, over: true, agenda: [] }, createEvent('game-ends', '22'));
    return withoutEvents(pushTasks({ ...state, turn: state.turn + 1 }, { task: 'turn' }));
  },
};
