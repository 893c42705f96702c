import type { BreakdownLine, OddsPreview } from '@/lib/game/contract/odds-preview';
import type { Sentence } from '@/lib/game/contract/sentence';
import { listAuthoredTroops, readAuthoredTheatre, toDeployed } from '../document/authored-game';
import type { Location } from '../document/location';
import type { Scenario } from '../document/scenario';
import { cite } from '../rulebook';
import { computeBattleOdds } from '../rules/battle-odds';
import { type BattleRound, findAutomaticWinner, needsIn, roundOf } from '../rules/battle-round';
import { columnOf } from '../rules/combat-table';
import { troopsAt } from '../rules/relations';
import { describeArm, nameFight, WORDS } from '../view/words';

/** The battle for the place of a counter: both rounds together, then each separately. */
export const previews = (scenario: Scenario, pieceId: string): readonly OddsPreview[] => {
  const drawn = listAuthoredTroops(scenario).find(({ entry }) => entry.id === pieceId);
  const troop = drawn && toDeployed(drawn);
  const theatre = readAuthoredTheatre(scenario);
  const location = troop ? theatre.locations[troop.place] : undefined;
  if (!troop || !location || troopsAt(theatre, troop.place, 'attack').length === 0) return [];
  const here = troopsAt(theatre, troop.place);
  const rounds = location.rounds.map(arm => roundOf(here, location, arm));
  return [
    makePreview('battle', rounds, location, troop.place),
    ...(rounds.length > 1
      ? rounds.map(round => makePreview(`round-${round.arm}`, [round], location, troop.place))
      : []),
  ];
};

const makePreview = (
  id: string,
  rounds: readonly BattleRound[],
  location: Location,
  against: string,
): OddsPreview => {
  const odds = computeBattleOdds(rounds);
  const [only] = rounds;
  const isWhole = id === 'battle';
  return {
    id,
    title: {
      code: `${WORDS}.preview.${isWhole ? 'battle' : 'round'}`,
      values: { location: location.name, ...(isWhole || !only ? {} : { fight: nameFight(only.arm) }) },
    },
    rule: cite(isWhole ? '7.7' : '7.5'),
    against,
    odds,
    outcomes: WINNERS.filter(winner => odds.ways[winner] !== undefined).map(winner => ({
      id: winner,
      label: nameOutcome(winner),
    })),
    lines: rounds.flatMap(listRoundLines),
  };
};

const WINNERS = ['attacker', 'defender', 'nobody'] as const;

export const nameOutcome = (id: string): Sentence => ({ code: `${WORDS}.outcome.${id}` });

/** Both strengths, and the column with what each must throw. */
export const listRoundLines = (round: BattleRound): readonly BreakdownLine[] => {
  const arm = describeArm(round.arm);
  const line = (
    id: string,
    value: number,
    section: '7.2' | '7.4',
    values: Sentence['values'] = {},
  ): BreakdownLine => ({
    label: { code: `${WORDS}.preview.${id}`, values: { arm, ...values } },
    value,
    rule: cite(section),
    isFigure: true,
  });
  const strengths = [line('attackers', round.attacker, '7.2'), line('defenders', round.defender, '7.2')];
  if (findAutomaticWinner(round) !== null) return strengths;
  const column = columnOf(round.attacker, round.defender);
  const needs = needsIn(round);
  return [
    ...strengths,
    line('attacker-needs', needs.attacker, '7.4', { column }),
    line('defender-needs', needs.defender, '7.4', { column }),
  ];
};
