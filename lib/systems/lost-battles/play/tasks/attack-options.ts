import type { Finding } from '@/lib/game/contract/finding';
import { type Field, type FieldUnit, generalById, unitById, unitsOn } from '../../rules/battlefield/field';
import { computeAttackPoints, listAttackPrices } from '../../rules/combat/attack-limit';
import { listNextAttackers, listPossibleSupporters } from '../../rules/combat/lead-choice';
import { type BonusTerms, computeBonusPrice, readBonusTerms } from '../../rules/commands/attack-bonuses';
import { objection } from '../../rules/objection';
import type { ActionOf, Choice } from '../actions';
import { hasScreened, pickOnePerKind } from '../identical-units';
import type { AssaultState, State } from '../state';

type StrikeChoice = Extract<Choice, { readonly type: 'strike' }>;

/** How one unit is ordered to attack. */
export type StrikeCall = Pick<ActionOf<'strike'>, 'unit' | 'half' | 'support' | 'bonus'>;

const groupUnits = (field: Field, { group, from }: AssaultState): readonly FieldUnit[] =>
  unitsOn(field, from).filter(({ id }) => group.includes(id));

export const isFirstAttack = ({ attackers }: AssaultState): boolean => attackers.length === 0;

/** 6.3 – Who can still be called to attack. */
export const listAttackersLeft = (state: State, assault: AssaultState): readonly FieldUnit[] =>
  assault.isLastDone ? [] : listNextAttackers(groupUnits(state.field, assault), assault.engaged);

/** 1.2, 6.2, 6.4 – What an attack by this unit uses of the limit; a limited activation does not count. */
export const pricesFor = (state: State, assault: AssaultState, unit: FieldUnit) => {
  const points = computeAttackPoints(unit, {
    isFirst: isFirstAttack(assault),
    ledBefore: state.turn.ledBefore.includes(unit.id),
  });
  return assault.isLimited
    ? [{ points, half: false }]
    : listAttackPrices(points, assault.limit - assault.used);
};

const targetLead = (state: State, { target }: AssaultState): FieldUnit =>
  unitById(state.field, state.field.lead[target] ?? '');

const supportersFor = (state: State, assault: AssaultState, attacker: FieldUnit): readonly FieldUnit[] =>
  listPossibleSupporters({
    attacker,
    isLead: isFirstAttack(assault),
    target: targetLead(state, assault),
    group: groupUnits(state.field, assault),
    engaged: assault.engaged,
  });

/** 4.4, 8.4 – On what terms this unit can have a bonus. */
export const termsFor = (state: State, assault: AssaultState, unit: FieldUnit): BonusTerms => {
  const isLead = isFirstAttack(assault);
  return readBonusTerms({
    price: computeBonusPrice(unit, isLead),
    free: assault.freeBonus,
    isLeadingGuard: isLead && assault.generals.some(id => generalById(state.field, id).guard === unit.id),
  });
};

/** 6.2, 6.3, 4.4 – Why this unit may not attack now, or not so. */
export const strikeObjections = (
  state: State,
  assault: AssaultState,
  call: StrikeCall,
): readonly Finding[] => {
  const unit = listAttackersLeft(state, assault).find(({ id }) => id === call.unit);
  if (!unit) return [objection('may-not-attack-next', '6.3', {}, ['unit'])];
  if (!pricesFor(state, assault, unit).some(({ half }) => half === call.half))
    return [objection('attack-limit-reached', '6.2', { limit: assault.limit }, ['half'])];
  if (call.support !== null && !supportersFor(state, assault, unit).some(({ id }) => id === call.support))
    return [objection('no-such-support', '6.3', {}, ['support'])];
  return bonusObjections(state, termsFor(state, assault, unit), call.bonus);
};

const bonusObjections = (state: State, terms: BonusTerms, isWanted: boolean): readonly Finding[] => {
  if (terms.type === 'given') return isWanted ? [] : [objection('bonus-is-given', '8.4', {}, ['bonus'])];
  return isWanted && terms.commands > state.turn.commands
    ? [objection('bonus-too-dear', '4.4', { cost: terms.commands, commands: state.turn.commands }, ['bonus'])]
    : [];
};

export const listAssaultOffers = (state: State, assault: AssaultState): readonly Choice[] => [
  ...pickOnePerKind(state, listAttackersLeft(state, assault), hasScreened(state)).flatMap(unit =>
    listStrikes(state, assault, unit),
  ),
  ...(isFirstAttack(assault) ? [] : [{ type: 'break-off' } as const]),
];

/** The ways in which one unit can be ordered to attack. */
export const listStrikes = (
  state: State,
  assault: AssaultState,
  unit: FieldUnit,
): readonly StrikeChoice[] => {
  const [supporter] = supportersFor(state, assault, unit);
  const supports = supporter ? [supporter.id, null] : [null];
  return pricesFor(state, assault, unit).flatMap(({ half }) =>
    supports.flatMap(support =>
      [true, false]
        .map(bonus => ({ type: 'strike', unit: unit.id, half, support, bonus }) as const)
        .filter(call => bonusObjections(state, termsFor(state, assault, unit), call.bonus).length === 0),
    ),
  );
};
