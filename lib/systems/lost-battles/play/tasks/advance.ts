import type { Finding } from '@/lib/game/contract/finding';
import { type Field, type FieldUnit, generalById } from '../../rules/battlefield/field';
import type { TileId } from '../../rules/battlefield/tiles';
import { applyAdvance, canAdvance, listAdvancingUnits } from '../../rules/combat/advance';
import { removeFromField } from '../../rules/combat/hits';
import { objection } from '../../rules/objection';
import type { Choice } from '../actions';
import { applyEntryEffects, endIfCollapsed, isOver } from '../consequences';
import { awaitChoice, changeTurn, describePieces, emit, type Game, withField } from '../game';
import { pickOnePerKind } from '../identical-units';
import type { AssaultState, PhaseOf, State } from '../state';
import { createHandler, refuseNow } from '../task-handler';

const toAdvanceSituation = (assault: AssaultState) => ({
  from: assault.from,
  target: assault.target,
  group: assault.group,
  soleAttacker: assault.isLimited ? (assault.attackers[0] ?? null) : null,
});

/** 6.8 – The tile is empty: the player says which units advance. */
export const offerAdvance = (game: Game, assault: AssaultState): Game =>
  listAdvancingUnits(game.state.field, toAdvanceSituation(assault)).length > 0
    ? awaitChoice(game, { type: 'advance', assault, units: [], generals: [] })
    : awaitChoice(game, { type: 'activate' });

/** 6.8 – Who goes forward into the tile that was cleared. */
export const advanceHandler = createHandler<'advance'>({
  offers: (state, phase) => advanceOffers(state, phase),
  objections: (state, phase, action) => {
    if (action.type === 'advance') return advanceObjections(state, phase, action.units);
    if (action.type === 'advance-general') return advanceGeneralObjections(state, phase, action.general);
    return action.type === 'advance-done' ? [] : refuseNow();
  },
  choose: (game, phase, action) => {
    switch (action.type) {
      case 'advance':
        return awaitChoice(game, { ...phase, units: [...phase.units, ...action.units] });
      case 'advance-general':
        return awaitChoice(game, { ...phase, generals: [...phase.generals, action.general] });
      default:
        return advance(game, phase);
    }
  },
});

/** 6.8 – Why these may not go forward as well. */
const advanceObjections = (
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

const advanceGeneralObjections = (
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

/** The units that may still be named to advance. */
export const listAdvancersLeft = (
  { field }: State,
  { assault, units }: PhaseOf<'advance'>,
): readonly FieldUnit[] =>
  listAdvancingUnits(field, toAdvanceSituation(assault)).filter(({ id }) => !units.includes(id));

/** 6.8, 5.5 – Whether all who may still be named can go. */
export const canAllAdvance = (state: State, phase: PhaseOf<'advance'>): boolean =>
  advanceObjections(
    state,
    phase,
    listAdvancersLeft(state, phase).map(({ id }) => id),
  ).length === 0;

/** 6.8 – It matters whether the lead goes or stays. */
export const leadsTile =
  ({ field }: State, { assault }: PhaseOf<'advance'>) =>
  ({ id }: FieldUnit): boolean =>
    field.lead[assault.from] === id;

const advanceOffers = (state: State, phase: PhaseOf<'advance'>): readonly Choice[] => {
  const left = listAdvancersLeft(state, phase);
  const singles = pickOnePerKind(state, left, leadsTile(state, phase)).map(({ id }) => [id]);
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
const advance = (game: Game, { assault, units, generals }: PhaseOf<'advance'>): Game => {
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
  const next = emit(recorded, '6.8', () => ({
    type: 'advanced',
    tile: assault.target,
    pieces: describePieces(game.state, [...units, ...generals]),
  }));
  const done = endIfCollapsed(applyEntryEffects(next, active, assault.target));
  return isOver(done) ? done : awaitChoice(done, { type: 'activate' });
};

const withCommanders = (field: Field, commanders: readonly string[], target: TileId): Field => ({
  ...field,
  generals: field.generals.map(general =>
    commanders.includes(general.id) ? { ...general, at: target } : general,
  ),
});
