import { describe, expect, test } from 'vitest';
import { say } from '@/components/words/testing/strict-english';
import ezhou from '@/content/scenarios/in-death-ground/ezhou-1259.json';
import maldon from '@/content/scenarios/in-death-ground/maldon-991.json';
import sardis from '@/content/scenarios/in-death-ground/sardis-498.json';
import { describeFinding } from '@/lib/game/contract/finding';
import type { BreakdownLine } from '@/lib/game/contract/odds-preview';
import type { ActionBase, EventBase } from '@/lib/game/contract/play-rules';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { boardMarksOf } from '@/lib/game/play/board/board-marks';
import type { AnyPlayRules } from '@/lib/game/play/session/game-session';
import { replay } from '@/lib/game/testing/replay';
import { scenarioSchema as tableSchema } from '@/lib/systems/in-death-ground/document/scenario';
import { play as inDeathGround } from '@/lib/systems/in-death-ground/play';
import * as inDeathGroundTesting from '@/lib/systems/in-death-ground/testing/random-play';
import { play as lostBattles } from '@/lib/systems/lost-battles/play';
import * as lostBattlesTesting from '@/lib/systems/lost-battles/testing/random-play';
import { play as perikles } from '@/lib/systems/perikles/play';
import * as periklesTesting from '@/lib/systems/perikles/testing/random-play';
import { play as pocketBattles } from '@/lib/systems/pocket-battles/play';
import * as pocketBattlesTesting from '@/lib/systems/pocket-battles/testing/random-play';
import { play as prussiasGlory } from '@/lib/systems/prussias-glory/play';
import * as prussiasGloryTesting from '@/lib/systems/prussias-glory/testing/random-play';

interface TestingModule {
  seedRandom(seed: number): { below(limit: number): number };
  chooseEagerly(chance: unknown, actions: readonly ActionBase[]): ActionBase | undefined;
  playOut(
    scenario: unknown,
    seed: number,
    choose: (actions: readonly ActionBase[]) => ActionBase | undefined,
    onDecision: (decision: {
      readonly state: unknown;
      readonly actions: readonly ActionBase[];
      readonly action: ActionBase;
    }) => void,
  ): unknown;
}

/** Each book has its own chance-made battles and its own notion of an eager player; here they are only played. */
const CASES = [
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
  rules: play as unknown as AnyPlayRules,
  testing: testing as unknown as TestingModule,
  anyBattle: any as (seed: number) => unknown,
}));

const SEEDS = [3, 77, 4711];
const TIMEOUT = 120_000;

const checkLines = (lines: readonly BreakdownLine[] = []): void => {
  for (const { label } of lines) expect(say(label)).not.toBe('');
};

/** Where the game stands, and what each side and piece has, can be said. */
const checkStage = (rules: AnyPlayRules, state: unknown): void => {
  const { turn, phase, asks } = rules.stage(state);
  for (const sentence of [turn, phase, asks]) expect(say(sentence)).not.toBe('');
  const { pieces } = rules.position(state, 'all');
  const seats = new Set(pieces.map(({ seat }) => seat));
  for (const seat of seats) checkLines(rules.stats?.(state, seat, 'all'));
  for (const { id } of pieces) {
    const lines = rules.stats?.(state, id, 'all') ?? [];
    expect([id, lines.length]).not.toContain(0);
    checkLines(lines);
  }
};

/** The strings that an action holds itself, alone or in a list. */
const listStrings = (action: ActionBase): readonly string[] =>
  Object.entries(action).flatMap(([key, value]) =>
    key === 'by' || key === 'type' ? [] : [value].flat().filter(part => typeof part === 'string'),
  );

/** An action says what it is about: pieces, places and seats that exist, and every piece and place that it names. */
const checkAbout = (rules: AnyPlayRules, state: unknown, action: ActionBase): void => {
  const { board, pieces } = rules.position(state, action.by);
  const declared = rules.about(state, action);
  const marks = boardMarksOf(declared);
  const known = new Set(pieces.map(({ id }) => id));
  const spaces = new Set(board.kind === 'spaces' ? board.spaces.map(({ id }) => id) : []);
  expect([action.type, marks.pieces.filter(id => !known.has(id))]).toEqual([action.type, []]);
  expect([action.type, marks.spaces.filter(id => !spaces.has(id))]).toEqual([action.type, []]);
  const lit = new Set([...marks.pieces, ...marks.spaces]);
  const unsaid = listStrings(action).filter(id => (known.has(id) || spaces.has(id)) && !lit.has(id));
  expect([action.type, unsaid]).toEqual([action.type, []]);
};

/** Every throw shows its reasons. */
const checkEvent = (rules: AnyPlayRules, event: EventBase): void => {
  expect(say(rules.describe(event, 'all'))).not.toBe('');
  checkLines(event.because);
  if (event.faces && event.faces.length > 0)
    expect([event.type, event.because?.length ?? 0]).not.toContain(0);
};

/** Every choice and its odds, price and reasons can be said; a price and odds open their reasons. */
const checkWords = (rules: AnyPlayRules, state: unknown, actions: readonly ActionBase[]): void => {
  checkStage(rules, state);
  for (const action of actions) {
    expect(say(rules.describe(action, 'all'))).not.toBe('');
    const kind = rules.actionGroup?.(action);
    if (kind) expect(say(kind)).not.toBe('');
    checkAbout(rules, state, action);
    const price = rules.cost?.(state, action);
    if (price) {
      expect(say(price)).not.toBe('');
      expect(rules.costBreakdown?.(state, action)).not.toEqual([]);
    }
    checkLines(rules.costBreakdown?.(state, action));
    checkLines(rules.oddsBreakdown?.(state, action));
    if (rules.odds(state, action))
      expect([action.type, rules.oddsBreakdown?.(state, action).length]).not.toContain(0);
    const odds = rules.odds(state, action);
    if (!odds) continue;
    expect(Object.values(odds.ways).reduce((sum, ways) => sum + ways, 0n)).toBe(odds.total);
    for (const id of Object.keys(odds.ways)) expect(say(rules.describeOutcome(id))).not.toBe('');
  }
};

describe.each(CASES)('any battle of $id', ({ rules, testing, anyBattle }) => {
  test.each(SEEDS)(
    'is the same again from the same choices, survives JSON, and has words for all: seed %i',
    seed => {
      const scenario = anyBattle(seed) as ScenarioBase;
      const chance = testing.seedRandom(seed);
      const taken: ActionBase[] = [];
      const earlier: ActionBase[] = [];
      for (const event of rules.openingEvents(scenario, seed)) checkEvent(rules, event);
      const end = testing.playOut(
        scenario,
        seed,
        actions => testing.chooseEagerly(chance, actions),
        ({ state, actions, action }) => {
          taken.push(action);
          if (taken.length % 50 === 0) expect(JSON.parse(JSON.stringify(state))).toEqual(state);
          if (taken.length % 3 === 0) checkWords(rules, state, actions);
          for (const event of rules.apply(state, action).events) checkEvent(rules, event);
          const request = earlier.at(chance.below(Math.max(1, earlier.length)));
          for (const finding of request ? rules.objections(state, request) : [])
            expect(say(describeFinding(finding))).not.toBe('');
          earlier.push(...actions.slice(0, 2));
        },
      );
      expect(replay(rules, { scenario, seed, actions: taken }).state).toEqual(end);
      expect(rules.result(end)).not.toBeNull();
    },
    TIMEOUT,
  );
});
