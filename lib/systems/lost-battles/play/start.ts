import { type Seed, seedRng } from '@/lib/dice/rng';
import type { Scenario } from '../document/scenario';
import { type Field, fieldOf } from '../rules/battlefield/field';
import { listPossibleLeads } from '../rules/combat/lead-choice';
import { newcomersAtStart } from '../rules/combat/newcomers';
import { INITIAL_FORTUNE } from '../rules/special/fortune';
import { beginGame, type Game } from './game';
import { tilesWithoutLead, withLead } from './tasks/name-lead';
import { beginRound } from './tasks/turn-order';
import { FRESH_TURN } from './tasks/turn-start';

/** 3.1, 11.1 – Armies that stand on the field have used round 1 for it. */
export const firstRoundOf = ({ deployment }: Pick<Scenario, 'deployment'>): number =>
  deployment.kind === 'historical' ? 2 : 1;

/** 3.1, 11.1 – A historical set-up begins in round 2, a free one in round 1 with the armies off the field. */
export const startBattle = (scenario: Scenario, seed: Seed): Game => {
  const field = withAllLeads(fieldOf(scenario));
  return beginRound(
    beginGame({
      scenario,
      rng: seedRng(seed),
      field,
      round: firstRoundOf(scenario),
      first: 0,
      active: 0,
      weather: scenario.options.weather,
      turn: FRESH_TURN,
      lastTurn: null,
      newcomers: newcomersAtStart(scenario, field),
      flipped: [false, false],
      nearMissed: [],
      silenced: [],
      fortune: INITIAL_FORTUNE,
      campEntered: [false, false],
      tookCamp: [false, false],
      phase: { type: 'activate' },
    }),
  );
};

/** A document may leave a lead unnamed, at the price of a warning: then the first unit that may lead does. */
const withAllLeads = (field: Field): Field =>
  [...tilesWithoutLead(field, 0), ...tilesWithoutLead(field, 1)].reduce((named, tile) => {
    const [lead] = listPossibleLeads(named, tile);
    return lead ? withLead(named, tile, lead.id) : named;
  }, field);
