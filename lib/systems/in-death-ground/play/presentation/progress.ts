import type { Progress, Standing } from '@/lib/game/contract/play-presentation';
import type { Sentence } from '@/lib/game/contract/sentence';
import { sideOf } from '../../rules/commanders';
import { lastTurnOf } from '../../rules/setup/duration';
import { word } from '../../view/words';
import { type FieldUnit, isFighting, isInSight } from '../field';
import { commandOf, getCurrentTask, seatOf } from '../game';
import { phaseOf } from '../stage';
import { SIDES, type SideIndex, type State } from '../state';
import { countRethrows } from '../tasks/generals';
import { listUnitsToMove } from '../tasks/movement/moves';

/** 11.1 – The phases of a turn that contain something. */
const TRACK = ['rally', 'retreats', 'movement', 'shooting', 'melee', 'morale'] as const;

export const progress = (state: State): Progress => {
  const phase = (TRACK as readonly string[]).indexOf(phaseOf(getCurrentTask(state).type));
  return {
    unit: word('progress', 'turn'),
    now: Math.max(1, state.round),
    first: 1,
    last: lastTurnOf(state.scenario),
    phases: TRACK.map(id => word('phase', id)),
    phase: phase < 0 ? null : phase,
  };
};

const isLost = ({ presence }: FieldUnit): boolean => presence === 'destroyed' || presence === 'left';

/** 8.2 – How much of a column has marched through, of how much. */
const countThrough = (state: State, side: SideIndex) => {
  const own = state.units.filter(unit => unit.side === side && isFighting(unit));
  const sum = (units: readonly FieldUnit[]): number => units.reduce((all, { strength }) => all + strength, 0);
  const through = own.filter(({ presence }) => presence === 'through');
  return {
    through: through.reduce((all, { elements }) => all + elements.length, 0),
    needed: Math.ceil((sum(own) * 2) / 3),
  };
};

const HELD_TURNS = 3;

/** 8.2, 8.5, 8.6 – What decides the scenario beside losses. */
const stakeOf = (state: State, side: SideIndex): Sentence | null => {
  const { kind } = state.scenario;
  const { role } = commandOf(state, side);
  if (kind === 'ambush')
    return role === 'attacker' ? word('stake', 'column', countThrough(state, side)) : null;
  if (kind === 'raid') return word('stake', role === 'attacker' ? 'raider' : 'raided');
  if (kind === 'siege')
    return role === 'attacker' ? word('stake', 'besieger', { held: state.held, turns: HELD_TURNS }) : null;
  return null;
};

/** Units that are out of the battle, of all that a side has; what nobody has seen is counted like the rest. */
export const standings = (state: State): readonly Standing[] =>
  SIDES.map(side => {
    const units = state.units.filter(
      unit => unit.side === side && unit.kind === 'unit' && unit.presence !== 'absent',
    );
    const stake = stakeOf(state, side);
    return {
      seat: seatOf(state, side),
      score: word('standing', 'lost', { lost: units.filter(isLost).length, units: units.length }),
      ...(stake ? { stake } : {}),
    };
  });

/**
 * 11.1, 12.1, 16.2 – What is left to do in this phase, and how often the general can still help; hidden units appear
 * to their own player only.
 */
export const resources = (state: State, seat: string, viewer: string | 'all'): readonly Sentence[] => {
  const side = sideOf(state.scenario, seat);
  const task = getCurrentTask(state);
  if (side === null) return [];
  if (task.type === 'encourage' && task.side === side)
    return [word('resource', 'rally-dice', { dice: task.dice })];
  if (task.type === 'set-up')
    return viewer !== 'all' && viewer !== seat
      ? []
      : [
          word('resource', 'to-set-up', {
            count: countOf(state, side, ({ presence }) => presence === 'waiting'),
          }),
        ];
  if (phaseOf(task.type) !== 'movement') return [];
  const isKnown = (unit: FieldUnit): boolean =>
    isInSight(unit) || (unit.presence === 'hidden' && (viewer === 'all' || viewer === seat));
  const all = countOf(state, side, isKnown);
  const left = listUnitsToMove(state, side).filter(isKnown).length;
  const again = countRethrows(state, side) - state.sides[side].again.length;
  return [
    word('resource', 'moved', { moved: all - left, all }),
    ...(again > 0 ? [word('resource', 'again', { count: again })] : []),
  ];
};

const countOf = ({ units }: State, side: SideIndex, isCounted: (unit: FieldUnit) => boolean): number =>
  units.filter(unit => unit.side === side && isCounted(unit)).length;
