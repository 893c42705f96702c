import { computeOdds, type Odds } from '@/lib/dice/odds';
import { seedRng } from '@/lib/dice/rng';
import type { BreakdownLine } from '@/lib/game/contract/odds-preview';
import type { CoreRules, GameResult, PlayRules } from '@/lib/game/contract/play-rules';
import type { Sentence } from '@/lib/game/contract/sentence';
import { beginQuietGame, toQuietStep, toTransition } from '@/lib/game/play/running-game';
import { listAttackLines } from '../authoring/previews';
import { worth } from '../computer/worth';
import type { Scenario } from '../document/scenario';
import { generalById } from '../rules/battlefield/field';
import { attack } from '../rules/combat/combat';
import { commandRoll, isRollDue } from '../rules/commands/command-roll';
import { rally } from '../rules/generals/rally';
import { placeGroup } from '../rules/movement/arrival';
import { finishObjections } from '../rules/movement/move-steps';
import { type LostBattlesPosition, positionOfField } from '../view/position';
import { about } from './about';
import { actionGroup } from './action-group';
import type { Action, Event } from './actions';
import { describe } from './describe';
import { listRollRuleLines, rallyLines } from './figures/breakdown-lines';
import { computeCommandPrice } from './figures/command-price';
import { costBreakdown, scoreBreakdown, stats } from './figures/score-breakdown';
import { verdictOf } from './figures/verdict';
import { beginGame, seatOf } from './game';
import { presentation } from './presentation';
import { refusals } from './refusals';
import { findObjections, runner } from './sequence';
import { stage } from './stage';
import { startBattle } from './start';
import type { State } from './state';
import { tally } from './tally';
import { commandsOf } from './tasks/activate-group';
import { readRollSituation } from './tasks/command-roll';
import { contextOf, declareStrike } from './tasks/strike';

const awaits = (state: State): readonly string[] => {
  const seat = runner.awaits(state);
  return seat === null ? [] : [seat];
};

/** A moving group is shown where it is now, unless it may not end its move so. */
const position = ({ scenario, field, phase }: State): LostBattlesPosition => {
  const isShown = phase.type === 'march' && finishObjections(field, phase.move).length === 0;
  return positionOfField(scenario, isShown ? placeGroup(field, phase.move) : field);
};

const result = (state: State): GameResult | null => {
  if (state.phase.type !== 'over') return null;
  const { points, winner, level } = verdictOf(state);
  const [first, second] = [seatOf(state, 0), seatOf(state, 1)];
  const ranking =
    winner === null ? [[first, second]] : winner === 0 ? [[first], [second]] : [[second], [first]];
  return {
    ranking,
    scores: { [first]: points[0], [second]: points[1] },
    grade: { code: `words.lost-battles.event.victory.${level}` },
  };
};

/** The odds of the first dice of a choice. */
const odds = (state: State, action: Action): Odds | null => {
  const { phase } = state;
  switch (action.type) {
    case 'strike':
      return phase.type === 'assault'
        ? computeOdds(attack, contextOf(state, declareStrike(state, phase.assault, action).strike))
        : null;
    case 'dispute':
      return phase.type === 'dispute' ? computeOdds(attack, contextOf(state, phase.strike)) : null;
    case 'rally':
      return phase.type === 'rally' ? computeOdds(rally, generalById(state.field, phase.general)) : null;
    case 'order':
      return phase.type === 'muster' &&
        triggersRoll(state, commandsOf(state, phase.muster, action.activation))
        ? computeOdds(commandRoll, readRollSituation(state))
        : null;
    default:
      return null;
  }
};

const triggersRoll = ({ turn }: State, commands: number): boolean =>
  commands > 0 && isRollDue(turn.commands - commands, turn.hasRolled);

const price = (state: State, action: Action): Sentence | null => {
  const commands = computeCommandPrice(state, action);
  return commands > 0 ? { code: 'words.lost-battles.price', values: { commands } } : null;
};

const oddsBreakdown = (state: State, action: Action): readonly BreakdownLine[] => {
  const { phase } = state;
  if (action.type === 'strike' && phase.type === 'assault')
    return listAttackLines(contextOf(state, declareStrike(state, phase.assault, action).strike));
  if (action.type === 'rally' && phase.type === 'rally')
    return rallyLines(generalById(state.field, phase.general));
  if (action.type === 'order' && phase.type === 'muster') return listRollRuleLines(readRollSituation(state));
  return action.type === 'dispute' && phase.type === 'dispute'
    ? listAttackLines(contextOf(state, phase.strike))
    : [];
};

/** A throw for commands is known by their number. */
const outcome = (id: string): Sentence =>
  /^\d+$/.test(id)
    ? { code: 'words.lost-battles.outcome.commands', values: { commands: Number(id) } }
    : { code: `words.lost-battles.outcome.${id}` };

/** The battle game: ten rounds of commands, movement, combat and morale. */
const rules: CoreRules<Scenario, LostBattlesPosition, State, Action, Event> = {
  start: (scenario, seed) => startBattle(scenario, seed).state,
  openingEvents: (scenario, seed) => startBattle(scenario, seed).events,
  awaits,
  position,
  stage,
  turnKey: ({ round, active }) => `${round} ${active}`,
  actionGroup,
  about,
  refusals,
  actions: (state, seat) => (awaits(state).includes(seat) ? runner.offers(state) : []),
  objections: findObjections,
  apply: (state, action) => toTransition(runner.decide(beginGame(state), action)),
  applyQuietly: (state, action) => toQuietStep(runner.decide(beginQuietGame(state), action)),
  odds,
  cost: price,
  oddsBreakdown,
  costBreakdown,
  scoreBreakdown,
  stats,
  worth,
  // Both players see everything.
  imagine: state => state,
  reseed: (state, seed) => ({ ...state, rng: seedRng(seed) }),
  describeOutcome: outcome,
  result,
  describe,
};

export const play: PlayRules<Scenario, LostBattlesPosition, State, Action, Event> = {
  ...rules,
  ...presentation,
  tally,
};
