import type { Odds } from '@/lib/dice/odds';
import type { Losses } from '@/lib/game/contract/play-presentation';
import type { Sentence } from '@/lib/game/contract/sentence';
import { describeOutcome as hitWords } from '../../authoring/previews';
import { WORDS } from '../../view/words';

/** Outcomes of a roll against a unit of the player who asks. */
const OWN = 'own-';

/** The same odds, as what the player's own unit may suffer. */
export const turnOddsAgainst = ({ total, ways }: Odds): Odds => ({
  total,
  ways: Object.fromEntries(Object.entries(ways).map(([id, count]) => [`${OWN}${id}`, count])),
});

const withoutOwner = (outcome: string): string => outcome.replace(OWN, '');

/** Worse than any number of hits that leaves somebody. */
const DESTROYED = 9;

const severityOf = (hits: string): number => (hits === 'destroyed' ? DESTROYED : Number(hits));

export const losses = (outcome: string): Losses => {
  const severity = severityOf(withoutOwner(outcome));
  return outcome.startsWith(OWN) ? { own: severity, enemy: 0 } : { own: 0, enemy: severity };
};

/** "2 hits", or "you take 2 hits". */
export const nameOutcome = (outcome: string): Sentence => {
  const hit = hitWords(withoutOwner(outcome));
  return outcome.startsWith(OWN) ? { code: `${WORDS}.outcome.own`, values: { outcome: hit } } : hit;
};
