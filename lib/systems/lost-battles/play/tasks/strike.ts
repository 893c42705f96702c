import { listAttackLines } from '../../authoring/previews';
import { unitById } from '../../rules/battlefield/field';
import { getOtherSide, type SideIndex } from '../../rules/battlefield/tiles';
import { applyAllOut } from '../../rules/combat/all-out-attack';
import {
  ATTACK_RESULTS,
  attack,
  buildAttackContext,
  computeCombatDifference,
  findAttackOutcome,
} from '../../rules/combat/combat';
import { type AttackContext, modifiersOf } from '../../rules/combat/combat-modifiers';
import { mayReroll, resolveReroll } from '../../rules/special/fortune';
import { listDiceLine } from '../figures/breakdown-lines';
import {
  armyFor,
  awaitChoice,
  change,
  changeTurn,
  describePiece,
  emit,
  type Game,
  nameOfSide,
  throwDice,
  withField,
} from '../game';
import type { AssaultState, State, StrikeState } from '../state';
import { createHandler, refuseNow, rejectAction } from '../task-handler';
import {
  isFirstAttack,
  listAssaultOffers,
  pricesFor,
  type StrikeCall,
  strikeObjections,
  termsFor,
} from './attack-options';
import { spendCommands } from './command-roll';
import { assignHits } from './hits';
import { withLead } from './name-lead';

/** 6.3 – Who attacks next, and how. */
export const assaultHandler = createHandler<'assault'>({
  offers: (state, { assault }) => listAssaultOffers(state, assault),
  objections: (state, { assault }, action) => {
    if (action.type === 'strike') return strikeObjections(state, assault, action);
    return action.type === 'break-off' && !isFirstAttack(assault) ? [] : refuseNow();
  },
  choose: (game, { assault }, action) => {
    if (action.type === 'strike') return strike(game, assault, action);
    return action.type === 'break-off' ? awaitChoice(game, { type: 'activate' }) : rejectAction(action);
  },
});

/** 9.5 – Whether a throw is disputed. */
export const disputeHandler = createHandler<'dispute'>({
  decides: (_, { side }) => side,
  offers: () => [{ type: 'accept' }, { type: 'dispute' }],
  choose: (game, { strike: declared, side }, action) =>
    action.type === 'dispute' ? disputeThrow(game, declared, side) : acceptThrow(game, declared, side),
});

/** 6.7 – Whether a fresh unit goes all out. */
export const allOutHandler = createHandler<'all-out'>({
  offers: () => [{ type: 'all-out' }, { type: 'hold-back' }],
  choose: (game, { strike: weighed }, action) =>
    action.type === 'all-out' ? goAllOut(game, weighed) : assignHits(game, weighed),
});

/** The attack of one unit before its throw, with all that it costs. */
export const declareStrike = (
  state: State,
  assault: AssaultState,
  call: StrikeCall,
): { strike: StrikeState; commands: number } => {
  const unit = unitById(state.field, call.unit);
  const terms = termsFor(state, assault, unit);
  const price = pricesFor(state, assault, unit).find(({ half }) => half === call.half);
  const isGiven = terms.type === 'given';
  return {
    commands: isGiven || !call.bonus ? 0 : terms.commands,
    strike: {
      assault: {
        ...assault,
        used: assault.used + (price?.points ?? 0),
        engaged: [...assault.engaged, call.unit, ...(call.support === null ? [] : [call.support])],
        attackers: [...assault.attackers, call.unit],
        freeBonus: isGiven ? terms.freeLeft : 0,
        isLastDone: call.half,
      },
      attacker: call.unit,
      isLead: isFirstAttack(assault),
      bonuses: isGiven ? terms.bonuses : call.bonus ? 1 : 0,
      half: call.half,
      supported: call.support !== null,
      faces: [],
      isRerolled: false,
      hits: 0,
      shattered: [],
      killed: [],
    },
  };
};

