import type { Action } from '../actions';
import { otherSide, type SideIndex } from '../army';
import { groundIn, hexOfUnit, unitsOf } from '../field';
import { hexesOf } from '../ground';
import { figure } from '../reasons';
import { currentMorale, lowered, raised } from '../rules/army-morale';
import { neighboursOf } from '../rules/sight';
import type { State } from '../state';
import type { Trait } from '../traits-schema';
import { calm, event, type Step, thrown, told, withArmy } from './game';
import { type Handler, sideId } from './handler';
import { routedUnits } from './morale';
import { activated } from './reactions';

type AdvanceTrait = Extract<Trait, { trait: 'advance' }>;

const traitOf = ({ scenario }: State, side: SideIndex): AdvanceTrait | null =>
  scenario.traits.find(
    (trait): trait is AdvanceTrait => trait.trait === 'advance' && trait.side === scenario.sides[side]?.id,
  ) ?? null;

const name = ({ scenario }: State, side: SideIndex): string => scenario.sides[side]?.name ?? '';

/** 23.4, 23.4.2 – The throw of an army that sleeps: a 1 opens the choice, and low morale does without a throw. */
export const advanceThrow = (state: State): Step => {
  const trait = traitOf(state, state.player);
  const army = state.armies[state.player];
  if (trait === null || army.active || state.scenario.options.kind === 'battle') return calm(state);
  const morale = currentMorale(army.track, routedUnits(state, state.player).length);
  if (morale <= trait.freeAt) return calm(withArmy(state, state.player, { mayAwake: true }));
  const { die, state: after } = thrown(state);
  const what = event('advance-thrown', '23.4', { die }, [die], [figure('opens-on', 1, '23.4')]);
  return told(withArmy(after, state.player, { mayAwake: die === 1 }), what);
};

/** 23.6 – A commander who has awoken his army by his own attempt may still declare the advance. */
export const mayDeclareNow = (state: State): State =>
  traitOf(state, state.player) === null ? state : withArmy(state, state.player, { mayAwake: true });

const offersToAwake = (state: State): readonly Action[] => {
  const by = sideId(state, state.player);
  const { active, advanceOpen } = state.armies[state.player];
  return [
    { by, type: 'pass' },
    ...(active ? [] : [{ by, type: 'activate' } as const]),
    ...(advanceOpen ? [{ by, type: 'declare-advance' } as const] : []),
  ];
};

/** 23.4, 23.4.1, 23.4.3 – It may awake without cost, and declare an advance as long as the bonus is to be had. */
export const awakeChoice: Handler<'awake-choice'> = {
  awaits: state => {
    const { mayAwake, advance } = state.armies[state.player];
    if (traitOf(state, state.player) === null || state.scenario.options.kind === 'battle') return null;
    return mayAwake && advance === null && offersToAwake(state).length > 1 ? state.player : null;
  },
  offers: offersToAwake,
  choose: (state, _task, action) => {
    const trait = traitOf(state, state.player);
    if (action.type === 'pass' || trait === null) return calm(state);
    const awake = activated(state, state.player);
    if (action.type === 'activate')
      return told(awake, event('army-activated', '23.4', { side: name(state, state.player) }));
    return declared(awake, trait);
  },
  run: calm,
};

const declared = (state: State, trait: AdvanceTrait): Step => {
  const { track } = state.armies[state.player];
  const bonus = Math.max(0, Math.min(trait.bonus, trait.ceiling - currentMorale(track, 0)));
  const deadline = Math.min(state.turn + trait.turns, state.scenario.options.turns.length - 1);
  const marching = withArmy(state, state.player, {
    track: raised(track, bonus),
    advance: { deadline, bonus },
    attacked: false,
  });
  return told(marching, event('advance-declared', '23.4.1', { side: name(state, state.player), bonus }));
};

/** 23.4 – Line infantry in or next to one of the towns, or next to the enemy; Croats do not count. */
const hasReachedGoal = (state: State, side: SideIndex, { goals, units: count }: AdvanceTrait): boolean => {
  const ground = groundIn(state);
  const towns = goals.flatMap(id => ground.towns.get(id) ?? []);
  const enemies = new Set(
    unitsOf(state, otherSide(side)).map(({ unit }) => hexOfUnit(state.field, unit.id) ?? -1),
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
const hasLeft = (state: State, side: SideIndex, { leave }: AdvanceTrait): boolean => {
  const old = new Set(hexesOf(groundIn(state).grid, leave));
  return unitsOf(state, side).every(({ unit }) => !old.has(hexOfUnit(state.field, unit.id) ?? -1));
};

/** 23.4 – Everybody moves in every turn of an advance, until its goal is reached or the enemy attacks. */
export const isBoundToAdvance = (state: State, side: SideIndex): boolean => {
  const trait = traitOf(state, side);
  const { advance, attacked } = state.armies[side];
  return trait !== null && advance !== null && !attacked && !hasReachedGoal(state, side, trait);
};

/** 23.4 – At its deadline an advance that has not reached its goal costs the bonus again, unless the enemy has attacked (ruling P13). */
export const advanceJudged = (state: State, side: SideIndex): Step => {
  const { advance, attacked, track } = state.armies[side];
  const trait = traitOf(state, side);
  if (!advance || trait === null || state.turn < advance.deadline) return calm(state);
  const ended = withArmy(state, side, { advance: null, advanceOpen: false });
  if (attacked || (hasReachedGoal(state, side, trait) && hasLeft(state, side, trait))) return calm(ended);
  const lost = withArmy(ended, side, { track: lowered(track, advance.bonus) });
  return told(lost, event('advance-failed', '23.4', { side: name(state, side), bonus: advance.bonus }));
};
