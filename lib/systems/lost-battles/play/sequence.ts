import { type Seed, seedRng } from '@/lib/dice/rng';
import type { Scenario } from '../document/scenario';
import { generalFightingValue, unitFightingValue } from '../rules/armies';
import { type Field, fieldOf, isTile } from '../rules/battlefield/field';
import { otherSide, type SideIndex } from '../rules/battlefield/tiles';
import { possibleLeads } from '../rules/combat/lead-choice';
import { newcomersAtStart } from '../rules/combat/newcomers';
import { commandsFor } from '../rules/commands/commands';
import { crowdedGenerals, freshExemptions } from '../rules/generals/exemptions';
import { silencedAfterTurn } from '../rules/generals/rally';
import { flipBans } from '../rules/generals/turn-flip';
import { INITIAL_FORTUNE } from '../rules/special/fortune';
import { firstMoverAfter, isWeatherRollDue, weatherAfter, weatherRoll } from '../rules/special/weather';
import { commandLines, weatherLines } from './breakdown-lines';
import { isOver, withdrawLoneCommanders } from './consequences';
import {
  armyFor,
  awaitChoice,
  change,
  changeTurn,
  describePiece,
  emit,
  type Game,
  gameFrom,
  nameOfSide,
  throwDice,
} from './game';
import { type Ending, type State, type Turn, withSide } from './state';
import { rollIfDue } from './tasks/command-roll';
import { listTilesToLead, settleLeads, tilesWithoutLead, withLead } from './tasks/name-lead';

const LAST_ROUND = 10;

const FRESH_TURN: Turn = {
  commands: 0,
  hasRolled: false,
  exemptions: {},
  standsBack: [],
  activated: [],
  hasProposed: false,
  deployed: 0,
  entered: [],
  attackedFrom: [],
  fixedLeads: [],
  ledBefore: [],
};

