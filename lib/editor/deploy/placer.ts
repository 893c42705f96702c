import { applyChanges } from '@/lib/documents/change';
import { groupBy } from '@/lib/documents/group-by';
import { findNewErrors } from '@/lib/game/check/placement';
import type { Finding } from '@/lib/game/contract/finding';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import type { Landing } from '../board/drop-target';
import type { Parcel } from './parcels';

/** Sets pieces down one after the other, asking the rules each time. */
export interface Placer {
  /** The objections; none: it is placed now. */
  land(parcel: Parcel, space: string): readonly Finding[];
  /** All at once, or none. */
  landAll(assigned: readonly Assignment[]): boolean;
  spacesOf(group: string): readonly string[];
  landings(): readonly Landing[];
}

export interface Assignment {
  readonly parcel: Parcel;
  readonly space: string;
}

export const makePlacer = (
  { deployment, editing }: AnySystem,
  scenario: ScenarioBase,
  pieces: readonly string[],
): Placer => {
  let standing = applyChanges(scenario, editing.move(scenario, pieces, null));
  const known = deployment.findErrors(standing);
  const landed = new Map<string, readonly Parcel[]>();
  const idsIn = (parcels: readonly Parcel[]): readonly string[] => parcels.flatMap(({ ids }) => ids);
  // A whole stack is placed again with each arrival, so that it lies as the drop will place it.
  const after = (before: ScenarioBase, parcels: readonly Parcel[], space: string): ScenarioBase =>
    applyChanges(before, editing.move(before, idsIn(parcels), space));
  return {
    land: (parcel, space) => {
      const here = [...(landed.get(space) ?? []), parcel];
      const next = after(standing, here, space);
      const errors = findNewErrors(known, deployment.findErrors(next));
      if (errors.length > 0) return errors;
      standing = next;
      landed.set(space, here);
      return errors;
    },
    landAll: assigned => {
      const stacks = groupBy(assigned, ({ space }) => space);
      let next = standing;
      for (const [space, stack] of stacks)
        next = after(
          next,
          stack.map(({ parcel }) => parcel),
          space,
        );
      if (findNewErrors(known, deployment.findErrors(next)).length > 0) return false;
      standing = next;
      for (const [space, stack] of stacks)
        landed.set(
          space,
          stack.map(({ parcel }) => parcel),
        );
      return true;
    },
    spacesOf: group =>
      [...landed].flatMap(([space, parcels]) =>
        parcels.some(parcel => group === '' || parcel.group === group) ? [space] : [],
      ),
    landings: () => [...landed].map(([space, parcels]) => ({ space, pieces: idsIn(parcels) })),
  };
};

export interface Unplaced {
  readonly parcel: Parcel;
  readonly errors: readonly Finding[];
}

/** How many spaces are tried before the next of a group begins where this one ended. */
const FAR = 30;

/**
 * Each goes to the first space that the rules allow; returns those without one, with the objection to their first
 * choice.
 */
export const placeEach = (
  placer: Placer,
  parcels: readonly Parcel[],
  choicesOf: (parcel: Parcel, from: string | null) => Iterable<string>,
): readonly Unplaced[] => {
  const farPlaces = new Map<string, string>();
  const hopeless = new Map<string, readonly Finding[]>();
  return parcels.flatMap(parcel => {
    const kind = `${parcel.group} ${parcel.role}`;
    const known = hopeless.get(kind);
    if (known) return [{ parcel, errors: known }];
    let first: readonly Finding[] | null = null;
    let tried = 0;
    for (const space of choicesOf(parcel, farPlaces.get(kind) ?? null)) {
      const errors = placer.land(parcel, space);
      if (errors.length === 0) {
        if (tried > FAR) farPlaces.set(kind, space);
        return [];
      }
      first ??= errors;
      tried += 1;
    }
    hopeless.set(kind, first ?? []);
    return [{ parcel, errors: first ?? [] }];
  });
};
