import type { TallyRules, UnitFate } from '@/lib/game/contract/tally';
import { toCountedUnits } from '@/lib/game/play/counted-units';
import type { Point } from '@/lib/geometry/board';
import type { Scenario } from '../document/scenario';
import { round, setUp, toUnits } from '../view/position';
import { word } from '../view/words';
import type { FieldUnit } from './field';
import { getCurrentTask } from './game';
import type { State } from './state';

/** The middle of its elements. */
const middleOf = ({ elements, presence }: FieldUnit): Point | null => {
  if (elements.length === 0 || (presence !== 'table' && presence !== 'hidden')) return null;
  const sum = (axis: 0 | 1): number => elements.reduce((total, { at }) => total + at[axis], 0);
  return toUnits([round(sum(0) / elements.length), round(sum(1) / elements.length)]);
};

/** 10, 13.4 – A unit that was destroyed or ran off the table is lost; one that marched through has done its part. */
const fateOf = (unit: FieldUnit): UnitFate => {
  const { id, presence, elements, reserve, strength } = unit;
  const isLost = presence === 'destroyed' || presence === 'left';
  const left = presence === 'destroyed' ? 0 : elements.length + reserve.length;
  const harm = Math.max(0, strength - left);
  return { id, condition: isLost ? 'lost' : harm > 0 ? 'spent' : 'fresh', harm, at: middleOf(unit) };
};

export const tally: TallyRules<Scenario, State> = {
  countedUnits: scenario => toCountedUnits(setUp(scenario).pieces),
  fates: ({ units }) => units.filter(({ presence }) => presence !== 'absent').map(fateOf),
  ending: state => {
    const task = getCurrentTask(state);
    return word('ending', task.type === 'over' ? task.cause : 'time');
  },
};
