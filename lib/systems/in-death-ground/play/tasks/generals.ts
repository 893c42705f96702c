import { isArtillery, isElephant } from '../../rules/army/points';
import { generalRangesOf } from '../../rules/combat/general-ranges';
import { isVisibleTo } from '../../rules/terrain/visibility';
import { areWithin, type FieldUnit, isInMelee, isInSight, type UnitTurn } from '../field';
import { commandOf } from '../game';
import type { SideIndex, State } from '../state';

/** The general's own element as a unit; null: dead or not on the table. */
export const generalOf = (state: State, side: SideIndex): FieldUnit | null => {
  const unit = state.units.find(other => other.side === side && other.general !== null && isInSight(other));
  if (!unit) return null;
  const element = unit.elements.find(({ id }) => id === unit.general);
  return element ? { ...unit, elements: [element] } : null;
};

const isInRange = (state: State, general: FieldUnit, unit: FieldUnit, inches: number): boolean =>
  unit.id === general.id || areWithin(general, unit, inches) ? isSeen(state, general, unit) : false;

const isSeen = (state: State, general: FieldUnit, unit: FieldUnit): boolean =>
  unit.id === general.id || isVisibleTo(state, general, unit);

/** 5.4 – An impetuous general must be in the thick of it. */
const hasProvedHimself = (state: State, general: FieldUnit, turn: UnitTurn): boolean =>
  isInMelee(state.units, general) || turn.hasHarmed || turn.hasCharged;

/** 5.3, 12.1 – How many units a turn may throw their move again. */
export const countRethrows = (state: State, side: SideIndex): number => {
  const { command, isExtraordinary } = commandOf(state, side);
  const isFree = command === 'disciplined' || command === 'impetuous';
  if (isExtraordinary) return isFree ? 2 : 1;
  return isFree ? 1 : 0;
};

/** 5.4, 12.1 – Whether the general can have this unit's move thrown again, once for each unit. */
export const mayRethrow = (state: State, unit: FieldUnit): boolean => {
  const { side, kind, elements } = unit;
  const { again } = state.sides[side];
  if (kind === 'baggage' || kind === 'machine' || again.includes(unit.id)) return false;
  if (again.length >= countRethrows(state, side)) return false;
  if (elements.some(({ profile: { troop } }) => isElephant(troop) || isArtillery(troop))) return false;
  const general = generalOf(state, side);
  if (!general || !isInRange(state, general, unit, generalRangesOf(state.scenario).moveAgain)) return false;
  const { command, isExtraordinary } = commandOf(state, side);
  const isFirst = again.length === 0;
  if (command !== 'impetuous' || (isExtraordinary && isFirst)) return true;
  return isInMelee(state.units, general) || general.turn.hasCharged;
};

/** 5.4, 15.2 – Whether the general spares this unit a test. */
export const maySpareTest = (state: State, unit: FieldUnit): boolean => {
  const { command, isExtraordinary } = commandOf(state, unit.side);
  const general = generalOf(state, unit.side);
  if (!general || !isInRange(state, general, unit, generalRangesOf(state.scenario).spareTest)) return false;
  if (isExtraordinary || command === 'disciplined') return true;
  return command === 'impetuous' && hasProvedHimself(state, general, general.turn);
};

/** 5.4, 16.2 – Units that the general may throw another die for. */
export const listEncouraged = (state: State, side: SideIndex): readonly FieldUnit[] => {
  const general = generalOf(state, side);
  if (!general) return [];
  const { command } = commandOf(state, side);
  if (command === 'impetuous' && !hasProvedHimself(state, general, general.last)) return [];
  return state.units.filter(
    unit =>
      unit.side === side &&
      unit.markers > 0 &&
      isInSight(unit) &&
      (unit.id === general.id || areWithin(general, unit, generalRangesOf(state.scenario).rally)),
  );
};

/** 16.2 – One die, an extraordinary general two. */
export const countEncouragementDice = (state: State, side: SideIndex): number =>
  generalOf(state, side) ? (commandOf(state, side).isExtraordinary ? 2 : 1) : 0;

/** 14.5 – Whether the general is near enough to a fighting unit to cheer it on. */
export const supportOfGeneral = (state: State, unit: FieldUnit): 'none' | 'normal' | 'extraordinary' => {
  const general = generalOf(state, unit.side);
  if (!general) return 'none';
  const isNear =
    unit.id === general.id || areWithin(general, unit, generalRangesOf(state.scenario).encourage);
  if (!isNear) return 'none';
  return commandOf(state, unit.side).isExtraordinary ? 'extraordinary' : 'normal';
};
