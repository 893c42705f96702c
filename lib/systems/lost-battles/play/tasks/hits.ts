import { type FieldUnit, unitById, unitsOn } from '../../rules/battlefield/field';
import { getOtherSide, type TileId } from '../../rules/battlefield/tiles';
import { applyHit, removeFromField, takesBothHits } from '../../rules/combat/hits';
import { mayChangeLead } from '../../rules/combat/lead-choice';
import { generalBeside, rally, rallyDuty, removeKilledGeneral } from '../../rules/generals/rally';
import {
  computeArmyMorale,
  exitsOf,
  isTestDue,
  listArmyMoraleLines,
  moraleTest,
  type Shock,
  testUnits,
  toMoraleSituation,
} from '../../rules/morale/morale';
import { endIfCollapsed, isOver } from '../consequences';
import { listMoraleLines, rallyLines } from '../figures/breakdown-lines';
import {
  awaitChoice,
  change,
  describePiece,
  describePieces,
  emit,
  type Game,
  nameOfSide,
  throwDice,
  withField,
} from '../game';
import type { State, StrikeState } from '../state';
import { createHandler, refuseNow, rejectAction } from '../task-handler';
import { continueAssault } from './assault';
import { listLeadChoices, listLeadObjections, nameLead, tilesWithoutLead } from './name-lead';

const leadOf = ({ field }: State, tile: TileId): FieldUnit | null => {
  const lead = field.lead[tile];
  return lead === undefined ? null : unitById(field, lead);
};

/** 8.5 – Whether the general beside the unit tries to rally it. */
export const rallyHandler = createHandler<'rally'>({
  decides: ({ active }) => getOtherSide(active),
  offers: () => [{ type: 'rally' }, { type: 'spare-general' }],
  choose: (game, { strike, general }, action) =>
    action.type === 'rally' ? tryToRally(game, strike, general) : takeHit(game, strike),
});

/** 6.3 – The defender keeps or names the lead of a tile that was hit or has lost it. */
export const newLeadHandler = createHandler<'new-lead'>({
  decides: ({ active }) => getOtherSide(active),
  offers: (state, { tile }) => listLeadChoices(state, tile).map(unit => ({ type: 'name-lead', tile, unit })),
  objections: (state, { tile }, action) =>
    action.type === 'name-lead' ? listLeadObjections(state, action, [tile]) : refuseNow(),
  choose: (game, { tile, strike, isTested }, action) =>
    action.type === 'name-lead'
      ? continueAfterLead(nameLead(game, tile, action.unit), strike, isTested)
      : rejectAction(action),
});

/**
 * 6.6 – Hit by hit: a new lead where one is missing, a rally, the damage. After the last hit comes the morale test.
 */
