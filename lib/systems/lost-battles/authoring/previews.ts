import { computeOdds } from '@/lib/dice/odds';
import type { BreakdownLine, OddsPreview } from '@/lib/game/contract/odds-preview';
import type { Sentence, SentenceValues } from '@/lib/game/contract/sentence';
import type { Scenario } from '../document/scenario';
import { armiesOf, armyOf } from '../document/scenario-armies';
import { cite } from '../rulebook';
import {
  type Field,
  type FieldGeneral,
  type FieldUnit,
  fieldOf,
  holdsEnemyOf,
  isTile,
  unitsOn,
} from '../rules/battlefield/field';
import { findTileAhead, getOtherSide, type TileId } from '../rules/battlefield/tiles';
import {
  ATTACK_RESULTS,
  type AttackDeclaration,
  attack,
  buildAttackContext,
  PLAIN_ATTACK,
} from '../rules/combat/combat';
import { type AttackContext, modifiersOf } from '../rules/combat/combat-modifiers';
import { armOf, computeCombatFactor } from '../rules/combat/combat-table';
import { removeFromField } from '../rules/combat/hits';
import { listFirstAttackers } from '../rules/combat/lead-choice';
import { newcomersAtStart } from '../rules/combat/newcomers';
import { generalBeside, RALLY_OUTCOMES, rally, rallyBans } from '../rules/generals/rally';
import {
  listArmyMoraleLines,
  moraleTest,
  type Shock,
  testUnits,
  toMoraleSituation,
} from '../rules/morale/morale';

const WORDS = 'words.lost-battles';

/** The throws of a piece as the battle is set up: its attack, its rally, the test when it is shattered. */
export const previews = (scenario: Scenario, pieceId: string): readonly OddsPreview[] => {
  const field = fieldOf(scenario);
  const general = field.generals.find(({ id }) => id === pieceId);
  if (general) return previewRalliesBy(scenario, field, general);
  const unit = field.units.find(({ id }) => id === pieceId);
  if (!unit || !isTile(unit.at)) return [];
  return [
    ...previewAttacks(scenario, field, unit, unit.at),
    ...previewRallies(scenario, field, unit),
    previewMorale(scenario, field, unit, unit.at),
  ];
};

const previewTitle = (id: string, values: SentenceValues): Sentence => ({
  code: `${WORDS}.preview.${id}`,
  values,
});

const nameOf = (scenario: Scenario, id: string): string =>
  armiesOf(scenario)
    .flatMap(({ units, generals }) => [...units, ...generals])
    .find(piece => piece.id === id)?.name ?? '';

/** 6.3, 4.4 – A decision is never averaged: leading or following, with or without a bonus, each has its own odds. */
const ATTACKS = [
  { id: 'lead', isLead: true, bonuses: 0 },
  { id: 'lead-with-bonus', isLead: true, bonuses: 1 },
  { id: 'follow', isLead: false, bonuses: 0 },
] as const;

const previewAttacks = (
  scenario: Scenario,
  field: Field,
  unit: FieldUnit,
  at: TileId,
): readonly OddsPreview[] => {
  const facing = field.facing[at];
  const target = facing === undefined ? null : findTileAhead(at, facing);
  if (target === null || !holdsEnemyOf(field, target, unit.side)) return [];
  const group = unitsOn(field, at);
  const mayLead = listFirstAttackers(group).some(({ id }) => id === unit.id);
  return ATTACKS.filter(({ isLead }) => (isLead ? mayLead : group.length > 1)).flatMap(({ id, ...choice }) =>
    previewAttack(scenario, field, id, {
      ...declarePlainAttack(scenario, field, unit, at, target),
      ...choice,
    }),
  );
};

/** An attack without moving, by full points, on an enemy who has just come there as the battle begins (3.1). */
const declarePlainAttack = (
  scenario: Scenario,
  field: Field,
  unit: FieldUnit,
  at: TileId,
  target: TileId,
): AttackDeclaration => ({
  ...PLAIN_ATTACK,
  attacker: unit.id,
  target,
  rain: scenario.options.weather === 'raining',
  fatigued: armyOf(scenario, unit.side).fatigued,
  start: at,
  newcomers: newcomersAtStart(scenario, field)[getOtherSide(unit.side)],
});

