import type { Odds } from '@/lib/dice/odds';
import type { Losses, Order, ThrowPreview } from '@/lib/game/contract/play-presentation';
import type { Sentence, SentenceValues } from '@/lib/game/contract/sentence';
import { listRoundLines } from '../../authoring/previews';
import { computeBattleOdds } from '../../rules/battle-odds';
import { troopsAt } from '../../rules/relations';
import { nameFight, WORDS } from '../../view/words';
import type { Stance } from '../../vocabulary';
import type { Action } from '../actions';
import { beginGame, nameOf } from '../game';
import type { State } from '../state';
import { battleOf, findCurrentRound, listRoundsLeft } from '../tasks/battle-rounds';
import { double, giveToken } from '../tasks/battles';

const sentence = (id: string, values: SentenceValues = {}): Sentence => ({ code: `${WORDS}.${id}`, values });

/** The battle after this choice; null: nothing is rolled. Its counters are open by now (7.1). */
export const findBattleAfter = (state: State, action: Action): State | null => {
  switch (action.type) {
    case 'fight':
    case 'hold':
      return state;
    case 'double':
      return double(beginGame(state), action.by).state;
    case 'token':
      return giveToken(beginGame(state), action.by, action.fighter).state;
    default:
      return null;
  }
};

/** 7.5 – The round that is rolled for next, with the whole battle in a note. */
export const nextThrow = (state: State, { actions: [action] }: Order<Action>): ThrowPreview | null => {
  const after = findBattleAfter(state, action);
  const round = after?.battle ? findCurrentRound(after) : null;
  if (!after || !round) return null;
  const { battle, location } = battleOf(after);
  const { attack, defend } = battle.mains;
  const stance = stanceOf(after, action.by);
  const odds = computeBattleOdds([round], battle.tokens);
  return {
    title: sentence('throw.round', {
      place: location.name,
      fight: nameFight(round.arm),
      attacker: attack === null ? '' : nameOf(after, attack),
      defender: defend === null ? sentence('militia-of', { place: location.name }) : nameOf(after, defend),
    }),
    odds: tellSides(odds, stance),
    outcomes: Object.fromEntries(
      Object.keys(odds.ways).map(id => [
        outcomeFor(id, stance),
        sentence(`throw.outcome.${id}`, { fight: nameFight(round.arm) }),
      ]),
    ),
    lines: listRoundLines(round),
    note: noteBattle(after),
  };
};

/** The side of the battle that a player is on; null: neither. */
const stanceOf = (state: State, side: string): Stance | null =>
  troopsAt(state, battleOf(state).battle.place).find(troop => troop.side === side)?.stance ?? null;

/** The winner as the player feels it. */
const outcomeFor = (id: string, stance: Stance | null): string => {
  if (stance === null || id === 'nobody') return id;
  return (id === 'attacker') === (stance === 'attack') ? 'won' : 'lost';
};

const tellSides = ({ total, ways }: Odds, stance: Stance | null): Odds => ({
  total,
  ways: Object.fromEntries(Object.entries(ways).map(([id, count]) => [outcomeFor(id, stance), count])),
});

const noteBattle = (state: State): Sentence => {
  const rounds = listRoundsLeft(state);
  const { total, ways } = computeBattleOdds(rounds, battleOf(state).battle.tokens);
  const percent = Math.round((Number(ways.attacker ?? 0n) / Number(total)) * 100);
  return sentence('throw.battle', { rounds: rounds.length, percent });
};

/** 7.6, 7.7 – The loser of a round gives up a counter. */
const LOSSES: Readonly<Record<string, Losses>> = { won: { own: 0, enemy: 1 }, lost: { own: 1, enemy: 0 } };

export const losses = (outcome: string): Losses => LOSSES[outcome] ?? { own: 0, enemy: 0 };
