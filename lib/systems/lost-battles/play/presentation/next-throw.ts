import { computeOdds, type Odds } from '@/lib/dice/odds';
import type { Losses, Order, ThrowPreview } from '@/lib/game/contract/play-presentation';
import type { Sentence } from '@/lib/game/contract/sentence';
import { listAttackLines } from '../../authoring/previews';
import { type FieldUnit, generalById, unitById } from '../../rules/battlefield/field';
import { ATTACK_RESULTS, type AttackOutcome, attack } from '../../rules/combat/combat';
import { applyHit } from '../../rules/combat/hits';
import { commandRoll } from '../../rules/commands/command-roll';
import { generalBeside, RALLY_OUTCOMES, rally, rallyDuty } from '../../rules/generals/rally';
import type { Action } from '../actions';
import { listRollRuleLines, rallyLines } from '../figures/breakdown-lines';
import { beginGame, nameOf } from '../game';
import { runner } from '../sequence';
import type { State, StrikeState } from '../state';
import { readRollSituation } from '../tasks/command-roll';
import { contextOf, declareStrike } from '../tasks/strike';
import { WORDS } from './names';
import { rateStrikes } from './strikes';

const apply = (state: State, action: Action): State => runner.decide(beginGame(state), action).state;

/** The first throw on the way of an order; of an attack, the best first strike. */
export const nextThrow = (state: State, { actions, about }: Order<Action>): ThrowPreview | null => {
  const last = actions.at(-1);
  if (!last) return null;
  const before = actions.slice(0, -1).reduce(apply, state);
  const { phase } = before;
  switch (last.type) {
    case 'attack': {
      const attacking = apply(before, last);
      const [best] =
        attacking.phase.type === 'assault' ? rateStrikes(attacking, attacking.phase.assault) : [];
      return best ? previewStrike(attacking, best.strike) : null;
    }
    case 'strike':
      return phase.type === 'assault'
        ? previewStrike(before, declareStrike(before, phase.assault, last).strike)
        : null;
    case 'dispute':
      return phase.type === 'dispute' ? previewStrike(before, phase.strike) : null;
    case 'rally':
      return phase.type === 'rally' ? previewRally(before, phase.general) : null;
    case 'order':
      return about.kind === 'form' && !before.turn.hasRolled ? previewCommandRoll(before, last) : null;
    default:
      return null;
  }
};

const previewCommandRoll = (state: State, action: Action): ThrowPreview | null => {
  if (!apply(state, action).turn.hasRolled) return null;
  const situation = readRollSituation(state);
  return {
    title: { code: `${WORDS}.throw.commands` },
    odds: computeOdds(commandRoll, situation),
    lines: listRollRuleLines(situation),
    note: { code: `${WORDS}.throw.commands-note` },
  };
};

const previewStrike = (state: State, strike: StrikeState): ThrowPreview => {
  const context = contextOf(state, strike);
  const target = unitById(state.field, state.field.lead[strike.assault.target] ?? '');
  const odds = computeOdds(attack, context);
  const note = noteRally(state, target);
  return {
    title: {
      code: `${WORDS}.throw.strike`,
      values: {
        attacker: nameOf(state, strike.attacker),
        target: nameOf(state, target.id),
        state: target.spent ? 'spent' : 'fresh',
      },
    },
    odds,
    outcomes: wordOutcomes(state, strike.attacker, target, odds),
    lines: listAttackLines(context),
    ...(note ? { note } : {}),
  };
};

/** What hits do to the unit that leads now; a second hit may fall on the next one. */
const wordOutcomes = (
  state: State,
  attacker: string,
  target: FieldUnit,
  odds: Odds,
): Record<string, Sentence> => {
  const after = unitById(applyHit(state.field, target.id), target.id);
  const harm = after.at === target.at ? 'spent' : after.at;
  const values = { attacker: nameOf(state, attacker), target: nameOf(state, target.id), harm };
  return Object.fromEntries(
    Object.keys(odds.ways).map(id => [id, { code: `${WORDS}.throw.outcome.${id}`, values }]),
  );
};

/** 8.5 – The general beside the target may undo a hit. */
const noteRally = (state: State, target: FieldUnit): Sentence | null => {
  const { field, nearMissed } = state;
  const general = generalBeside(field, target);
  if (!general || rallyDuty(field, general, target, nearMissed) === 'forbidden') return null;
  const { total, ways } = computeOdds(rally, general);
  const percent = Math.round((Number(ways.rallied ?? 0n) / Number(total)) * 100);
  return { code: `${WORDS}.throw.rally-note`, values: { name: nameOf(state, general.id), percent } };
};

const previewRally = (state: State, id: string): ThrowPreview => {
  const general = generalById(state.field, id);
  const name = nameOf(state, id);
  const odds = computeOdds(rally, general);
  return {
    title: { code: `${WORDS}.throw.rally`, values: { name } },
    odds,
    outcomes: Object.fromEntries(
      RALLY_OUTCOMES.filter(outcome => outcome in odds.ways).map(outcome => [
        outcome,
        { code: `${WORDS}.throw.outcome.${outcome}`, values: { name } },
      ]),
    ),
    lines: rallyLines(general),
  };
};

/** 8.5 – The rally is the defender's throw. */
const RALLY_LOSSES: Readonly<Record<string, Losses>> = {
  rallied: { own: 0, enemy: 0 },
  failed: { own: 1, enemy: 0 },
  'near-miss': { own: 2, enemy: 0 },
  killed: { own: 3, enemy: 0 },
};

const isAttackOutcome = (id: string): id is AttackOutcome => id in ATTACK_RESULTS;

/** 6.6, 6.7 – Hits hurt the enemy; going all out costs the attacker. */
export const losses = (outcome: string): Losses => {
  if (!isAttackOutcome(outcome)) return RALLY_LOSSES[outcome] ?? { own: 0, enemy: 0 };
  const { hits, allOut } = ATTACK_RESULTS[outcome];
  if (outcome === 'no-hit-unless-all-out') return { own: 1, enemy: 1 };
  return { own: allOut === 'must' ? 1 : 0, enemy: hits };
};
