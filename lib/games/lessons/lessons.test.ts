import { describe, expect, test } from 'vitest';
import { say } from '@/components/words/testing/strict-english';
import type { Target } from '@/lib/game/contract/about';
import type { Order } from '@/lib/game/contract/play-presentation';
import type { ActionBase } from '@/lib/game/contract/play-rules';
import { findDecider, type GameSession, getCurrentMoment } from '@/lib/game/play/session/game-session';
import { SYSTEM_IDS } from '@/lib/systems';
import { readPlayable } from '../playable-scenario';
import {
  actionsOf,
  findStepBefore,
  findStepFor,
  isExpected,
  openLesson,
  playLessonActions,
  spotlightOf,
} from './follow';
import type { Lesson, LessonStep } from './lesson';
import { LESSON_SYSTEMS, loadLesson } from './load-lesson';

const open = async (system: string): Promise<{ lesson: Lesson; match: GameSession }> => {
  const loaded = await loadLesson(system);
  const playable = loaded && (await readPlayable(loaded.scenario, null));
  if (!loaded || !playable) throw new Error('no lesson');
  expect(playable.system.id).toBe(system);
  return { lesson: loaded.lesson, match: openLesson(playable, loaded.lesson) };
};

/** Every order of the seat and of its pieces. */
const listOrders = (match: GameSession, seat: string): readonly Order<ActionBase>[] => {
  const { rules } = match;
  const { state } = getCurrentMoment(match);
  const groups = rules
    .position(state, seat)
    .pieces.filter(piece => piece.seat === seat)
    .map(({ id }) => rules.groupOf(state, seat, id));
  return [[], ...groups].flatMap(pieces => rules.orders(state, seat, pieces));
};

const exists = (match: GameSession, seat: string, target: Target): boolean => {
  const { board, pieces } = match.rules.position(getCurrentMoment(match).state, seat);
  if (target.type === 'piece') return pieces.some(({ id }) => id === target.id);
  return (
    target.type === 'place' && board.kind === 'spaces' && board.spaces.some(({ id }) => id === target.id)
  );
};

const checkStep = (match: GameSession, seat: string, step: LessonStep): void => {
  const { rules } = match;
  const { state } = getCurrentMoment(match);
  for (const target of spotlightOf(step)) expect(exists(match, seat, target), `${step.id} lights`).toBe(true);
  if (step.type === 'read') return;
  const decider = findDecider(match);
  if (step.type === 'watch') {
    expect(decider, `${step.id} is watched`).not.toBeNull();
    return;
  }
  expect(decider, `${step.id} is asked of the player`).toBe(seat);
  const orders = listOrders(match, seat);
  const isOffered =
    step.type === 'choose'
      ? orders.some(({ about }) => about.subjects.includes(step.piece))
      : orders.some(({ actions }) => isExpected(rules, state, step.expect, actions));
  expect(isOffered, `${step.id} is offered`).toBe(true);
};

test('every book has a lesson', () => expect(LESSON_SYSTEMS).toEqual(SYSTEM_IDS));

describe.each(LESSON_SYSTEMS)('the lesson of %s', system => {
  test('each step asks for what the rules offer, and can be played with the real rules', async () => {
    const { lesson, match } = await open(system);
    let now = match;
    for (const step of lesson.steps) {
      checkStep(now, lesson.seat, step);
      now = playLessonActions(now, actionsOf(step));
    }
    expect(now.at).toBeGreaterThan(match.at);
    expect(Object.values(now.players).every(({ type }) => type === 'computer')).toBe(true);
    expect(now.players).not.toHaveProperty(lesson.seat);
  });

  test('every step has its words', async () => {
    const { lesson } = await open(system);
    expect(new Set(lesson.steps.map(({ id }) => id)).size).toBe(lesson.steps.length);
    for (const part of ['title', 'about']) expect(say({ code: `lesson.${system}.${part}` })).not.toBe('');
    for (const { id } of lesson.steps)
      for (const part of ['title', 'text'])
        expect(say({ code: `lesson.${system}.steps.${id}.${part}` })).not.toBe('');
  });

  test('what is not lit now is said to come later, if it does', async () => {
    const { lesson } = await open(system);
    const index = lesson.steps.findIndex(step => spotlightOf(step).length > 0);
    const [target] = spotlightOf(lesson.steps[index] as LessonStep);
    if (!target) throw new Error('nothing is ever lit');
    expect(findStepFor(lesson.steps, -1, target)).toBe(index);
    expect(findStepFor(lesson.steps, index, { type: 'place', id: 'nowhere' })).toBeNull();
  });
});

test('Back to an order begins with choosing who gets it', async () => {
  const lessons = await Promise.all(LESSON_SYSTEMS.map(open));
  const found = lessons.flatMap(({ lesson: { steps } }) =>
    [...steps.keys()]
      .filter(place => steps[place]?.type === 'order' && steps[place - 1]?.type === 'choose')
      .map(place => [findStepBefore(steps, place + 1), place - 1]),
  );
  expect(found.length).toBeGreaterThan(3);
  expect(found.map(([back]) => back)).toEqual(found.map(([, choosing]) => choosing));
});
