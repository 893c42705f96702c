import type { Finding } from '@/lib/game/contract/finding';
import { type Field, type FieldUnit, generalById, unitById, unitsOn } from '../../rules/battlefield/field';
import { otherSide, type TileId } from '../../rules/battlefield/tiles';
import { applyAdvance, canAdvance, listAdvancingUnits } from '../../rules/combat/advance';
import { targetOf } from '../../rules/combat/attack-eligibility';
import { attackLimitFrom, attackPoints, attackPrices, limitSituation } from '../../rules/combat/attack-limit';
import { removeFromField } from '../../rules/combat/hits';
import { nextAttackers, possibleSupporters } from '../../rules/combat/lead-choice';
import { type BonusTerms, bonusPrice, bonusTerms, freeBonusesOf } from '../../rules/commands/attack-bonuses';
import type { Move } from '../../rules/movement/movement';
import { objection } from '../../rules/objection';
import type { ActionOf, Choice } from '../actions';
import { limitLines } from '../breakdown-lines';
import { applyEntryEffects, endIfCollapsed, isOver } from '../consequences';
import { awaitChoice, changeTurn, describePieces, emit, type Game, withField } from '../game';
import { hasScreened, pickOnePerKind } from '../identical-units';
import type { AssaultState, PhaseOf, State } from '../state';
import { settleMove } from './march';

/** 6.1, 6.2 – The group stands and attacks what it faces; the limit is fixed now. */
export const beginAssault = (game: Game, move: Move): Game => {
  const target = targetOf(move);
  if (target === null || move.at === 'undeployed' || move.from === 'undeployed')
    throw new Error('nothing to attack');
  const settled = settleMove(game, move);
  const { field, scenario, turn } = settled.state;
  const assault: AssaultState = {
    from: move.at,
    target,
    start: move.from,
    group: move.units,
    generals: move.generals,
    isLimited: move.activation === 'limited',
    hasMoved: move.steps > 0,
    limit: attackLimitFrom(field, move.at, move.facing, scenario.options.attackLimit),
    used: 0,
    engaged: [],
    attackers: [],
    freeBonus: freeBonusFor(settled.state, move.generals),
    isLastDone: false,
  };
  const recorded = changeTurn(settled, { attackedFrom: [...turn.attackedFrom, move.at] });
  const data = { type: 'attack-began', from: move.at, target, limit: assault.limit } as const;
  const situation = limitSituation(field, move.at, move.facing);
  const next = emit(recorded, '6.1', data, limitLines(scenario.options.attackLimit, situation));
  return awaitChoice(next, { type: 'assault', assault });
};

/** 8.4, 8.5, 8.6 – Generals with the group who are neither shaken nor stand back. */
const freeBonusFor = ({ field, silenced, turn }: State, generals: readonly string[]): number =>
  generals
    .filter(id => !silenced.includes(id) && !turn.standsBack.includes(id))
    .reduce((sum, id) => sum + freeBonusesOf(generalById(field, id)), 0);

const groupUnits = (field: Field, { group, from }: AssaultState): readonly FieldUnit[] =>
  unitsOn(field, from).filter(({ id }) => group.includes(id));

export const isFirstAttack = ({ attackers }: AssaultState): boolean => attackers.length === 0;

/** 6.3 – Who can still be called to attack. */
const listAttackersLeft = (state: State, assault: AssaultState): readonly FieldUnit[] =>
  assault.isLastDone ? [] : nextAttackers(groupUnits(state.field, assault), assault.engaged);

/** 1.2, 6.2, 6.4 – What an attack by this unit uses of the limit; a limited activation does not count. */
export const pricesFor = (state: State, assault: AssaultState, unit: FieldUnit) => {
  const points = attackPoints(unit, {
    isFirst: isFirstAttack(assault),
    ledBefore: state.turn.ledBefore.includes(unit.id),
  });
  return assault.isLimited ? [{ points, half: false }] : attackPrices(points, assault.limit - assault.used);
};

const targetLead = (state: State, { target }: AssaultState): FieldUnit =>
  unitById(state.field, state.field.lead[target] ?? '');

const supportersFor = (state: State, assault: AssaultState, attacker: FieldUnit): readonly FieldUnit[] =>
  possibleSupporters({
    attacker,
    isLead: isFirstAttack(assault),
    target: targetLead(state, assault),
    group: groupUnits(state.field, assault),
    engaged: assault.engaged,
  });

/** 4.4, 8.4 – On what terms this unit can have a bonus. */
export const termsFor = (state: State, assault: AssaultState, unit: FieldUnit): BonusTerms => {
  const isLead = isFirstAttack(assault);
  return bonusTerms({
    price: bonusPrice(unit, isLead),
    free: assault.freeBonus,
    isLeadingGuard: isLead && assault.generals.some(id => generalById(state.field, id).guard === unit.id),
  });
};

type StrikeCall = Pick<ActionOf<'strike'>, 'unit' | 'half' | 'support' | 'bonus'>;

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

