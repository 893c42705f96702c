import { getOtherSide, type SideIndex } from '../../../document/army';
import { hexesOf } from '../../../document/ground';
import type { Trait } from '../../../document/traits-schema';
import { computeCurrentMorale, lowerMorale, raiseMorale } from '../../../rules/army-morale';
import { groundIn, hexOfUnit, unitsOf } from '../../../rules/field';
import { neighboursOf } from '../../../rules/map/sight';
import type { Action } from '../../actions';
import { createStatLine } from '../../figures/breakdown-lines';
import { listRoutedUnits } from '../../figures/current-morale';
import { createEvent, emit, type Transition, throwDie, withArmy, withoutEvents } from '../../game';
import type { State } from '../../state';
import { sideIdOf, type TaskHandler } from '../../task-handler';
import { activateArmy } from '../command/reactions';

type AdvanceTrait = Extract<Trait, { trait: 'advance' }>;

const advanceTraitOf = ({ scenario }: State, side: SideIndex): AdvanceTrait | null =>
  scenario.traits.find(
    (trait): trait is AdvanceTrait => trait.trait === 'advance' && trait.side === scenario.sides[side]?.id,
  ) ?? null;

const nameOfSide = ({ scenario }: State, side: SideIndex): string => scenario.sides[side]?.name ?? '';

/** 23.4, 23.4.2 – The throw of a passive army: a 1 allows the choice, and low morale does so without a throw. */
export const throwForAdvance = (state: State): Transition => {
  const trait = advanceTraitOf(state, state.player);
  const army = state.armies[state.player];
  if (trait === null || army.active || state.scenario.options.kind === 'battle') return withoutEvents(state);
  const morale = computeCurrentMorale(army.track, listRoutedUnits(state, state.player).length);
  if (morale <= trait.freeAt) return withoutEvents(withArmy(state, state.player, { mayAwake: true }));
  const { die, state: after } = throwDie(state);
  const what = createEvent('advance-thrown', '23.4', { die }, [die], [createStatLine('opens-on', 1, '23.4')]);
  return emit(withArmy(after, state.player, { mayAwake: die === 1 }), what);
};

/** 23.6 – A commander whose own attempt has awoken the army may still declare the advance. */
export const allowDeclaration = (state: State): State =>
  advanceTraitOf(state, state.player) === null ? state : withArmy(state, state.player, { mayAwake: true });

const awakeOffers = (state: State): readonly Action[] => {
  const by = sideIdOf(state, state.player);
  const { active, advanceOpen } = state.armies[state.player];
  return [
    { by, type: 'pass' },
    ...(active ? [] : [{ by, type: 'activate' } as const]),
    ...(advanceOpen ? [{ by, type: 'declare-advance' } as const] : []),
  ];
};

/** 23.4, 23.4.1, 23.4.3 – It may awake without cost, and declare an advance as long as the bonus is available. */
export const awakeChoiceHandler: TaskHandler<'awake-choice'> = {
  awaits: state => {
    const { mayAwake, advance } = state.armies[state.player];
    if (advanceTraitOf(state, state.player) === null || state.scenario.options.kind === 'battle') return null;
    return mayAwake && advance === null && awakeOffers(state).length > 1 ? state.player : null;
  },
  offers: awakeOffers,
  choose: (state, _task, action) => {
    const trait = advanceTraitOf(state, state.player);
    if (action.type === 'pass' || trait === null) return withoutEvents(state);
    const awake = activateArmy(state, state.player);
    if (action.type === 'activate')
      return emit(awake, createEvent('army-activated', '23.4', { side: nameOfSide(state, state.player) }));
    return declareAdvance(awake, trait);
  },
};

const declareAdvance = (state: State, trait: AdvanceTrait): Transition => {
  const { track } = state.armies[state.player];
  const bonus = Math.max(0, Math.min(trait.bonus, trait.ceiling - computeCurrentMorale(track, 0)));
  const deadline = Math.min(state.turn + trait.turns, state.scenario.options.turns.length - 1);
  const marching = withArmy(state, state.player, {
    track: raiseMorale(track, bonus),
    advance: { deadline, bonus },
    attacked: false,
  });
  return emit(
    marching,
    createEvent('advance-declared', '23.4.1', { side: nameOfSide(state, state.player), bonus }),
  );
};

/** 23.4 – Line infantry in or next to one of the towns, or next to the enemy; Croats do not count. */
const hasReachedGoal = (state: State, side: SideIndex, { goals, units: count }: AdvanceTrait): boolean => {
  const ground = groundIn(state);
  const towns = goals.flatMap(id => ground.towns.get(id) ?? []);
  const enemies = new Set(
    unitsOf(state, getOtherSide(side)).map(({ unit }) => hexOfUnit(state.field, unit.id) ?? -1),
  );
  const reached = unitsOf(state, side).filter(({ unit }) => {
    const hex = hexOfUnit(state.field, unit.id);
    if (hex === null || unit.arm !== 'infantry' || unit.traits.includes('croats')) return false;
    return [hex, ...neighboursOf(ground.grid, hex)].some(
      other => enemies.has(other) || towns.includes(other),
    );
  });
  return reached.length >= count;
};

/** 23.4 – Nobody of the army is left behind in its old positions. */
const hasLeftPositions = (state: State, side: SideIndex, { leave }: AdvanceTrait): boolean => {
  const old = new Set(hexesOf(groundIn(state).grid, leave));
  return unitsOf(state, side).every(({ unit }) => !old.has(hexOfUnit(state.field, unit.id) ?? -1));
};

/** 23.4 – Everybody moves in every turn of an advance, until its goal is reached or the enemy attacks. */
export const mustAdvance = (state: State, side: SideIndex): boolean => {
  const trait = advanceTraitOf(state, side);
  const { advance, attacked } = state.armies[side];
  return trait !== null && advance !== null && !attacked && !hasReachedGoal(state, side, trait);
};

/** 23.4 – At its deadline an advance that has not reached its goal costs the bonus again, unless the enemy has attacked (ruling P13). */
export const checkAdvanceDeadline = (state: State, side: SideIndex): Transition => {
  const { advance, attacked, track } = state.armies[side];
  const trait = advanceTraitOf(state, side);
  if (!advance || trait === null || state.turn < advance.deadline) return withoutEvents(state);
  const ended = withArmy(state, side, { advance: null, advanceOpen: false });
  if (attacked || (hasReachedGoal(state, side, trait) && hasLeftPositions(state, side, trait)))
    return withoutEvents(ended);
  const lost = withArmy(ended, side, { track: lowerMorale(track, advance.bonus) });
  return emit(
    lost,
    createEvent('advance-failed', '23.4', { side: nameOfSide(state, side), bonus: advance.bonus }),
  );
};
