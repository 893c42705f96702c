import type { PreviewLine } from '@/lib/game/preview';
import type { Action } from './actions';
import { unitById } from './field';
import { cite } from './rulebook';
import { activationCost } from './rules/activation';
import { scoreLines } from './rules/victory-points';
import type { State } from './state';
import type { SideIndex } from './tiles';
import { seatOf } from './turn/game';
import { paymentFor } from './turn/muster';
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
