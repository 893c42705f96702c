import type { TallyRules, UnitFate } from '@/lib/game/contract/tally';
import { toCountedUnits } from '@/lib/game/play/counted-units';
import { type ArmyTroop, unitsOf } from '../document/army-units';
import type { Scenario } from '../document/scenario';
import { setUp } from '../view/position';
import { type FieldUnit, isOnBoard } from './field';
import { getCurrentTask } from './game';
import type { State } from './state';

/** 6.8 – A troop takes its wounds and is removed by the last; a destroyed unit is no more in the field. */
const troopFate = ({ id, troop }: ArmyTroop, unit: FieldUnit | undefined): UnitFate => {
  const standing = unit?.troops.find(other => other.id === id);
  if (!unit || !standing) return { id, condition: 'lost', harm: troop.woundPoints, at: null };
  const { wounds } = standing;
  return {
    id,
    condition: wounds > 0 ? 'spent' : 'fresh',
    harm: wounds,
    at: isOnBoard(unit.at) ? unit.at : null,
  };
};

const fates = ({ scenario, field }: State): readonly UnitFate[] => {
  const standing = new Map(field.map(unit => [unit.id, unit]));
  return unitsOf(scenario).flatMap(({ id, troops }) =>
    troops.map(troop => troopFate(troop, standing.get(id))),
  );
};

export const tally: TallyRules<Scenario, State> = {
  countedUnits: scenario => toCountedUnits(setUp(scenario).pieces),
  fates,
  ending: state => {
    const task = getCurrentTask(state);
    return { code: `words.pocket-battles.ending.${task.type === 'over' ? task.cause : 'nobody-left'}` };
  },
};