/** 3.1, 11.1 – A historical set-up begins in round 2, a free one in round 1 with the armies off the field. */
export const startBattle = (scenario: Scenario, seed: Seed): Game => {
  const field = withAllLeads(fieldOf(scenario));
  return beginRound(
    gameFrom({
      scenario,
      rng: seedRng(seed),
      field,
      round: scenario.deployment.kind === 'historical' ? 2 : 1,
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
    const [lead] = possibleLeads(named, tile);
    return lead ? withLead(named, tile, lead.id) : named;
  }, field);

/** 3.3 – A round begins with a change of the order of turns, then the weather. */
const beginRound = (game: Game): Game => {
  const next = emit(game, '3.1', { type: 'round-began', round: game.state.round });
  const asked = ([0, 1] as const).find(side => mayFlip(next.state, side));
  return asked === undefined ? continueAfterFlip(next) : awaitChoice(next, { type: 'flip', side: asked });
};

export const mayFlip = (state: State, side: SideIndex): boolean =>
  flipBans(state.field, {
    side,
    round: state.round,
    weather: state.weather,
    hasFlipped: state.flipped[side],
    nearMissed: state.nearMissed,
  }).length === 0;

/** 8.7 – From now on the other side has the first turn of each round. */
export const flipTurns = (game: Game, side: SideIndex): Game => {
  const { first, flipped } = game.state;
  const changed = change(game, { first: otherSide(first), flipped: withSide(flipped, side, true) });
  return continueAfterFlip(
    emit(changed, '8.7', { type: 'turns-flipped', side: nameOfSide(game.state, side) }),
  );
};

export const continueAfterFlip = (game: Game): Game => {
  const { weather, round } = game.state;
  const settled = isWeatherRollDue(weather, round) ? throwWeather(game) : game;
  return beginTurn(settled, settled.state.first);
};

const throwWeather = (game: Game): Game => {
  const { weather, first } = game.state;
  const { game: thrown, faces } = throwDice(game, weatherRoll.dice(weather));
  const outcome = weatherRoll.outcome(weather, faces);
  const changed = change(thrown, {
    weather: weatherAfter(weather, outcome),
    first: firstMoverAfter(first, outcome),
  });
  return emit(changed, '9.4', { type: 'weather-thrown', faces, outcome }, weatherLines(weather));
};

/** 3.2 – Commands for a tenth of the army's value, and the choice between generals who stand too near (8.6). */
const beginTurn = (game: Game, side: SideIndex): Game => {
  const { field, silenced } = game.state;
  const value = commandValue(game.state, side);
  const commands = commandsFor(value);
  const ledBefore = Object.values(field.lead);
  const begun = change(game, { active: side, turn: { ...FRESH_TURN, commands, ledBefore } });
  const data = { type: 'turn-began', side: nameOfSide(game.state, side), commands } as const;
  const next = emit(begun, '3.2', data, commandLines(value));
  const crowded = crowdedGenerals(field, side).filter(({ id }) => !silenced.includes(id));
  return crowded.length > 1
    ? awaitChoice(next, { type: 'helper', generals: crowded.map(({ id }) => id) })
    : beginActivations(next);
};

/** 4.1, 11.5 – The value that gives commands; what a surprised army has not deployed does not count. */
export const commandValue = (state: State, side: SideIndex): number => {
  const { field } = state;
  const { surprised } = armyFor(state, side);
  const counts = (piece: { readonly side: SideIndex; readonly at: string }): boolean =>
    piece.side === side && (isTile(piece.at) || (piece.at === 'undeployed' && !surprised));
  return (
    field.units.filter(counts).reduce((sum, unit) => sum + unitFightingValue(unit), 0) +
    field.generals.filter(counts).reduce((sum, general) => sum + generalFightingValue(general), 0)
  );
};

/** 8.6 – The other stands back. */
export const chooseHelper = (game: Game, helper: string, generals: readonly string[]): Game => {
  const next = emit(game, '8.6', { type: 'general-helps', piece: describePiece(game.state, helper) });
  return beginActivations(changeTurn(next, { standsBack: generals.filter(id => id !== helper) }));
};

const beginActivations = (game: Game): Game => {
  const { field, active, silenced, turn } = game.state;
  const exemptions = freshExemptions(field, active, [...silenced, ...turn.standsBack]);
  return awaitChoice(rollIfDue(changeTurn(game, { exemptions })), { type: 'activate' });
};

/** 3.2 – What is left of the commands lapses; lonely commanders go, and every tile gets its lead. */
export const endTurn = (game: Game): Game => {
  const { active } = game.state;
  const alone = withdrawLoneCommanders(changeTurn(game, { commands: 0 }), active);
  const steadied = change(alone, {
    silenced: silencedAfterTurn(alone.state.field, alone.state.silenced, active),
  });
  return continueAfterLeads(settleLeads(steadied, listTilesToLead(steadied.state)));
};

/** Goes on to the next turn once the last lead is named. */
export const continueAfterLeads = (game: Game): Game => {
  const { phase, active, field, turn, newcomers } = game.state;
  if (phase.type !== 'leads' || phase.tiles.length > 0) return game;
  const closed = change(game, {
    lastTurn: { side: active, attackedFrom: turn.attackedFrom },
    newcomers: withSide(
      newcomers,
      active,
      turn.entered.filter(id => field.units.some(unit => unit.id === id && isTile(unit.at))),
    ),
  });
  const next = emit(closed, '3.2', { type: 'turn-ended', side: nameOfSide(game.state, active) });
  return isOver(next) ? next : beginNextTurn(next);
};

/** 10.1 – One side proposes to end the battle, the other decides. */
export const proposeEnd = (game: Game): Game => {
  const side = nameOfSide(game.state, game.state.active);
  const next = emit(changeTurn(game, { hasProposed: true }), '10.1', { type: 'end-proposed', side });
  return awaitChoice(next, { type: 'agreement' });
};

export const acceptEnd = (game: Game): Game => endBattle(game, 'agreement');

export const refuseEnd = (game: Game): Game => {
  const side = nameOfSide(game.state, otherSide(game.state.active));
  return awaitChoice(emit(game, '10.1', { type: 'end-refused', side }), { type: 'activate' });
};

const endBattle = (game: Game, cause: Ending): Game =>
  emit(awaitChoice(game, { type: 'over', cause }), '10.1', { type: 'battle-ended', cause });

const beginNextTurn = (game: Game): Game => {
  const { active, first, round } = game.state;
  if (active === first) return beginTurn(game, otherSide(first));
  if (round >= LAST_ROUND) return endBattle(game, 'last-round');
  return beginRound(change(game, { round: round + 1 }));
};
