import type { JsonPath } from '@/lib/documents/json-path';
import type { Check } from '@/lib/game/check/check';
import { hasPiece } from '../document/piece-index';
import type { Scenario } from '../document/scenario';
import { armiesOf, armyOf, sideIndexOf } from '../document/scenario-armies';

/** A name that nothing has. These are mistakes of the document, about which the book says nothing. */
export const unknownSide: Check<Scenario> = {
  code: 'lost-battles/unknown-side',
  severity: 'error',
  *find(scenario) {
    for (const { path, side } of listNamedSides(scenario))
      if (sideIndexOf(scenario, side) === null) yield { path, values: { side } };
  },
};

const listNamedSides = ({
  board,
  forces,
  deployment,
  options,
}: Scenario): { path: JsonPath; side: string }[] => [
  ...board.keyZones.map(({ side }, index) => ({ path: ['board', 'keyZones', index, 'side'], side })),
  ...board.camps.map(({ side }, index) => ({ path: ['board', 'camps', index, 'side'], side })),
  ...forces.map(({ side }, index) => ({ path: ['forces', index, 'side'], side })),
  ...deployment.groups.map(({ side }, index) => ({ path: ['deployment', 'groups', index, 'side'], side })),
  ...(options.agreedHandicaps ?? []).map(({ side }, index) => ({
    path: ['options', 'agreedHandicaps', index, 'side'],
    side,
  })),
];

export const unknownPiece: Check<Scenario> = {
  code: 'lost-battles/unknown-piece',
  severity: 'error',
  *find(scenario) {
    for (const [index, group] of scenario.deployment.groups.entries()) {
      const side = sideIndexOf(scenario, group.side);
      if (side === null) continue;
      const army = armyOf(scenario, side);
      for (const list of ['units', 'generals'] as const)
        for (const [position, id] of group[list].entries())
          if (!hasPiece(army[list], id))
            yield { path: ['deployment', 'groups', index, list, position], values: { id } };
    }
  },
};

export const placedOnce: Check<Scenario> = {
  code: 'lost-battles/placed-once',
  severity: 'error',
  *find({ deployment }) {
    const placed = new Map<string, Set<string>>();
    for (const [index, group] of deployment.groups.entries())
      for (const list of ['units', 'generals'] as const) {
        const key = `${group.side}/${list}`;
        const seen = placed.get(key) ?? new Set();
        placed.set(key, seen);
        for (const [position, id] of group[list].entries()) {
          if (seen.has(id)) yield { path: ['deployment', 'groups', index, list, position], values: { id } };
          seen.add(id);
        }
      }
  },
};

export const namedOnce: Check<Scenario> = {
  code: 'lost-battles/named-once',
  severity: 'error',
  *find(scenario) {
    const seen = new Set<string>();
    for (const { units, generals } of armiesOf(scenario))
      for (const piece of [...units, ...generals]) {
        if (seen.has(piece.id)) yield { path: piece.path, values: { id: piece.id } };
        seen.add(piece.id);
      }
  },
};
