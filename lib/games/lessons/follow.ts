import type { About, Target } from '@/lib/game/contract/about';
import type { ActionBase } from '@/lib/game/contract/play-rules';
import { isSameAction } from '@/lib/game/play/action-equality';
import {
  type AnyPlayRules,
  findDecider,
  type GameSession,
  getCurrentMoment,
  openSession,
  playAction,
} from '@/lib/game/play/session/game-session';
import { playChain } from '@/lib/game/play/session/play-chain';
import type { Expectation, Lesson, LessonStep } from './lesson';

/** The choice that is offered now and means the same; one that stands in no list is taken as it is. */
const findOffered = (match: GameSession, action: ActionBase): ActionBase =>
  match.rules
    .actions(getCurrentMoment(match).state, findDecider(match) ?? '')
    .find(offered => isSameAction(offered, action)) ?? action;

/** What a step has written down as the choices that the game offers; a step that the rules refuse is a mistake in the lesson. */
export const resolveActions = (match: GameSession, actions: readonly ActionBase[]): readonly ActionBase[] => {
  const resolved: ActionBase[] = [];
  let now = match;
  for (const action of actions) {
    const offered = findOffered(now, action);
    const step = playAction(now, offered);
    if (step.type === 'refused')
      throw new Error(`${JSON.stringify(action)}: ${step.findings.map(({ code }) => code).join(', ')}`);
    resolved.push(offered);
    now = step.match;
  }
  return resolved;
};

/** The game after what a step has written down. */
export const playLessonActions = (match: GameSession, actions: readonly ActionBase[]): GameSession =>
  playChain(match, resolveActions(match, actions)).match;

/** The game as the lesson finds it: the computer has the other seats, and waits. */
export const openLesson = (
  { system, rules, scenario }: Pick<GameSession, 'rules' | 'scenario'> & { readonly system: SeatsOf },
  { seat, seed, opening }: Lesson,
): GameSession => {
  const others = system.seats(scenario).filter(({ id }) => id !== seat);
  const players = Object.fromEntries(
    others.map(({ id }) => [id, { type: 'computer', level: 'learner' } as const]),
  );
  return playLessonActions({ ...openSession(rules, scenario, seed), players }, opening);
};

interface SeatsOf {
  seats(scenario: GameSession['scenario']): readonly { readonly id: string }[];
}

/**
 * The step that Back leads to; -1: none. Choosing alone is skipped, since a piece that is still chosen would lead on at
 * once; but an order begins with choosing who gets it.
 */
export const findStepBefore = (steps: readonly LessonStep[], at: number): number => {
  const last = steps.slice(0, at).findLastIndex(({ type }) => type !== 'choose');
  const isOrderOfChosen = steps[last]?.type === 'order' && steps[last - 1]?.type === 'choose';
  return isOrderOfChosen ? last - 1 : last;
};

export const actionsOf = (step: LessonStep): readonly ActionBase[] =>
  step.type === 'order' || step.type === 'watch' ? step.actions : [];

const isSameTarget = (one: Target, other: Target): boolean =>
  one.type !== 'outline' && one.type === other.type && 'id' in other && one.id === other.id;

/** Whether an action is about what the step asks for. */
const fulfils = ({ kind, subjects, target }: Expectation, about: About): boolean =>
  about.kind === kind &&
  subjects.every(id => about.subjects.includes(id)) &&
  (target === undefined || about.targets.some(other => isSameTarget(target, other)));

const hasFields = ({ action: fields }: Expectation, action: ActionBase): boolean =>
  Object.entries(fields).every(([key, value]) =>
    Object.entries(action).some(([k, v]) => k === key && v === value),
  );

/** Whether one of a chain of actions does what the step asks for, judged at its own moment. */
export const isExpected = (
  rules: AnyPlayRules,
  state: unknown,
  expect: Expectation,
  actions: readonly ActionBase[],
): boolean => {
  let now = state;
  for (const action of actions) {
    if (hasFields(expect, action) && fulfils(expect, rules.about(now, action))) return true;
    if (rules.objections(now, action).length > 0) return false;
    now = rules.apply(now, action).state;
  }
  return false;
};

/** What may be pointed at in a step; everything else answers that it is not its turn. */
export const spotlightOf = (step: LessonStep): readonly Target[] => {
  switch (step.type) {
    case 'read':
    case 'watch':
      return step.spotlight;
    case 'choose':
      return [{ type: 'piece', id: step.piece }];
    case 'order': {
      const { subjects, target } = step.expect;
      return [...subjects.map((id): Target => ({ type: 'piece', id })), ...(target ? [target] : [])];
    }
  }
};

/** The next step, from here on, that lights something; null: none. */
export const findStepFor = (steps: readonly LessonStep[], from: number, target: Target): number | null => {
  const index = steps.findIndex(
    (step, place) => place > from && spotlightOf(step).some(other => isSameTarget(other, target)),
  );
  return index === -1 ? null : index;
};
