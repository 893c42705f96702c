import type { BreakdownLine } from '@/lib/game/contract/odds-preview';
import { cite } from '../../rulebook';
import { computeGeneralFightingValue, computeUnitFightingValue } from '../../rules/armies';
import { type FieldUnit, isTile, unitById } from '../../rules/battlefield/field';
import type { SideIndex } from '../../rules/battlefield/tiles';
import { computeFullAttackPoints } from '../../rules/combat/attack-limit';
import { computeActivationCost } from '../../rules/commands/activation';
import { computeCommandValue } from '../../rules/commands/commands';
import { listArmyMoraleLines, listUnitMoraleLines, type Shock } from '../../rules/morale/morale';
import { listScoreLines } from '../../rules/victory/victory-points';
import type { Action } from '../actions';
import { armyFor, seatOf } from '../game';
import type { State } from '../state';
import { paymentFor } from '../tasks/activate-group';
import { declareStrike } from '../tasks/strike';
import { createStatLine, listArmyLines, listCommandLines, rallyLines } from './breakdown-lines';
import { scoreSheetOf } from './verdict';

const WORDS = 'words.lost-battles';

/** 4.2, 4.4, 8.3 – The parts of a price in commands: the order, and what generals on the spot save. */
export const costBreakdown = (state: State, action: Action): readonly BreakdownLine[] => {
  const { phase } = state;
  if (action.type === 'strike' && phase.type === 'assault')
    return bonusLines(declareStrike(state, phase.assault, action).commands);
  if (action.type !== 'order' || phase.type !== 'muster') return [];
  const units = phase.muster.units.map(id => unitById(state.field, id));
  const { used } = paymentFor(state, phase.muster, action.activation);
  const spared = Object.values(used).reduce((sum, commands) => sum + commands, 0);
  return [
    {
      label: { code: `${WORDS}.cost.group`, values: { count: units.length } },
      value: computeActivationCost(units, action.activation),
      rule: cite('4.2'),
    },
    ...(spared > 0 ? [{ label: { code: `${WORDS}.cost.spared` }, value: -spared, rule: cite('8.3') }] : []),
  ];
};

const bonusLines = (commands: number): readonly BreakdownLine[] =>
  commands > 0 ? [{ label: { code: `${WORDS}.cost.bonus` }, value: commands, rule: cite('4.4') }] : [];

/** 10.2, 10.3 – What a side has scored so far. */
export const scoreBreakdown = (state: State, seat: string): readonly BreakdownLine[] => {
  const side: SideIndex = seat === seatOf(state, 0) ? 0 : 1;
  return listScoreLines(state.field, side, scoreSheetOf(state, side)).map(({ id, points, rule }) => ({
    label: { code: `${WORDS}.score.${id}` },
    value: points,
    rule,
  }));
};

/** 1.2, 4.1, 7.1, 7.2, 8.5 – The numbers of a counter, or of an army as it stands. */
export const stats = (state: State, id: string): readonly BreakdownLine[] => {
  const side = ([0, 1] as const).find(index => seatOf(state, index) === id);
  if (side !== undefined) return armyStats(state, side);
  const unit = state.field.units.find(other => other.id === id);
  if (unit)
    return [
      createStatLine('fighting-value', computeUnitFightingValue(unit), '4.1'),
      createStatLine('attack-points', computeFullAttackPoints(unit), '1.2'),
      ...listArmyLines(listUnitMoraleLines(state.field, unit, shockOf(state, unit.side, unit.at))),
    ];
  const general = state.field.generals.find(other => other.id === id);
  return general
    ? [createStatLine('fighting-value', computeGeneralFightingValue(general), '4.1'), ...rallyLines(general)]
    : [];
};

/** Morale before any attack: measured from the unit's own tile, so that nobody counts as far away. */
const shockOf = ({ campEntered, silenced }: State, side: SideIndex, at: FieldUnit['at']): Shock => ({
  side,
  tile: isTile(at) ? at : 'A1',
  shattered: [],
  killed: [],
  campEntered: campEntered[side],
  silenced,
});

const armyStats = (state: State, side: SideIndex): readonly BreakdownLine[] => {
  const { field, active, turn } = state;
  return [
    ...(active === side ? [createStatLine('commands', turn.commands, '3.2')] : []),
    ...listCommandLines(computeCommandValue(field, armyFor(state, side))),
    ...listArmyLines(listArmyMoraleLines(field, shockOf(state, side, 'A1'))),
  ];
};
