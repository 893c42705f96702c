import { type FieldUnit, unitById, unitsOn } from '../field';
import { moraleLines, rallyLines } from '../reasons';
import { afterHit, takeOff, takesBothHits } from '../rules/hits';
import { mayChangeLead } from '../rules/lead-choice';
import {
  armyMorale,
  armyMoraleLines,
  isTestDue,
  leavingOf,
  moraleSituation,
  moraleTest,
  type Shock,
  testedUnits,
} from '../rules/morale';
import { afterKilled, generalBeside, rally, rallyDuty } from '../rules/rally';
import type { State, Strike } from '../state';
import { otherSide, type TileId } from '../tiles';
import { continueAssault } from './assault';
import { endIfCollapsed, isOver } from './consequences';
import {
  awaitChoice,
  change,
  type Game,
  nameOfSide,
  piecesWords,
  pieceWords,
  tell,
  throwDice,
  withField,
} from './game';
import { leadChoices, nameLead, tilesWithoutLead } from './leads';

const leadOf = ({ field }: State, tile: TileId): FieldUnit | null => {
  const lead = field.lead[tile];
  return lead === undefined ? null : unitById(field, lead);
};

/** 6.6 – Hit by hit: a new lead where one is missing, a rally, the harm. With the last hit comes the test of morale. */
export const allot = (game: Game, strike: Strike): Game => {
  const { target } = strike.assault;
  const { state } = game;
  if (strike.hits === 0 || unitsOn(state.field, target).length === 0) return testMorale(game, strike);
  const lead = leadOf(state, target);
  if (lead === null) return askForLead(game, strike, target, false);
  if (takesBothHits(lead, strike.hits)) return takeBothHits(game, strike, lead.id);
  const general = generalBeside(state.field, lead);
  switch (general ? rallyDuty(state.field, general, lead, state.nearMissed) : 'forbidden') {
    case 'forbidden':
      return takeHit(game, strike);
    case 'compulsory':
      return tryToRally(game, strike, general?.id ?? '');
    case 'optional':
      return awaitChoice(game, { type: 'rally', strike, general: general?.id ?? '' });
  }
};

/** 8.5 – Two dice: the hit is cancelled, or stands; the general may pay for it. */
export const tryToRally = (game: Game, strike: Strike, generalId: string): Game => {
  const general = game.state.field.generals.find(({ id }) => id === generalId);
  if (!general) throw new Error(`no general ${generalId}`);
  const { game: thrown, faces } = throwDice(game, rally.dice(general));
  const outcome = rally.outcome(general, faces);
  const words = pieceWords(game.state, generalId);
  const happening = { type: 'rally-thrown', general: words, faces, outcome } as const;
  const told = tell(thrown, '8.5', happening, rallyLines(general));
  switch (outcome) {
    case 'rallied':
      return allot(told, { ...strike, hits: strike.hits - 1 });
    case 'failed':
      return takeHit(told, strike);
    case 'killed':
      return takeHit(withField(told, afterKilled(told.state.field, generalId)), {
        ...strike,
        killed: [...strike.killed, generalId],
      });
    case 'near-miss':
      return takeHit(shaken(told, generalId), strike);
  }
};

const shaken = (game: Game, general: string): Game =>
  change(game, {
    nearMissed: [...game.state.nearMissed, general],
    silenced: [...game.state.silenced, general],
  });

interface Blow {
  readonly game: Game;
  readonly strike: Strike;
}

/** 6.6 – What one hit does to the lead unit. */
const harm = ({ game, strike }: Blow, lead: string): Blow => {
  const field = afterHit(game.state.field, lead);
  const unit = unitById(field, lead);
  const told = tell(game, '6.6', {
    type: 'hit',
    piece: pieceWords(game.state, lead),
    result: unit.at === 'shattered' || unit.at === 'withdrawn' ? unit.at : 'spent',
  });
  const shattered = unit.at === 'shattered' ? [...strike.shattered, lead] : strike.shattered;
  return { game: withField(told, field), strike: { ...strike, hits: strike.hits - 1, shattered } };
};

/** 6.6 – A fresh levy that takes both hits has no chance to change places between them. */
const takeBothHits = (game: Game, strike: Strike, lead: string): Game => {
  const blow = harm(harm({ game, strike }, lead), lead);
  return allot(blow.game, blow.strike);
};

/** 6.3, 6.6 – The hit stands. A lead that it made spent may, or must, change places. */
export const takeHit = (game: Game, strike: Strike): Game => {
  const { target } = strike.assault;
  const before = leadOf(game.state, target);
  if (!before) throw new Error(`no lead unit on ${target}`);
  const { game: hurt, strike: next } = harm({ game, strike }, before.id);
  const after = unitById(hurt.state.field, before.id);
  return after.at === target && mayChangeLead(before, after)
    ? askForLead(hurt, next, target, false)
    : allot(hurt, next);
};

/** 6.3 – The defender names the lead, if there is anything to choose. */
const askForLead = (game: Game, strike: Strike, tile: TileId, isTested: boolean): Game => {
  const choices = leadChoices(game.state, tile);
  const [only] = choices;
  if (choices.length === 1 && only !== undefined)
    return afterNaming(nameLead(game, tile, only), strike, isTested);
  return awaitChoice(game, { type: 'new-lead', tile, strike, isTested });
};

export const afterNaming = (game: Game, strike: Strike, isTested: boolean): Game =>
  isTested ? restoreLeads(game, strike) : allot(game, strike);

/** 7 – The test of the defending army, and whoever runs. */
const testMorale = (game: Game, strike: Strike): Game => {
  const shock = shockOf(game.state, strike);
  const tested = isTestDue(shock) ? throwForMorale(game, shock) : game;
  const checked = endIfCollapsed(tested);
  return isOver(checked) ? checked : restoreLeads(checked, strike);
};

export const shockOf = (state: State, { assault, shattered, killed }: Strike): Shock => {
  const side = otherSide(state.active);
  return {
    side,
    tile: assault.target,
    shattered,
    killed,
    campEntered: state.campEntered[side],
    silenced: state.silenced,
  };
};

const throwForMorale = (game: Game, shock: Shock): Game => {
  const { field } = game.state;
  const situation = moraleSituation(field, shock);
  const { game: thrown, faces } = throwDice(game, moraleTest.dice(situation));
  const army = armyMorale(faces, situation.modifier);
  const leaving = leavingOf(testedUnits(field, shock, army));
  const ran = piecesWords(
    game.state,
    leaving.map(({ unit }) => unit),
  );
  const side = nameOfSide(game.state, shock.side);
  const because = moraleLines(faces, armyMoraleLines(field, shock));
  const told = tell(thrown, '7.3', { type: 'morale-tested', side, faces, army, ran }, because);
  return withField(told, takeOff(field, leaving));
};

/** 6.3 – Every tile of the defender that has lost its lead gets one before anything else happens. */
const restoreLeads = (game: Game, strike: Strike): Game => {
  const [tile] = tilesWithoutLead(game.state.field, otherSide(game.state.active));
  return tile === undefined ? continueAssault(game, strike.assault) : askForLead(game, strike, tile, true);
};
