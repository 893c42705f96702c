import type { SideIndex } from '../../rules/battlefield/tiles';
import { commandsFor, computeCommandValue } from '../../rules/commands/commands';
import { listCrowdedGenerals, renewExemptions } from '../../rules/generals/exemptions';
import { listCommandLines } from '../figures/breakdown-lines';
import {
  armyFor,
  awaitChoice,
  change,
  changeTurn,
  describePiece,
  emit,
  type Game,
  nameOfSide,
} from '../game';
import type { Turn } from '../state';
import { createHandler, refuseNow, rejectAction } from '../task-handler';
import { rollIfDue } from './command-roll';

export const FRESH_TURN: Turn = {
  commands: 0,
  received: 0,
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

/** 3.2 – Commands for a tenth of the army's value, and the choice between generals who stand too near (8.6). */
export const beginTurn = (game: Game, side: SideIndex): Game => {
  const { field, silenced } = game.state;
  const value = computeCommandValue(field, armyFor(game.state, side));
  const commands = commandsFor(value);
  const ledBefore = Object.values(field.lead);
  const begun = change(game, {
    active: side,
    turn: { ...FRESH_TURN, commands, received: commands, ledBefore },
  });
  const next = emit(
    begun,
    '3.2',
    () => ({ type: 'turn-began', side: nameOfSide(game.state, side), commands }),
    () => listCommandLines(value),
  );
  const crowded = listCrowdedGenerals(field, side).filter(({ id }) => !silenced.includes(id));
  return crowded.length > 1
    ? awaitChoice(next, { type: 'helper', generals: crowded.map(({ id }) => id) })
    : beginActivations(next);
};

/** 8.6 – Which of two neighbouring generals helps this turn. */
export const helperHandler = createHandler<'helper'>({
  offers: (_, { generals }) => generals.map(general => ({ type: 'let-help', general })),
  objections: (_, { generals }, action) =>
    action.type === 'let-help' && generals.includes(action.general) ? [] : refuseNow(),
  choose: (game, { generals }, action) =>
    action.type === 'let-help' ? chooseHelper(game, action.general, generals) : rejectAction(action),
});

/** 8.6 – The other stands back. */
const chooseHelper = (game: Game, helper: string, generals: readonly string[]): Game => {
  const next = emit(game, '8.6', () => ({ type: 'general-helps', piece: describePiece(game.state, helper) }));
  return beginActivations(changeTurn(next, { standsBack: generals.filter(id => id !== helper) }));
};

const beginActivations = (game: Game): Game => {
  const { field, active, silenced, turn } = game.state;
  const exemptions = renewExemptions(field, active, [...silenced, ...turn.standsBack]);
  return awaitChoice(rollIfDue(changeTurn(game, { exemptions })), { type: 'activate' });
};
