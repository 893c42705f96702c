import type { Losses } from '@/lib/game/contract/play-presentation';
import type { Sentence } from '@/lib/game/contract/sentence';
import { readResult, readSideResult, type SideResult } from '../../rules/combat/combat-result';
import { words } from '../../view/words';

/** The other outcomes are results of a chart. What is won shows as harm to the enemy: a bar knows three colours. */
const NAMED: Readonly<Record<string, Losses>> = {
  activated: { own: 0, enemy: 1 },
  inactive: { own: 0, enemy: 0 },
  effective: { own: 0, enemy: 1 },
  degraded: { own: 0, enemy: 0 },
  'charge-all': { own: 0, enemy: 2 },
  'charge-some': { own: 0, enemy: 1 },
  'charge-none': { own: 0, enemy: 0 },
};

/** An exchange costs a quarter of the steps on the other side: about two with full stacks. */
const EXCHANGE = 2;

const severityOf = ({ losses, rout, further, surrender, guns }: SideResult): number => {
  const points = losses.kind === 'points' ? losses.points : EXCHANGE + losses.plus;
  return points + (rout ? 2 : 0) + (further ? 1 : 0) + (surrender ? 3 : 0) + (guns ? 1 : 0);
};

/** 11.0, 16.2, 19.8 – How much a result hurts attacker and defender; a bombardment hurts its target alone. */
export const lossesOf = (outcome: string): Losses => {
  const named = NAMED[outcome];
  if (named) return named;
  if (!outcome.includes('/')) return { own: 0, enemy: severityOf(readSideResult(outcome)) };
  const { attacker, defender } = readResult(outcome);
  return { own: severityOf(attacker), enemy: severityOf(defender) };
};

/** 11 – What one side suffers, in words. */
const sideWords = ({ losses, rout, further, surrender, guns }: SideResult): Sentence => {
  const amount = losses.kind === 'points' ? losses.points : losses.plus;
  const kind = losses.kind === 'points' ? 'losses' : 'exchange';
  const hasLosses = losses.kind === 'exchange' || amount > 0;
  const parts = [
    ...(hasLosses ? [words(`suffers.${kind}`, { amount, eased: losses.eased ? 'yes' : 'no' })] : []),
    ...(rout ? [words('suffers.rout')] : []),
    ...(further ? [words('suffers.further')] : []),
    ...(surrender ? [words('suffers.surrender')] : []),
    ...(guns ? [words('suffers.guns')] : []),
  ];
  return parts.length === 0 ? words('suffers.nothing') : words('list', { list: parts });
};

/** The words of an outcome: a code of the chart with its meaning. */
export const nameOutcome = (outcome: string): Sentence => {
  if (NAMED[outcome]) return words(`outcome.${outcome}`);
  if (!outcome.includes('/'))
    return words('outcome.target', { code: outcome, target: sideWords(readSideResult(outcome)) });
  const { attacker, defender } = readResult(outcome);
  return words('outcome.fight', {
    code: outcome,
    attacker: sideWords(attacker),
    defender: sideWords(defender),
  });
};