/** 6.5 – All that the throw depends on. */
export const contextOf = (state: State, strike: StrikeState): AttackContext => {
  const { assault, attacker, isLead, bonuses, half, supported } = strike;
  const context = buildAttackContext(state.field, {
    attacker,
    target: assault.target,
    isLead,
    bonuses,
    half,
    supported,
    moved: assault.hasMoved,
    rain: state.weather === 'raining',
    fatigued: armyFor(state, state.active).fatigued,
    start: assault.start,
    newcomers: state.newcomers[getOtherSide(state.active)],
  });
  if (!context) throw new Error(`no lead unit on ${assault.target}`);
  return context;
};

/** 6.3 – The first attacker leads its tile from now on; a bonus is paid for before the throw (3.2). */
const strike = (game: Game, assault: AssaultState, call: StrikeCall): Game => {
  const { strike: declared, commands } = declareStrike(game.state, assault, call);
  const led = declared.isLead ? takeLead(game, assault, call.unit) : game;
  return throwAttackDice(spendCommands(led, commands), declared);
};

const takeLead = (game: Game, { from }: AssaultState, unit: string): Game =>
  changeTurn(withField(game, withLead(game.state.field, from, unit)), {
    fixedLeads: [...game.state.turn.fixedLeads.filter(tile => tile !== from), from],
  });

const throwAttackDice = (game: Game, declared: StrikeState): Game => {
  const context = contextOf(game.state, declared);
  const { game: rolled, faces } = throwDice(game, attack.dice(context));
  const difference = computeCombatDifference(context, faces);
  const next = emit(
    rolled,
    '6.6',
    () => ({
      type: 'struck',
      attacker: describePiece(game.state, declared.attacker),
      target: describePiece(game.state, game.state.field.lead[declared.assault.target] ?? ''),
      faces,
      modifiers: modifiersOf(context).map(({ id }) => id),
      difference,
      outcome: findAttackOutcome(context, difference),
    }),
    () => [...listDiceLine(faces), ...listAttackLines(context)],
  );
  return askForDispute(next, { ...declared, faces }, [next.state.active, getOtherSide(next.state.active)]);
};

/** 9.5 – Sides that may dispute the throw are asked, the attacker first. */
const askForDispute = (game: Game, declared: StrikeState, sides: readonly SideIndex[]): Game => {
  const { scenario, fortune } = game.state;
  const asked = scenario.options.fortune
    ? sides.find(side => mayReroll(fortune, side, declared.isRerolled))
    : undefined;
  return asked === undefined
    ? resolveThrow(game, declared)
    : awaitChoice(game, { type: 'dispute', side: asked, strike: declared });
};

const acceptThrow = (game: Game, declared: StrikeState, side: SideIndex): Game =>
  askForDispute(game, declared, side === game.state.active ? [getOtherSide(side)] : []);

const disputeThrow = (game: Game, declared: StrikeState, side: SideIndex): Game => {
  const next = emit(game, '9.5', () => ({ type: 'disputed', side: nameOfSide(game.state, side) }));
  return throwAttackDice(change(next, { fortune: resolveReroll(side) }), {
    ...declared,
    isRerolled: true,
  });
};

/** 6.6, 6.7 – The hits of a throw, and the choice to go all out for one more. */
const resolveThrow = (game: Game, declared: StrikeState): Game => {
  const context = contextOf(game.state, declared);
  const { hits, allOut } =
    ATTACK_RESULTS[findAttackOutcome(context, computeCombatDifference(context, declared.faces))];
  const weighed = { ...declared, hits };
  if (allOut === 'may') return awaitChoice(game, { type: 'all-out', strike: weighed });
  return assignHits(allOut === 'must' ? spendAttacker(game, weighed) : game, weighed);
};

/** 6.7 – The attacker is spent, and leads no more. */
const spendAttacker = (game: Game, { attacker, isLead, assault }: StrikeState): Game => {
  const next = emit(game, '6.7', () => ({
    type: 'went-all-out',
    piece: describePiece(game.state, attacker),
  }));
  const spent = withField(next, applyAllOut(game.state.field, attacker));
  return isLead
    ? changeTurn(spent, { fixedLeads: spent.state.turn.fixedLeads.filter(tile => tile !== assault.from) })
    : spent;
};

const goAllOut = (game: Game, weighed: StrikeState): Game =>
  assignHits(spendAttacker(game, weighed), { ...weighed, hits: weighed.hits + 1 });
