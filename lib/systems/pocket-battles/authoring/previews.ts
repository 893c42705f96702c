import { computeOdds, type Odds } from '@/lib/dice/odds';
import type { OddsPreview } from '@/lib/game/contract/odds-preview';
import type { Sentence, SentenceValues } from '@/lib/game/contract/sentence';
import { unitsOf } from '../document/army-units';
import type { Scenario } from '../document/scenario';
import { type Field, type FieldUnit, listEngagementFaces, unitOfTroop } from '../play/field';
import { cite, type SectionNumber } from '../rulebook';
import { type Blow, blow, listDiceLines, shot } from '../rules/engagement';
import { type Approach, findAttackTargets, listShootingTargets } from '../rules/targets';
import { describeUnit, WORDS } from '../view/words';

/** The armies as the document draws them. */
export const readAuthoredField = (scenario: Scenario): Field =>
  unitsOf(scenario)
    .filter(({ troops }) => troops.length > 0)
    .map(({ id, side, at, troops }) => ({
      id,
      side,
      at: at ?? 'waiting',
      troops: troops.map(troop => ({ ...troop, wounds: 0 })),
      orders: 0,
      fight: null,
      inspired: false,
    }));

/** The throws of a unit where it stands: its attack on every legal target, what strikes back, and its shots. */
export const previews = (scenario: Scenario, pieceId: string): readonly OddsPreview[] => {
  const field = readAuthoredField(scenario);
  const unit = unitOfTroop(field, pieceId);
  return unit ? [...attacksOf(scenario, field, unit), ...shotsOf(field, unit)] : [];
};

const previewTitle = (id: string, values: SentenceValues): Sentence => ({
  code: `${WORDS}.preview.${id}`,
  values,
});

const SECTIONS: Readonly<Record<Approach, SectionNumber>> = { front: '6.2', rear: '6.5', flank: '6.6' };

const attacksOf = (scenario: Scenario, field: Field, unit: FieldUnit): readonly OddsPreview[] => {
  const reach = findAttackTargets(field, unit);
  if (!reach) return [];
  return reach.targets.flatMap(target => {
    const values = { unit: describeUnit(unit.troops), target: describeUnit(target.troops) };
    const attack: Blow = {
      striker: unit,
      target,
      role: 'attack',
      withoutCharge: isWithoutCharge(scenario, unit),
    };
    const reply: Blow = { striker: target, target: unit, role: 'strike-back', withoutCharge: false };
    return [
      blowPreview(
        `attack-${target.id}`,
        previewTitle(`attack-${reach.approach}`, values),
        SECTIONS[reach.approach],
        attack,
      ),
      ...(listEngagementFaces(target).length > 0
        ? [blowPreview(`reply-${target.id}`, previewTitle('reply', values), '6.9', reply)]
        : []),
    ];
  });
};

/** A scenario may take the extra die from a side in its first rounds. */
const isWithoutCharge = ({ options, sides }: Scenario, { side }: FieldUnit): boolean =>
  (options.withoutCharge ?? []).some(option => option.side === sides[side]?.id);

const blowPreview = (id: string, words: Sentence, section: SectionNumber, situation: Blow): OddsPreview => {
  const odds = computeOdds(blow, situation);
  return {
    id,
    title: words,
    rule: cite(section),
    odds,
    outcomes: outcomesOf(odds),
    lines: listBlowLines(situation),
  };
};

/** What each die is thrown for. */
export const listBlowLines = (situation: Blow): OddsPreview['lines'] =>
  listDiceLines(situation).map(line => ({
    label: { code: `${WORDS}.dice.${line.id}` },
    value: line.value,
    rule: line.rule,
  }));

/** Fewest hits first; the end of the unit last. */
const outcomesOf = ({ ways }: Odds): OddsPreview['outcomes'] =>
  Object.keys(ways)
    .sort((one, other) =>
      one === 'destroyed' ? 1 : other === 'destroyed' ? -1 : Number(one) - Number(other),
    )
    .map(id => ({ id, label: describeOutcome(id) }));

/** Words for a number of hits, or for the end of the unit. */
export const describeOutcome = (id: string): Sentence =>
  id === 'destroyed'
    ? { code: `${WORDS}.outcome.destroyed` }
    : { code: `${WORDS}.outcome.hits`, values: { hits: Number(id) } };

const shotsOf = (field: Field, unit: FieldUnit): readonly OddsPreview[] =>
  listShootingTargets(field, unit).map(target => {
    const odds = computeOdds(shot, { shooter: unit, target, shared: 1 });
    return {
      id: `shot-${target.id}`,
      title: previewTitle('shot', { unit: describeUnit(unit.troops), target: describeUnit(target.troops) }),
      rule: cite('6.12'),
      odds,
      outcomes: outcomesOf(odds),
      lines: [],
    };
  });
