import type { Check } from '@/lib/game/check/check';
import { GENERAL_TABLE, UNIT_TYPE_TABLE } from '../data';
import type { Scenario } from '../document/scenario';
import { armiesOf, type NamedGeneral, type Unit } from '../document/scenario-armies';
import { cite } from '../rulebook';
import { describeGeneral, describeUnit } from '../view/words';
import type { UnitClass, UnitType } from '../vocabulary';

/** 1.1 – Each type of unit comes in certain classes only: elephants are African or Indian, scythed chariots have none. */
export const occursAs = (type: UnitType, unitClass: UnitClass): boolean =>
  UNIT_TYPE_TABLE[type].fightingValue[unitClass] !== undefined;

export const classOfUnit: Check<Scenario> = {
  code: 'lost-battles/class-of-unit',
  severity: 'error',
  rule: cite('1.1'),
  *find({ forces }) {
    for (const [force, { units }] of forces.entries())
      for (const [index, unit] of units.entries())
        if (!occursAs(unit.type, unit.class))
          yield {
            path: ['forces', force, 'units', index, 'class'],
            values: { unit: unit.name, words: describeUnit(unit) },
          };
  },
};

/** 1.5 – A unit's fighting value follows from its class; average legions and elephants have their own. */
export const computeUnitFightingValue = (unit: Pick<Unit, 'type' | 'class'>): number =>
  UNIT_TYPE_TABLE[unit.type].fightingValue[unit.class] ?? 0;

/** 1.5 – A general's fighting value follows from the class; a timid one counts as little as an uninspired one. */
export const computeGeneralFightingValue = (general: Pick<NamedGeneral, 'class'>): number =>
  GENERAL_TABLE[general.class].fightingValue;

interface ArmyPieces {
  readonly units: readonly Pick<Unit, 'type' | 'class'>[];
  readonly generals: readonly Pick<NamedGeneral, 'class'>[];
}

/** 1.5 – The fighting value of an army is the sum of its units and generals. */
export const computeFightingValue = ({ units, generals }: ArmyPieces): number =>
  units.reduce((sum, unit) => sum + computeUnitFightingValue(unit), 0) +
  generals.reduce((sum, general) => sum + computeGeneralFightingValue(general), 0);

export const MAX_GENERALS = 2;

/** 1.4 – An army has at most two named generals. */
export const numberOfGenerals: Check<Scenario> = {
  code: 'lost-battles/number-of-generals',
  severity: 'error',
  rule: cite('1.4'),
  *find(scenario) {
    for (const { generals } of armiesOf(scenario))
      for (const general of generals.slice(MAX_GENERALS))
        yield { path: general.path, values: { general: general.name, words: describeGeneral(general) } };
  },
};
