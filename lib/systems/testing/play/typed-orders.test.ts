import { describe, expect, test } from 'vitest';
import { say } from '@/components/words/testing/strict-english';
import maldon from '@/content/scenarios/in-death-ground/maldon-991.json';
import cannae from '@/content/scenarios/lost-battles/cannae.json';
import perikles from '@/content/scenarios/perikles/perikles-431.json';
import clastidium from '@/content/scenarios/pocket-battles/pocket-clastidium.json';
import rossbach from '@/content/scenarios/prussias-glory/rossbach-battle.json';
import { randomPlayer } from '@/lib/game/computer/match-runner';
import type { ActionBase } from '@/lib/game/contract/play-rules';
import { resolveTypedOrder } from '@/lib/game/play/board/typed-order';
import type { AnyPlayRules } from '@/lib/game/play/session/game-session';
import { readDocument } from '../../read-document';

const SEED = 5;
const MAX_DECISIONS = 1000;

/** What a player types who has seen the choices: the words of the one that they want, or its number where others have the same words. */
const typedFor = (sentences: readonly string[], wanted: number): string => {
  const sentence = sentences[wanted] ?? '';
  return resolveTypedOrder(sentence, sentences).type === 'choice' ? sentence : String(wanted + 1);
};

/** One decision by words alone: the question can be said, and what is typed brings the choice that was meant. */
const decideByText = (rules: AnyPlayRules, state: unknown, seat: string, seed: number): ActionBase => {
  expect(say(rules.stage(state).asks)).not.toBe('');
  const choices = rules.actions(state, seat);
  const meant = JSON.stringify(randomPlayer(rules, state, seat, seed));
  const wanted = choices.findIndex(action => JSON.stringify(action) === meant);
  const sentences = choices.map(action => say(rules.describe(action, seat, state)));
  const answer = resolveTypedOrder(typedFor(sentences, wanted), sentences);
  expect(answer).toEqual({ type: 'choice', choice: wanted });
  const [chosen] = choices.slice(wanted);
  if (!chosen) throw new Error('nothing to choose');
  return chosen;
};

/** Every throw is logged with its reasons. */
const applyAndCheck = (rules: AnyPlayRules, state: unknown, action: ActionBase, seat: string): unknown => {
  const step = rules.apply(state, action);
  for (const event of step.events) {
    expect(say(rules.describe(event, seat))).not.toBe('');
    if (event.faces?.length) expect([event.type, event.because?.length ?? 0]).not.toContain(0);
    for (const { label } of event.because ?? []) expect(say(label)).not.toBe('');
  }
  return step.state;
};

describe('a full turn by typed orders alone', () => {
  test.each([
    ['Lost Battles', cannae],
    ['Prussia’s Glory', rossbach],
    ['In Death Ground', maldon],
    ['Pocket Battles', clastidium],
    ['Perikles', perikles],
  ])('%s', async (_, json) => {
    const read = await readDocument(json);
    if (read.type !== 'scenario' || !read.checked.document || !read.system.play) throw new Error('no game');
    const rules = read.system.play;
    let state = rules.start(read.checked.document, SEED);
    const turns = new Set<string>();
    let count = 0;
    for (; count < MAX_DECISIONS && turns.size < 4; count += 1) {
      const [seat] = rules.awaits(state);
      if (seat === undefined) break;
      turns.add(say(rules.stage(state).turn));
      state = applyAndCheck(rules, state, decideByText(rules, state, seat, SEED + count), seat);
    }
    expect(turns.size).toBeGreaterThan(1);
    expect(count).toBeGreaterThan(10);
  });
});
