import type { Odds } from '@/lib/dice/odds';
import { seedRng } from '@/lib/dice/rng';
import type { PlayRules, Result } from '@/lib/game/play-rules';
import type { PreviewLine } from '@/lib/game/preview';
import type { Sentence } from '@/lib/game/sentence';
import type { Action, Event } from './actions';
import { imagine } from './imagine';
import { kind } from './kind';
import type { HellasPosition } from './position';
import { linesOf, outcomeWords } from './previews';
import { figures, priceWhy, reckoning } from './reckoning';
import { battleOdds } from './rules/battle-odds';
import type { Scenario } from './scenario';
import { shows } from './shown';
import { position } from './sight';
import { stage } from './stage';
import type { State } from './state';
import { runOn } from './turn/agenda';
import { carryOut } from './turn/apply';
import { double, giveToken } from './turn/battles';
import { begin, headOf } from './turn/game';
import { objectionsTo, offers, sideAwaited } from './turn/offers';
import { rankingOf, scoresOf, startGame } from './turn/rounds';
import { battleOf, roundsLeft } from './turn/rounds-of-battle';
import { describe } from './turn/words';
import { worth } from './worth';

const awaits = (state: State): readonly string[] => {
  const side = sideAwaited(state);
  return side === null ? [] : [side];
};

const result = (state: State): Result | null =>
  headOf(state).type === 'over'
    ? {
        ranking: rankingOf(state),
        scores: Object.fromEntries(scoresOf(state).map(({ side, points }) => [side, points])),
      }
    : null;

/** The battle as it goes on if this is chosen: as it stands, or with the special tile that is offered. */
const battleAfter = (state: State, action: Action): State | null => {
  switch (action.type) {
    case 'fight':
    case 'hold':
      return state;
    case 'double':
      return double(begin(state), action.by).state;
    case 'token':
      return giveToken(begin(state), action.by, action.fighter).state;
    default:
      return null;
  }
};

/** What is left of the battle. */
const odds = (state: State, action: Action): Odds | null => {
  const after = battleAfter(state, action);
  return after && battleOdds(roundsLeft(after), battleOf(after).battle.tokens);
};

const why = (state: State, action: Action): readonly PreviewLine[] => {
  const after = battleAfter(state, action);
  return after ? roundsLeft(after).flatMap(linesOf) : [];
};

/** 6.6 – Further counters are deployed for a marker of influence. */
const price = (_state: State, action: Action): Sentence | null =>
  action.type === 'spend' ? { code: 'words.perikles.price', values: {} } : null;

/** The game: influence, elections, deployment, battles, statues. */
export const play: PlayRules<Scenario, HellasPosition, State, Action, Event> = {
  start: (scenario, seed) => runOn(startGame(scenario, seed)).state,
  opening: (scenario, seed) => runOn(startGame(scenario, seed)).events,
  awaits,
  position,
  stage,
  kind,
  shows,
  actions: (state, seat) => (awaits(state).includes(seat) ? offers(state) : []),
  objections: objectionsTo,
  apply: (state, action) => carryOut(begin(state), action),
  odds,
  price,
  why,
  priceWhy,
  reckoning,
  figures,
  worth,
  imagine,
  reseed: (state, seed) => ({ ...state, rng: seedRng(seed) }),
  outcome: outcomeWords,
  result,
  describe,
};