const previewAttack = (
  scenario: Scenario,
  field: Field,
  id: string,
  declared: AttackDeclaration,
): readonly OddsPreview[] => {
  const context = buildAttackContext(field, declared);
  if (!context) return [];
  const odds = computeOdds(attack, context);
  const values = {
    unit: nameOf(scenario, declared.attacker),
    target: nameOf(scenario, field.lead[declared.target] ?? ''),
  };
  return [
    {
      id,
      title: previewTitle(id, values),
      rule: cite('6.6'),
      against: declared.target,
      odds,
      outcomes: labelOutcomes(Object.keys(ATTACK_RESULTS), odds.ways),
      lines: listAttackLines(context),
    },
  ];
};

const labelOutcomes = (
  ids: readonly string[],
  ways: Readonly<Record<string, bigint>>,
): OddsPreview['outcomes'] =>
  ids.filter(id => id in ways).map(id => ({ id, label: { code: `${WORDS}.outcome.${id}` } }));

/** 6.5, 6.6 – The lines that count, and the number of the table, which is taken off. */
export const listAttackLines = (context: AttackContext): readonly BreakdownLine[] => [
  ...modifiersOf(context).map(({ id, value, rule }) => ({
    label: { code: `${WORDS}.modifier.${id}` },
    value,
    rule,
  })),
  {
    label: previewTitle('table', {
      attacker: { code: `${WORDS}.type.${armOf(context.attacker)}` },
      target: { code: `${WORDS}.type.${armOf(context.target)}` },
    }),
    value: -computeCombatFactor(context.attacker, context.target),
    rule: cite('6.6'),
  },
];

/** 8.5 – A commander tries only for units that are spent already, so that the preview is about the second hit. */
const previewRallies = (scenario: Scenario, field: Field, unit: FieldUnit): readonly OddsPreview[] => {
  const general = generalBeside(field, unit);
  const hit =
    general && [unit, { ...unit, spent: true }].find(one => rallyBans(general, one, []).length === 0);
  if (!general || !hit) return [];
  return [previewRally(scenario, general, hit.spent ? 'rally-spent' : 'rally', nameOf(scenario, unit.id))];
};

const previewRalliesBy = (
  scenario: Scenario,
  field: Field,
  general: FieldGeneral,
): readonly OddsPreview[] => {
  const others = isTile(general.at) ? unitsOn(field, general.at) : [];
  return others
    .map(unit => previewRallies(scenario, field, unit))
    .filter(found => found.length > 0)
    .slice(0, 1)
    .flatMap(found => found.map(preview => ({ ...preview, title: rallyTitle(scenario, general) })));
};

const rallyTitle = (scenario: Scenario, { id }: FieldGeneral): Sentence =>
  previewTitle('rally-any', { general: nameOf(scenario, id) });

const previewRally = (scenario: Scenario, general: FieldGeneral, id: string, unit: string): OddsPreview => {
  const odds = computeOdds(rally, general);
  return {
    id,
    title: previewTitle(id, { general: nameOf(scenario, general.id), unit }),
    rule: cite('8.5'),
    odds,
    outcomes: labelOutcomes(RALLY_OUTCOMES, odds.ways),
    lines: [],
  };
};

/** 7.1–7.3 – The test of the army should this unit be the first to be shattered, and who would run. */
const previewMorale = (scenario: Scenario, before: Field, unit: FieldUnit, tile: TileId): OddsPreview => {
  const field = removeFromField(before, [{ unit: unit.id, exit: 'shattered' }]);
  const shock: Shock = {
    side: unit.side,
    tile,
    shattered: [unit.id],
    killed: [],
    campEntered: false,
    silenced: [],
  };
  const odds = computeOdds(moraleTest, toMoraleSituation(field, shock));
  return {
    id: 'morale',
    title: previewTitle('morale', { unit: nameOf(scenario, unit.id) }),
    rule: cite('7.1'),
    odds,
    outcomes: Object.keys(odds.ways)
      .sort((a, b) => Number(b) - Number(a))
      .map(id => ({ id, label: describeMorale(field, shock, Number(id)) })),
    lines: listArmyMoraleLines(field, shock).map(({ id, value, rule }) => ({
      label: { code: `${WORDS}.morale-line.${id}` },
      value,
      rule,
    })),
  };
};

const describeMorale = (field: Field, shock: Shock, morale: number): Sentence =>
  previewTitle('morale-outcome', {
    morale,
    count: testUnits(field, shock, morale).filter(({ result }) => result !== 'stays').length,
  });
