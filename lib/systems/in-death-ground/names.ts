import { oncePer } from '@/lib/documents/once-per';
import type { Sentence } from '@/lib/game/sentence';
import { word } from './describe';
import { unitById } from './field';
import { standTitle } from './position';
import type { Scenario } from './scenario';
import type { State } from './state';
import { forcesOf } from './table';

const titlesOf: (scenario: Scenario) => ReadonlyMap<string, string | Sentence> = oncePer(
  (scenario: Scenario) =>
    new Map(
      forcesOf(scenario).flatMap(force =>
        force.stands.map((stand): [string, string | Sentence] => {
          const side = scenario.sides.find(({ id }) => id === stand.side)?.name ?? stand.side;
          return [
            stand.id,
            stand.kind === 'baggage' ? word('stand', 'baggage', { side }) : standTitle(force, stand),
          ];
        }),
      ),
    ),
);

/** What a unit is called; baggage goes by its side. */
export const nameOf = ({ scenario, units }: State, id: string): string | Sentence =>
  titlesOf(scenario).get(id) ?? unitById(units, id)?.name ?? id;
