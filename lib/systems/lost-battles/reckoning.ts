import type { PreviewLine } from '@/lib/game/preview';
import type { Action } from './actions';
import { type FieldUnit, isTile, unitById } from './field';
import { armyLines, commandLines, figure, rallyLines } from './reasons';
import { cite } from './rulebook';
import { activationCost } from './rules/activation';
import { generalFightingValue, unitFightingValue } from './rules/armies';
import { fullAttackPoints } from './rules/attack-limit';
import { armyMoraleLines, type Shock, unitMoraleLines } from './rules/morale';
import { scoreLines } from './rules/victory-points';
import type { State } from './state';
import type { SideIndex } from './tiles';
import { seatOf } from './turn/game';
import { paymentFor } from './turn/muster';
import { commandValue } from './turn/rounds';
import { declare } from './turn/striking';
import { sheetOf } from './turn/verdict';

const WORDS = 'words.lost-battles';

/** 4.2, 4.4, 8.3 – What a price in commands is made of: the order, and what generals on the spot spare. */
export const priceWhy = (state: State, action: Action): readonly PreviewLine[] => {
  const { phase } = state;
  if (action.type === 'strike' && phase.type === 'assault')
    return bonusLines(declare(state, phase.assault, action).commands);
  if (action.type !== 'order' || phase.type !== 'muster') return [];
  const units = phase.muster.units.map(id => unitById(state.field, id));
  const { used } = paymentFor(state, phase.muster, action.activation);
  const spared = Object.values(used).reduce((sum, commands) => sum + commands, 0);
  return [
    {
      label: { code: `${WORDS}.cost.group`, values: { count: units.length } },
      value: activationCost(units, action.activation),
      rule: cite('4.2'),
    },
    ...(spared > 0 ? [{ label: { code: `${WORDS}.cost.spared` }, value: -spared, rule: cite('8.3') }] : []),
  ];
};

const bonusLines = (commands: number): readonly PreviewLine[] =>
  commands > 0 ? [{ label: { code: `${WORDS}.cost.bonus` }, value: commands, rule: cite('4.4') }] : [];

/** 10.2, 10.3 – What a side has scored so far. */
export const reckoning = (state: State, seat: string): readonly PreviewLine[] => {
  const side: SideIndex = seat === seatOf(state, 0) ? 0 : 1;
  return scoreLines(state.field, side, sheetOf(state, side)).map(({ id, points, rule }) => ({
    label: { code: `${WORDS}.score.${id}` },
    value: points,
    rule,
  }));
};

/** 1.2, 4.1, 7.1, 7.2, 8.5 – The numbers of a counter, or of an army as it stands. */
export const figures = (state: State, id: string): readonly PreviewLine[] => {
  const side = ([0, 1] as const).find(index => seatOf(state, index) === id);
  if (side !== undefined) return armyFigures(state, side);
  const unit = state.field.units.find(other => other.id === id);
  if (unit)
    return [
      figure('fighting-value', unitFightingValue(unit), '4.1'),
      figure('attack-points', fullAttackPoints(unit), '1.2'),
      ...armyLines(unitMoraleLines(state.field, unit, shockOf(state, unit.side, unit.at))),
    ];
  const general = state.field.generals.find(other => other.id === id);
  return general
    ? [figure('fighting-value', generalFightingValue(general), '4.1'), ...rallyLines(general)]
    : [];
};

/** What morale is read with while nothing has happened yet: at the unit itself nobody is far away. */
const shockOf = ({ campEntered, silenced }: State, side: SideIndex, at: FieldUnit['at']): Shock => ({
  side,
  tile: isTile(at) ? at : 'A1',
  shattered: [],
  killed: [],
  campEntered: campEntered[side],
  silenced,
});

const armyFigures = (state: State, side: SideIndex): readonly PreviewLine[] => {
  const { field, active, turn } = state;
  return [
    ...(active === side ? [figure('commands', turn.commands, '3.2')] : []),
    ...commandLines(commandValue(state, side)),
    ...armyLines(armyMoraleLines(field, shockOf(state, side, 'A1'))),
  ];
};
