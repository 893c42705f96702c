import { exactOdds, type Odds } from '@/lib/dice/odds';
import { seedRng } from '@/lib/dice/rng';
import type { PlayRules, Result } from '@/lib/game/play-rules';
import type { PreviewLine } from '@/lib/game/preview';
import type { Sentence } from '@/lib/game/sentence';
import type { Action, Event } from './actions';
import { generalById } from './field';
import { kind } from './kind';
import { type LostBattlesPosition, positionOfField } from './position';
import { attackLines } from './previews';
import { rallyLines, rollReasonsFor } from './reasons';
import { figures, priceWhy, reckoning } from './reckoning';
import { standing } from './rules/arrival';
import { attack } from './rules/combat';
import { commandRoll, isRollDue } from './rules/command-roll';
import { rally } from './rules/rally';
import { finishObjections } from './rules/reach';
import type { Scenario } from './scenario';
import { shows } from './shown';
import { stage } from './stage';
import type { State } from './state';
import { carryOut } from './turn/apply';
import { rollSituation } from './turn/commands';
import { begin, seatOf } from './turn/game';
import { commandsOf } from './turn/muster';
import { objectionsTo, sideAwaited } from './turn/objections';
import { offers } from './turn/offers';
import { startBattle } from './turn/rounds';
import { contextOf, declare } from './turn/striking';
import { verdictOf } from './turn/verdict';
import { describe } from './turn/words';
import { worth } from './worth';

const awaits = (state: State): readonly string[] => {
  const side = sideAwaited(state);
  return side === null ? [] : [seatOf(state, side)];
};

/** A group on its way is shown where it has come to, unless it could not stay there so. */
const position = ({ scenario, field, phase }: State): LostBattlesPosition => {
  const isShown = phase.type === 'march' && finishObjections(field, phase.move).length === 0;
  return positionOfField(scenario, isShown ? standing(field, phase.move) : field);
};

const result = (state: State): Result | null => {
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

/** The odds of whatever dice a choice throws first. */
const odds = (state: State, action: Action): Odds | null => {
  const { phase } = state;
  switch (action.type) {
    case 'strike':
      return phase.type === 'assault'
        ? exactOdds(attack, contextOf(state, declare(state, phase.assault, action).strike))
        : null;
    case 'dispute':
      return phase.type === 'dispute' ? exactOdds(attack, contextOf(state, phase.strike)) : null;
    case 'rally':
      return phase.type === 'rally' ? exactOdds(rally, generalById(state.field, phase.general)) : null;
    case 'order':
      return phase.type === 'muster' && bringsRoll(state, commandsOf(state, phase.muster, action.activation))
        ? exactOdds(commandRoll, rollSituation(state))
        : null;
    default:
      return null;
  }
};

const bringsRoll = ({ turn }: State, commands: number): boolean =>
  commands > 0 && isRollDue(turn.commands - commands, turn.hasRolled);

/** 3.2, 4.1, 4.4 – Commands for an activation or a bonus. */
const price = (state: State, action: Action): Sentence | null => {
  const { phase } = state;
  const commands =
    action.type === 'order' && phase.type === 'muster'
      ? commandsOf(state, phase.muster, action.activation)
      : action.type === 'strike' && phase.type === 'assault'
        ? declare(state, phase.assault, action).commands
        : 0;
  return commands > 0 ? { code: 'words.lost-battles.price', values: { commands } } : null;
};

const why = (state: State, action: Action): readonly PreviewLine[] => {
  const { phase } = state;
  if (action.type === 'strike' && phase.type === 'assault')
    return attackLines(contextOf(state, declare(state, phase.assault, action).strike));
  if (action.type === 'rally' && phase.type === 'rally')
    return rallyLines(generalById(state.field, phase.general));
  if (action.type === 'order' && phase.type === 'muster') return rollReasonsFor(rollSituation(state));
  return action.type === 'dispute' && phase.type === 'dispute'
    ? attackLines(contextOf(state, phase.strike))
    : [];
};

/** A throw for commands is known by their number. */
const outcome = (id: string): Sentence =>
  /^\d+$/.test(id)
    ? { code: 'words.lost-battles.outcome.commands', values: { commands: Number(id) } }
    : { code: `words.lost-battles.outcome.${id}` };

/** The battle game: ten rounds of commands, movement, combat and morale. */
export const play: PlayRules<Scenario, LostBattlesPosition, State, Action, Event> = {
  start: (scenario, seed) => startBattle(scenario, seed).state,
  opening: (scenario, seed) => startBattle(scenario, seed).events,
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
  // Both players see everything.
  imagine: state => state,
  reseed: (state, seed) => ({ ...state, rng: seedRng(seed) }),
  outcome,
  result,
  describe,
};
