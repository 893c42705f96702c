import type { Odds } from '@/lib/dice/odds';
import { seedRng } from '@/lib/dice/rng';
import type { BreakdownLine } from '@/lib/game/contract/odds-preview';
import type { CoreRules, GameResult, PlayRules } from '@/lib/game/contract/play-rules';
import type { Sentence } from '@/lib/game/contract/sentence';
import { beginQuietGame, toQuietStep, toTransition } from '@/lib/game/play/running-game';
import { listRoundLines, nameOutcome } from '../authoring/previews';
import { worth } from '../computer/worth';
import type { Scenario } from '../document/scenario';
import { computeBattleOdds } from '../rules/battle-odds';
import { position } from '../view/played-position';
import type { PeriklesPosition } from '../view/position';
import { about } from './about';
import { actionGroup } from './action-group';
import type { Action, Event } from './actions';
import { describe } from './describe';
import { costBreakdown, scoreBreakdown, stats } from './figures/score-breakdown';
import { beginGame, getCurrentTask } from './game';
import { listOffers } from './offers';
import { presentation } from './presentation';
import { findBattleAfter } from './presentation/next-throw';
import { refusals } from './refusals';
import { rankingOf, scoresOf, startGame } from './rounds';
import { imagine } from './secrets/imagine';
import { decidingSeat, findObjections, runner } from './sequence';
import { stage } from './stage';
import type { State, TaskType } from './state';
import { tally } from './tally';
import { battleOf, listRoundsLeft } from './tasks/battle-rounds';

const awaits = (state: State): readonly string[] => {
  const side = decidingSeat(state);
  return side === null ? [] : [side];
};

const result = (state: State): GameResult | null =>
  getCurrentTask(state).type === 'over'
    ? {
        ranking: rankingOf(state),
        scores: Object.fromEntries(scoresOf(state).map(({ side, points }) => [side, points])),
      }
    : null;

/** What is left of the battle. */
const odds = (state: State, action: Action): Odds | null => {
  const after = findBattleAfter(state, action);
  return after && computeBattleOdds(listRoundsLeft(after), battleOf(after).battle.tokens);
};

const oddsBreakdown = (state: State, action: Action): readonly BreakdownLine[] => {
  const after = findBattleAfter(state, action);
  return after ? listRoundsLeft(after).flatMap(listRoundLines) : [];
};

/** 6.8 – Further counters are deployed for a marker of influence. */
const cost = (_state: State, action: Action): Sentence | null =>
  action.type === 'spend' ? { code: 'words.perikles.price', values: {} } : null;

const countTasks = ({ agenda }: State, ...types: readonly TaskType[]): number =>
  agenda.filter(({ type }) => types.includes(type)).length;

/** A turn is a marker or a tile taken, a tile given up for counters, or a battle: they are counted down. */
const turnKey = (state: State): string => {
  const influence = countTasks(state, 'free-marker', 'pick', 'after-pick');
  const tiles = influence > 0 ? 0 : Object.values(state.tiles).flat().length;
  return `${state.round} ${influence} ${tiles} ${countTasks(state, 'battle')}`;
};

/** The game: influence, elections, deployment, battles, statues. */
const rules: CoreRules<Scenario, PeriklesPosition, State, Action, Event> = {
  start: (scenario, seed) => runner.run(startGame(scenario, seed)).state,
  openingEvents: (scenario, seed) => runner.run(startGame(scenario, seed)).events,
  awaits,
  position,
  stage,
  turnKey,
  actionGroup,
  about,
  refusals,
  actions: (state, seat) => (awaits(state).includes(seat) ? listOffers(state) : []),
  objections: findObjections,
  apply: (state, action) => toTransition(runner.decide(beginGame(state), action)),
  applyQuietly: (state, action) => toQuietStep(runner.decide(beginQuietGame(state), action)),
  odds,
  cost,
  oddsBreakdown,
  costBreakdown,
  scoreBreakdown,
  stats,
  worth,
  imagine,
  reseed: (state, seed) => ({ ...state, rng: seedRng(seed) }),
  describeOutcome: nameOutcome,
  result,
  describe,
};

export const play: PlayRules<Scenario, PeriklesPosition, State, Action, Event> = {
  ...rules,
  ...presentation,
  tally,
};
