import type { Finding } from '@/lib/game/contract/finding';
import {
  type Field,
  type FieldGeneral,
  type FieldUnit,
  generalsOn,
  listUndeployedUnits,
  unitById,
  unitsOn,
} from '../../rules/battlefield/field';
import type { SideIndex } from '../../rules/battlefield/tiles';
import {
  ACTIVATIONS,
  type Activation,
  computeActivationCost,
  type GroupLocation,
  listActivationObjections,
} from '../../rules/commands/activation';
import { computeDeploymentWeights, listSurpriseObjections } from '../../rules/deployment/undeployed';
import { calculatePayment, type Payment } from '../../rules/generals/exemptions';
import { listBarredTiles } from '../../rules/generals/turn-flip';
import { canBegin } from '../../rules/movement/move-steps';
import { beginMove, type Circumstances, type Move, withLeaders } from '../../rules/movement/movement';
import { objection } from '../../rules/objection';
import type { Choice } from '../actions';
import { listActivationLines } from '../figures/breakdown-lines';
import { armyFor, awaitChoice, changeTurn, describePieces, emit, type Game } from '../game';
import { hasScreened, pickOnePerKind } from '../identical-units';
import type { GroupDraft, State } from '../state';
import { createHandler, refuseNow, rejectAction } from '../task-handler';
import { spendCommands } from './command-roll';
import { awaitNextStep } from './march';

const unitsAt = (field: Field, place: GroupLocation, side: SideIndex): readonly FieldUnit[] =>
  place === 'undeployed'
    ? listUndeployedUnits(field, side)
    : unitsOn(field, place).filter(unit => unit.side === side);

/** 4.2 – Own units of a place that have not been activated this turn. */
export const listIdleUnits = ({ field, active, turn }: State, from: GroupLocation): readonly FieldUnit[] =>
  unitsAt(field, from, active).filter(({ id }) => !turn.activated.includes(id));

/** 8.2 – Commanders of a place who have not been activated this turn. */
export const listIdleCommanders = (
  { field, active, turn }: State,
  from: GroupLocation,
): readonly FieldGeneral[] =>
  generalsOn(field, from, active).filter(
    ({ kind, id }) => kind === 'commander' && !turn.activated.includes(id),
  );

export const groupOf = ({ active }: State, { from, units, generals }: GroupDraft) => ({
  side: active,
  from,
  units,
  generals,
});

const circumstancesOf = (state: State): Circumstances => ({
  wide: state.round === 1 || armyFor(state, state.active).surprised,
  barred: listBarredTiles(state.lastTurn, state.active),
});

export const startMove = (state: State, draft: GroupDraft, activation: Activation): Move =>
  beginMove(state.field, groupOf(state, draft), activation, circumstancesOf(state));

/** 4.3 – Who belongs to the group, and how it is activated. */
export const selectGroupHandler = createHandler<'muster'>({
  offers: (state, { muster: draft }) => groupOffers(state, draft),
  objections: (state, { muster: draft }, action) => {
    if (action.type === 'join') return joinObjections(state, draft, action.units);
    if (action.type === 'join-general') return joinGeneralObjections(state, draft, action.general);
    return action.type === 'order' ? listOrderObjections(state, draft, action.activation) : refuseNow();
  },
  choose: (game, { muster: draft }, action) => {
    switch (action.type) {
      case 'join':
        return awaitGroup(game, { ...draft, units: [...draft.units, ...action.units] });
      case 'join-general':
        return awaitGroup(game, { ...draft, generals: [...draft.generals, action.general] });
      case 'order':
        return giveOrder(game, draft, action.activation);
      default:
        return rejectAction(action);
    }
  },
});

const awaitGroup = (game: Game, draft: GroupDraft): Game =>
  awaitChoice(game, { type: 'muster', muster: draft });

/** 8.3 – The cost of an order, and which generals save how much of it. */
export const paymentFor = (state: State, draft: GroupDraft, activation: Activation): Payment =>
  calculatePayment(state.field, state.turn.exemptions, {
    cost: computeActivationCost(
      draft.units.map(id => unitById(state.field, id)),
      activation,
    ),
    from: draft.from,
    side: state.active,
    joining: withLeaders(state.field, groupOf(state, draft)),
  });

/** 4.1, 4.2, 11.3, 11.5 – Why a group may not be activated so. */
export const listOrderObjections = (
  state: State,
  draft: GroupDraft,
  activation: Activation,
): readonly Finding[] => {
  if (draft.units.length === 0) return [objection('nobody-in-the-group', '4.3')];
  const units = draft.units.map(id => unitById(state.field, id));
  const found = listActivationObjections(units, draft.from, activation);
  if (found.length > 0) return found;
  const { commands } = paymentFor(state, draft, activation);
  if (commands > state.turn.commands)
    return [objection('too-few-commands', '4.1', { cost: commands, commands: state.turn.commands })];
  return draft.from === 'undeployed' ? deploymentObjections(state, draft, activation, units) : [];
};

