import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import type { Sentence } from '@/lib/game/contract/sentence';
import type { Scenario } from '../document/scenario';
import { forcesOf } from '../document/table';
import { findUnit } from '../play/field';
import type { State } from '../play/state';
import { titleOfStand } from './position';
import { word } from './words';

const titlesById: (scenario: Scenario) => ReadonlyMap<string, string | Sentence> = memoizeByIdentity(
  (scenario: Scenario) =>
    new Map(
      forcesOf(scenario).flatMap(force =>
        force.stands.map((stand): [string, string | Sentence] => {
          const side = scenario.sides.find(({ id }) => id === stand.side)?.name ?? stand.side;
          return [
            stand.id,
            stand.kind === 'baggage' ? word('stand', 'baggage', { side }) : titleOfStand(force, stand),
          ];
        }),
      ),
    ),
);

/** What a unit is called; baggage goes by its side. */
export const nameOf = ({ scenario, units }: State, id: string): string | Sentence =>
  titlesById(scenario).get(id) ?? findUnit(units, id)?.name ?? id;
