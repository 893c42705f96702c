import { describe, expect, test } from 'vitest';
import { makeSay } from '@/components/words/make-say';
import { messages } from '@/content/messages/en';
import ezhou from '@/content/scenarios/in-death-ground/ezhou-1259.json';
import maldon from '@/content/scenarios/in-death-ground/maldon-991.json';
import sardis from '@/content/scenarios/in-death-ground/sardis-498.json';
import { sentenceOf } from '@/lib/game/finding';
import type { AnyPlay } from '@/lib/game/match';
import { replay } from '@/lib/game/play';
import type { ActionBase, EventBase } from '@/lib/game/play-rules';
import type { PreviewLine } from '@/lib/game/preview';
import type { ScenarioBase } from '@/lib/game/scenario-base';
import { play as inDeathGround } from './in-death-ground/play';
import { scenarioSchema as tableSchema } from './in-death-ground/scenario';
import * as inDeathGroundTesting from './in-death-ground/testing-play';
import { play as lostBattles } from './lost-battles/play';
import * as lostBattlesTesting from './lost-battles/testing-battle';
import { play as perikles } from './perikles/play';
import * as periklesTesting from './perikles/testing-game';
import { play as pocketBattles } from './pocket-battles/play';
import * as pocketBattlesTesting from './pocket-battles/testing-battle';
import { play as prussiasGlory } from './prussias-glory/play';
import * as prussiasGloryTesting from './prussias-glory/testing-battle';

interface Testing {
  chanceOf(seed: number): { below(limit: number): number };
  eagerChoice(chance: unknown, actions: readonly ActionBase[]): ActionBase | undefined;
  playOut(
    scenario: unknown,
    seed: number,
    choose: (actions: readonly ActionBase[]) => ActionBase | undefined,
    witness: (decision: {
      readonly state: unknown;
      readonly actions: readonly ActionBase[];
      readonly action: ActionBase;
    }) => void,
  ): unknown;
}

/** Each book has its own chance-made battles and its own notion of an eager player; here they are only played. */
const FIELDS = [
  { id: 'lost-battles', play: lostBattles, testing: lostBattlesTesting, any: lostBattlesTesting.anyBattle },
  {
    id: 'prussias-glory',
    play: prussiasGlory,
    testing: prussiasGloryTesting,
    any: prussiasGloryTesting.anyBattle,
  },
  {
    id: 'in-death-ground',
    play: inDeathGround,
    testing: inDeathGroundTesting,
    any: (seed: number) => tableSchema.parse([maldon, sardis, ezhou][seed % 3]),
  },
  {
    id: 'pocket-battles',
    play: pocketBattles,
    testing: pocketBattlesTesting,
    any: pocketBattlesTesting.anyBattle,
  },
  { id: 'perikles', play: perikles, testing: periklesTesting, any: periklesTesting.anyGame },
].map(({ id, play, testing, any }) => ({
  id,
  rules: play as unknown as AnyPlay,
  testing: testing as unknown as Testing,
  anyBattle: any as (seed: number) => unknown,
}));

const say = makeSay(messages, 'en', error => {
  throw error;
});

const SEEDS = [3, 77, 4711];
const PATIENCE = 120_000;

const checkLines = (lines: readonly PreviewLine[] = []): void => {
  for (const { label } of lines) expect(say(label)).not.toBe('');
};

/** Where the game stands, and what each side and piece has, can be said. */
const checkStanding = (rules: AnyPlay, state: unknown): void => {
  const { turn, phase, asks } = rules.stage(state);
  for (const sentence of [turn, phase, asks]) expect(say(sentence)).not.toBe('');
  const { pieces } = rules.position(state, 'all');
  const seats = new Set(pieces.map(({ seat }) => seat));
  for (const seat of seats) checkLines(rules.figures?.(state, seat, 'all'));
  for (const { id } of pieces) {
    const lines = rules.figures?.(state, id, 'all') ?? [];
    expect([id, lines.length]).not.toContain(0);
    checkLines(lines);
  }
};

/** A choice is shown on the board by pieces and spaces that are there. */
const checkShown = (rules: AnyPlay, state: unknown, action: ActionBase): void => {
  const { board, pieces } = rules.position(state, 'all');
  const shown = rules.shows?.(state, action) ?? {};
  const ids = pieces.map(({ id }) => id);
  for (const piece of shown.pieces ?? []) expect(ids).toContain(piece);
  const spaces = board.kind === 'spaces' ? board.spaces.map(({ id }) => id) : [];
  for (const space of shown.spaces ?? []) expect(spaces).toContain(space);
};

/** Whatever is thrown opens its reasons. */
const checkEvent = (rules: AnyPlay, event: EventBase): void => {
  expect(say(rules.describe(event, 'all'))).not.toBe('');
  checkLines(event.because);
  if (event.faces && event.faces.length > 0)
    expect([event.type, event.because?.length ?? 0]).not.toContain(0);
};

/** Every choice and its odds, price and reasons can be said; a price and odds open their reasons. */
const checkWords = (rules: AnyPlay, state: unknown, actions: readonly ActionBase[]): void => {
  checkStanding(rules, state);
  for (const action of actions) {
    expect(say(rules.describe(action, 'all'))).not.toBe('');
    const kind = rules.kind?.(action);
    if (kind) expect(say(kind)).not.toBe('');
    checkShown(rules, state, action);
    const price = rules.price?.(state, action);
    if (price) {
      expect(say(price)).not.toBe('');
      expect(rules.priceWhy?.(state, action)).not.toEqual([]);
    }
    checkLines(rules.priceWhy?.(state, action));
    checkLines(rules.why?.(state, action));
    if (rules.odds(state, action)) expect([action.type, rules.why?.(state, action).length]).not.toContain(0);
    const odds = rules.odds(state, action);
    if (!odds) continue;
    expect(Object.values(odds.ways).reduce((sum, ways) => sum + ways, 0n)).toBe(odds.total);
    for (const id of Object.keys(odds.ways)) expect(say(rules.outcome(id))).not.toBe('');
  }
};

describe.each(FIELDS)('any battle of $id', ({ rules, testing, anyBattle }) => {
  test.each(SEEDS)(
    'is the same again from the same choices, survives JSON, and has words for all: seed %i',
    seed => {
      const scenario = anyBattle(seed) as ScenarioBase;
      const chance = testing.chanceOf(seed);
      const taken: ActionBase[] = [];
      const earlier: ActionBase[] = [];
      for (const event of rules.opening(scenario, seed)) checkEvent(rules, event);
      const end = testing.playOut(
        scenario,
        seed,
        actions => testing.eagerChoice(chance, actions),
        ({ state, actions, action }) => {
          taken.push(action);
          if (taken.length % 50 === 0) expect(JSON.parse(JSON.stringify(state))).toEqual(state);
          if (taken.length % 3 === 0) checkWords(rules, state, actions);
          for (const event of rules.apply(state, action).events) checkEvent(rules, event);
          const wish = earlier.at(chance.below(Math.max(1, earlier.length)));
          for (const finding of wish ? rules.objections(state, wish) : [])
            expect(say(sentenceOf(finding))).not.toBe('');
          earlier.push(...actions.slice(0, 2));
        },
      );
      expect(replay(rules, { scenario, seed, actions: taken }).state).toEqual(end);
      expect(rules.result(end)).not.toBeNull();
    },
    PATIENCE,
  );
});