const deploymentObjections = (
  state: State,
  draft: GroupDraft,
  activation: Activation,
  units: readonly FieldUnit[],
): readonly Finding[] => {
  const { surprised } = armyFor(state, state.active);
  const found = listSurpriseObjections(units, {
    round: state.round,
    surprised,
    already: state.turn.deployed,
  });
  if (found.length > 0) return found;
  return canBegin(state.field, startMove(state, draft, activation)) ? [] : [objection('no-way-on', '11.3')];
};

/** Why this group can be activated in no way at all; the reason is that of a normal activation. */
export const listGroupObjections = (state: State, draft: GroupDraft): readonly Finding[] => {
  const isPossible = ACTIVATIONS.some(
    activation => listOrderObjections(state, draft, activation).length === 0,
  );
  return isPossible ? [] : listOrderObjections(state, draft, 'normal');
};

const joinObjections = (state: State, draft: GroupDraft, units: readonly string[]): readonly Finding[] => {
  const idle = listIdleUnits(state, draft.from).map(({ id }) => id);
  const isNew = (id: string, index: number) => !draft.units.includes(id) && units.indexOf(id) === index;
  if (units.some(id => state.turn.activated.includes(id)))
    return [objection('activated-already', '3.2', {}, ['units'])];
  if (units.length === 0 || !units.every(id => idle.includes(id)))
    return [objection('not-ready-here', '4.2', {}, ['units'])];
  if (!units.every(isNew)) return [objection('joined-already', '4.3', {}, ['units'])];
  return listGroupObjections(state, { ...draft, units: [...draft.units, ...units] });
};

const joinGeneralObjections = (state: State, draft: GroupDraft, general: string): readonly Finding[] => {
  const isIdle = listIdleCommanders(state, draft.from).some(({ id }) => id === general);
  if (state.turn.activated.includes(general)) return [objection('activated-already', '3.2', {}, ['general'])];
  if (!isIdle || draft.generals.includes(general))
    return [objection('commander-not-ready-here', '8.2', {}, ['general'])];
  if (draft.units.length === 0) return [objection('nobody-in-the-group', '4.3')];
  return listGroupObjections(state, { ...draft, generals: [...draft.generals, general] });
};

/** The units that may still join the group. */
export const listUnitsLeft = (state: State, { from, units }: GroupDraft): readonly FieldUnit[] =>
  listIdleUnits(state, from).filter(({ id }) => !units.includes(id));

/** Units of a kind once, then all that are left together; commanders; the ways to activate. */
const groupOffers = (state: State, draft: GroupDraft): readonly Choice[] => {
  const left = listUnitsLeft(state, draft);
  const singles = pickOnePerKind(state, left, hasScreened(state)).map(({ id }) => [id]);
  const together = left.length > 1 ? [left.map(({ id }) => id)] : [];
  return [
    ...[...singles, ...together]
      .filter(units => joinObjections(state, draft, units).length === 0)
      .map(units => ({ type: 'join', units }) as const),
    ...listIdleCommanders(state, draft.from)
      .filter(({ id }) => joinGeneralObjections(state, draft, id).length === 0)
      .map(({ id }) => ({ type: 'join-general', general: id }) as const),
    ...ACTIVATIONS.filter(activation => listOrderObjections(state, draft, activation).length === 0).map(
      activation => ({ type: 'order', activation }) as const,
    ),
  ];
};

/** The commands that an order takes, which may bring the command roll. */
export const commandsOf = (state: State, draft: GroupDraft, activation: Activation): number =>
  paymentFor(state, draft, activation).commands;

/** 3.2, 4.2, 8.3 – Pays and activates; a command roll that is due comes before anyone moves. A group that can do nothing has finished. */
const giveOrder = (game: Game, draft: GroupDraft, activation: Activation): Game => {
  const { state } = game;
  const { commands, exemptions, used } = paymentFor(state, draft, activation);
  const move = startMove(state, draft, activation);
  const pieces = [...move.units, ...move.generals];
  const units = draft.units.map(id => unitById(state.field, id));
  const weight = draft.from === 'undeployed' ? computeDeploymentWeights(units, state.round) : 0;
  const ordered = changeTurn(game, {
    exemptions,
    activated: [...state.turn.activated, ...pieces],
    deployed: state.turn.deployed + weight,
  });
  const next = emit(
    ordered,
    '4.2',
    () => ({
      type: 'activated',
      pieces: describePieces(state, pieces),
      from: draft.from,
      activation,
      commands,
      spared: used,
    }),
    () =>
      listActivationLines(
        commands,
        Object.values(used).reduce((sum, count) => sum + count, 0),
      ),
  );
  return awaitNextStep(spendCommands(next, commands), move);
};