export const assignHits = (game: Game, strike: StrikeState): Game => {
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

/** 8.5 – Two dice: the hit is cancelled or stands, and the general may be killed. */
const tryToRally = (game: Game, strike: StrikeState, generalId: string): Game => {
  const general = game.state.field.generals.find(({ id }) => id === generalId);
  if (!general) throw new Error(`no general ${generalId}`);
  const { game: rolled, faces } = throwDice(game, rally.dice(general));
  const outcome = rally.outcome(general, faces);
  const next = emit(
    rolled,
    '8.5',
    () => ({ type: 'rally-thrown', general: describePiece(game.state, generalId), faces, outcome }),
    () => rallyLines(general),
  );
  switch (outcome) {
    case 'rallied':
      return assignHits(next, { ...strike, hits: strike.hits - 1 });
    case 'failed':
      return takeHit(next, strike);
    case 'killed':
      return takeHit(withField(next, removeKilledGeneral(next.state.field, generalId)), {
        ...strike,
        killed: [...strike.killed, generalId],
      });
    case 'near-miss':
      return takeHit(recordNearMiss(next, generalId), strike);
  }
};

const recordNearMiss = (game: Game, general: string): Game =>
  change(game, {
    nearMissed: [...game.state.nearMissed, general],
    silenced: [...game.state.silenced, general],
  });

interface HitResult {
  readonly game: Game;
  readonly strike: StrikeState;
}

/** 6.6 – The effect of one hit on the lead unit. */
const hitLead = ({ game, strike }: HitResult, lead: string): HitResult => {
  const field = applyHit(game.state.field, lead);
  const unit = unitById(field, lead);
  const next = emit(game, '6.6', () => ({
    type: 'hit',
    piece: describePiece(game.state, lead),
    result: unit.at === 'shattered' || unit.at === 'withdrawn' ? unit.at : 'spent',
  }));
  const shattered = unit.at === 'shattered' ? [...strike.shattered, lead] : strike.shattered;
  return { game: withField(next, field), strike: { ...strike, hits: strike.hits - 1, shattered } };
};

/** 6.6 – A fresh levy that takes both hits has no chance to change places between them. */
const takeBothHits = (game: Game, strike: StrikeState, lead: string): Game => {
  const blow = hitLead(hitLead({ game, strike }, lead), lead);
  return assignHits(blow.game, blow.strike);
};

/** 6.3, 6.6 – The hit stands. A lead that it made spent may, or must, change places. */
const takeHit = (game: Game, strike: StrikeState): Game => {
  const { target } = strike.assault;
  const before = leadOf(game.state, target);
  if (!before) throw new Error(`no lead unit on ${target}`);
  const { game: hurt, strike: next } = hitLead({ game, strike }, before.id);
  const after = unitById(hurt.state.field, before.id);
  return after.at === target && mayChangeLead(before, after)
    ? askForLead(hurt, next, target, false)
    : assignHits(hurt, next);
};

/** 6.3 – The defender names the lead, if there is anything to choose. */
const askForLead = (game: Game, strike: StrikeState, tile: TileId, isTested: boolean): Game => {
  const choices = listLeadChoices(game.state, tile);
  const [only] = choices;
  if (choices.length === 1 && only !== undefined)
    return continueAfterLead(nameLead(game, tile, only), strike, isTested);
  return awaitChoice(game, { type: 'new-lead', tile, strike, isTested });
};

const continueAfterLead = (game: Game, strike: StrikeState, isTested: boolean): Game =>
  isTested ? restoreLeads(game, strike) : assignHits(game, strike);

/** 7 – The morale test of the defending army, and the units that flee. */
const testMorale = (game: Game, strike: StrikeState): Game => {
  const shock = shockOf(game.state, strike);
  const tested = isTestDue(shock) ? throwMoraleDice(game, shock) : game;
  const checked = endIfCollapsed(tested);
  return isOver(checked) ? checked : restoreLeads(checked, strike);
};

const shockOf = (state: State, { assault, shattered, killed }: StrikeState): Shock => {
  const side = getOtherSide(state.active);
  return {
    side,
    tile: assault.target,
    shattered,
    killed,
    campEntered: state.campEntered[side],
    silenced: state.silenced,
  };
};

const throwMoraleDice = (game: Game, shock: Shock): Game => {
  const { field } = game.state;
  const situation = toMoraleSituation(field, shock);
  const { game: rolled, faces } = throwDice(game, moraleTest.dice(situation));
  const army = computeArmyMorale(faces, situation.modifier);
  const leaving = exitsOf(testUnits(field, shock, army));
  const next = emit(
    rolled,
    '7.3',
    () => ({
      type: 'morale-tested',
      side: nameOfSide(game.state, shock.side),
      faces,
      army,
      ran: describePieces(
        game.state,
        leaving.map(({ unit }) => unit),
      ),
    }),
    () => listMoraleLines(faces, listArmyMoraleLines(field, shock)),
  );
  return withField(next, removeFromField(field, leaving));
};

/** 6.3 – Every tile of the defender that has lost its lead gets one before anything else happens. */
const restoreLeads = (game: Game, strike: StrikeState): Game => {
  const [tile] = tilesWithoutLead(game.state.field, getOtherSide(game.state.active));
  return tile === undefined ? continueAssault(game, strike.assault) : askForLead(game, strike, tile, true);
};
