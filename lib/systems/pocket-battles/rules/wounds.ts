import type { Field, FieldTroop, FieldUnit } from '../play/field';
import { listWoundSources, type TokenSource, type Tokens } from './tokens';

/** One way to take a wound: a troop is removed, or it takes the wound with a token. */
export type WoundChoice =
  | { readonly type: 'remove'; readonly troop: string }
  | { readonly type: 'bear'; readonly troop: string; readonly from: TokenSource };

const survivesWound = ({ troop, wounds }: FieldTroop): boolean => wounds + 1 < troop.woundPoints;

/** Tiles that are the same in everything that the rules see. */
const equivalenceKey = ({ troop, wounds }: FieldTroop): string => `${troop.id} ${wounds}`;

/** The tiles of a unit that are just like this one, itself included. */
export const listAlike = ({ troops }: FieldUnit, troopId: string): readonly string[] => {
  const own = troops.find(({ id }) => id === troopId);
  return own ? troops.filter(troop => equivalenceKey(troop) === equivalenceKey(own)).map(({ id }) => id) : [];
};

/** 6.8 – For each wound any troop may be removed, or one that survives it may take it while there is a token. */
export const listWoundChoices = (unit: FieldUnit, tokens: Tokens, field: Field): readonly WoundChoice[] => {
  const sources = listWoundSources(tokens, field, unit.side);
  const distinct = unit.troops.filter(
    (troop, index) =>
      unit.troops.findIndex(other => equivalenceKey(other) === equivalenceKey(troop)) === index,
  );
  return distinct.flatMap((troop): WoundChoice[] => [
    ...(survivesWound(troop) ? sources.map(from => ({ type: 'bear', troop: troop.id, from }) as const) : []),
    { type: 'remove', troop: troop.id },
  ]);
};

/** The unit without a troop; null: it was the last. */
export const withoutTroop = (unit: FieldUnit, troopId: string): FieldUnit | null => {
  const troops = unit.troops.filter(({ id }) => id !== troopId);
  return troops.length === 0 ? null : { ...unit, troops };
};

export const addWound = (unit: FieldUnit, troopId: string): FieldUnit => ({
  ...unit,
  troops: unit.troops.map(troop => (troop.id === troopId ? { ...troop, wounds: troop.wounds + 1 } : troop)),
});
