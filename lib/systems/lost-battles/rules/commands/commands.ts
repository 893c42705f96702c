import type { Scenario } from '../../document/scenario';
import type { Army } from '../../document/scenario-armies';
import { computeFightingValue } from '../armies';
import { type Field, fieldOf, isTile } from '../battlefield/field';

export const FIGHTING_VALUE_PER_COMMAND = 10;

/** 4.1 – One command for every full ten of fighting value. */
export const commandsFor = (value: number): number => Math.floor(value / FIGHTING_VALUE_PER_COMMAND);

/** 4.1, 11.5 – The value that gives commands: all that is left, but of a surprised army only what is on the field. */
export const computeCommandValue = (
  field: Field,
  { side, surprised }: Pick<Army, 'side' | 'surprised'>,
): number => {
  const counts = (piece: { readonly side: number; readonly at: string }): boolean =>
    piece.side === side && (isTile(piece.at) || (piece.at === 'undeployed' && !surprised));
  return computeFightingValue({ units: field.units.filter(counts), generals: field.generals.filter(counts) });
};

/** 4.1 – The commands of an army in its first turn. */
export const computeFirstCommands = (scenario: Scenario, army: Army): number =>
  commandsFor(computeCommandValue(fieldOf(scenario), army));