export const assaultOffers = (state: State, { assault }: PhaseOf<'assault'>): readonly Choice[] => [
  ...pickOnePerKind(state, listAttackersLeft(state, assault), hasScreened(state)).flatMap(unit =>
    listStrikes(state, assault, unit),
  ),
  ...(isFirstAttack(assault) ? [] : [{ type: 'break-off' } as const]),
];

const listStrikes = (state: State, assault: AssaultState, unit: FieldUnit): readonly Choice[] => {
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

const canContinue = (state: State, assault: AssaultState): boolean =>
  !(assault.isLimited && !isFirstAttack(assault)) &&
  listAttackersLeft(state, assault).some(unit => pricesFor(state, assault, unit).length > 0);

/** After an attack and its test: the next attacker, the advance into an empty tile, or the end of the activation. */
export const continueAssault = (game: Game, assault: AssaultState): Game => {
  const { field } = game.state;
  if (isOver(game)) return game;
  if (unitsOn(field, assault.target).length === 0) return offerAdvance(game, assault);
  return canContinue(game.state, assault)
    ? awaitChoice(game, { type: 'assault', assault })
    : awaitChoice(game, { type: 'activate' });
};

const toAdvanceSituation = (assault: AssaultState) => ({
  from: assault.from,
  target: assault.target,
  group: assault.group,
  soleAttacker: assault.isLimited ? (assault.attackers[0] ?? null) : null,
});

const offerAdvance = (game: Game, assault: AssaultState): Game =>
  listAdvancingUnits(game.state.field, toAdvanceSituation(assault)).length > 0
    ? awaitChoice(game, { type: 'advance', assault, units: [], generals: [] })
    : awaitChoice(game, { type: 'activate' });

/** 6.8 – Why these may not go forward as well. */
export const advanceObjections = (
  state: State,
  { assault, units }: PhaseOf<'advance'>,
  more: readonly string[],
): readonly Finding[] => {
  const isNew = (id: string, index: number) => !units.includes(id) && more.indexOf(id) === index;
  if (more.length === 0 || !more.every(isNew)) return [objection('joined-already', '6.8', {}, ['units'])];
  return canAdvance(state.field, toAdvanceSituation(assault), [...units, ...more])
    ? []
    : [objection('may-not-advance', '6.8', { tile: assault.target }, ['units'])];
};

export const advanceGeneralObjections = (
  { field }: State,
  { assault, units, generals }: PhaseOf<'advance'>,
  general: string,
): readonly Finding[] =>
  units.length > 0 &&
  assault.generals.includes(general) &&
  !generals.includes(general) &&
  generalById(field, general).kind === 'commander' &&
  generalById(field, general).at === assault.from
    ? []
    : [objection('commander-may-not-advance', '8.2', {}, ['general'])];

export const advanceOffers = (state: State, phase: PhaseOf<'advance'>): readonly Choice[] => {
  const left = listAdvancingUnits(state.field, toAdvanceSituation(phase.assault)).filter(
    ({ id }) => !phase.units.includes(id),
  );
  const isLead = ({ id }: FieldUnit) => state.field.lead[phase.assault.from] === id;
  const singles = pickOnePerKind(state, left, isLead).map(({ id }) => [id]);
  const together = left.length > 1 ? [left.map(({ id }) => id)] : [];
  return [
    ...[...singles, ...together]
      .filter(units => advanceObjections(state, phase, units).length === 0)
      .map(units => ({ type: 'advance', units }) as const),
    ...phase.assault.generals
      .filter(general => advanceGeneralObjections(state, phase, general).length === 0)
      .map(general => ({ type: 'advance-general', general }) as const),
    { type: 'advance-done' },
  ];
};

/** 6.8 – They go in; a lead unit leads wherever it is now. */
export const advance = (game: Game, { assault, units, generals }: PhaseOf<'advance'>): Game => {
  if (units.length === 0) return awaitChoice(game, { type: 'activate' });
  const { field, turn, active } = game.state;
  const lead = field.lead[assault.from];
  const isLeadGone = lead !== undefined && units.includes(lead);
  const moved = applyAdvance(field, toAdvanceSituation(assault), units);
  const arrived = withField(game, removeFromField(withCommanders(moved, generals, assault.target), []));
  const recorded = changeTurn(arrived, {
    entered: [...turn.entered, ...units],
    fixedLeads: isLeadGone
      ? [...turn.fixedLeads.filter(tile => tile !== assault.from), assault.target]
      : turn.fixedLeads,
  });
  const next = emit(recorded, '6.8', {
    type: 'advanced',
    tile: assault.target,
    pieces: describePieces(game.state, [...units, ...generals]),
  });
  const done = endIfCollapsed(applyEntryEffects(next, active, assault.target));
  return isOver(done) ? done : awaitChoice(done, { type: 'activate' });
};

const withCommanders = (field: Field, commanders: readonly string[], target: TileId): Field => ({
  ...field,
  generals: field.generals.map(general =>
    commanders.includes(general.id) ? { ...general, at: target } : general,
  ),
});

export const defenderOf = ({ active }: State) => otherSide(active);
