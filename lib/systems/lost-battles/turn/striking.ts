import type { ActionOf } from '../actions';
import { unitById } from '../field';
import { attackLines } from '../previews';
import { diceLine } from '../reasons';
import { afterAllOut } from '../rules/all-out';
import { ATTACK_RESULTS, attack, attackContext, attackOutcome, combatDifference } from '../rules/combat';
import { type AttackContext, modifiersOf } from '../rules/combat-modifiers';
import { afterReroll, mayReroll } from '../rules/fortune';
import type { Onslaught, State, Strike } from '../state';
import { otherSide, type SideIndex } from '../tiles';
import { isFirstAttack, pricesFor, termsFor } from './assault';
import { spend } from './commands';
import {
  armyFor,
  awaitChoice,
  change,
  changeTurn,
  type Game,
  nameOfSide,
  pieceWords,
  tell,
  throwDice,
  withField,
} from './game';
import { allot } from './hits';
import { withLead } from './leads';

type Call = Pick<ActionOf<'strike'>, 'unit' | 'half' | 'support' | 'bonus'>;

/** The attack of one unit before its throw, with all that it costs. */
export const declare = (
  state: State,
  assault: Onslaught,
  call: Call,
): { strike: Strike; commands: number } => {
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
export const contextOf = (state: State, strike: Strike): AttackContext => {
  const { assault, attacker, isLead, bonuses, half, supported } = strike;
  const context = attackContext(state.field, {
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
    newcomers: state.newcomers[otherSide(state.active)],
  });
  if (!context) throw new Error(`no lead unit on ${assault.target}`);
  return context;
};

/** 6.3 – The first attacker leads its tile from now on; a bonus is paid for before the throw (3.2). */
export const strike = (game: Game, assault: Onslaught, call: Call): Game => {
  const { strike: declared, commands } = declare(game.state, assault, call);
  const led = declared.isLead ? takeLead(game, assault, call.unit) : game;
  return throwFor(spend(led, commands), declared);
};

const takeLead = (game: Game, { from }: Onslaught, unit: string): Game =>
  changeTurn(withField(game, withLead(game.state.field, from, unit)), {
    fixedLeads: [...game.state.turn.fixedLeads.filter(tile => tile !== from), from],
  });

const throwFor = (game: Game, declared: Strike): Game => {
  const context = contextOf(game.state, declared);
  const { game: thrown, faces } = throwDice(game, attack.dice(context));
  const difference = combatDifference(context, faces);
  const happening = {
    type: 'struck',
    attacker: pieceWords(game.state, declared.attacker),
    target: pieceWords(game.state, game.state.field.lead[declared.assault.target] ?? ''),
    faces,
    modifiers: modifiersOf(context).map(({ id }) => id),
    difference,
    outcome: attackOutcome(context, difference),
  } as const;
  const told = tell(thrown, '6.6', happening, [...diceLine(faces), ...attackLines(context)]);
  return ask(told, { ...declared, faces }, [told.state.active, otherSide(told.state.active)]);
};

/** 9.5 – Whoever may dispute the throw is asked, the attacker first. */
const ask = (game: Game, thrown: Strike, sides: readonly SideIndex[]): Game => {
  const { scenario, fortune } = game.state;
  const asked = scenario.options.fortune
    ? sides.find(side => mayReroll(fortune, side, thrown.isRerolled))
    : undefined;
  return asked === undefined
    ? weigh(game, thrown)
    : awaitChoice(game, { type: 'dispute', side: asked, strike: thrown });
};

export const accept = (game: Game, thrown: Strike, side: SideIndex): Game =>
  ask(game, thrown, side === game.state.active ? [otherSide(side)] : []);

export const dispute = (game: Game, thrown: Strike, side: SideIndex): Game => {
  const told = tell(game, '9.5', { type: 'disputed', side: nameOfSide(game.state, side) });
  return throwFor(change(told, { fortune: afterReroll(side) }), { ...thrown, isRerolled: true });
};

/** 6.6, 6.7 – The hits of a throw, and the choice to go all out for one more. */
const weigh = (game: Game, thrown: Strike): Game => {
  const context = contextOf(game.state, thrown);
  const { hits, allOut } = ATTACK_RESULTS[attackOutcome(context, combatDifference(context, thrown.faces))];
  const weighed = { ...thrown, hits };
  if (allOut === 'may') return awaitChoice(game, { type: 'all-out', strike: weighed });
  return allot(allOut === 'must' ? exhaust(game, weighed) : game, weighed);
};

/** 6.7 – The attacker is spent, and leads no more. */
const exhaust = (game: Game, { attacker, isLead, assault }: Strike): Game => {
  const told = tell(game, '6.7', { type: 'went-all-out', piece: pieceWords(game.state, attacker) });
  const spent = withField(told, afterAllOut(game.state.field, attacker));
  return isLead
    ? changeTurn(spent, { fixedLeads: spent.state.turn.fixedLeads.filter(tile => tile !== assault.from) })
    : spent;
};

export const goAllOut = (game: Game, weighed: Strike): Game =>
  allot(exhaust(game, weighed), { ...weighed, hits: weighed.hits + 1 });

export const holdBack = (game: Game, weighed: Strike): Game => allot(game, weighed);
