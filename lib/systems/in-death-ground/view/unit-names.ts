import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import type { Sentence } from '@/lib/game/contract/sentence';
import type { Scenario } from '../document/scenario';
import { forcesOf, type ResolvedForce } from '../document/table';
import { findUnit } from '../play/field';
import type { State } from '../play/state';
import { titleOfStand } from './position';
import { word } from './words';

/**
 * 8.4 – Whether a side could field dummy units, as far as anybody knows: a number on a name would reveal those that
 * borrow names.
 */
const mayFieldDummies = ({ kind }: Scenario, { force: { stake = 0 } }: ResolvedForce): boolean =>
  kind === 'open-battle' && stake > 0;

/** Units of a side that share one name are numbered. */
const numberTitles = (
  scenario: Scenario,
  force: ResolvedForce,
): readonly (readonly [id: string, title: string])[] => {
  const titles = force.stands.map(stand => [stand.id, titleOfStand(force, stand)] as const);
  if (mayFieldDummies(scenario, force)) return titles;
  return titles.map(([id, title], index) => {
    const isShared = titles.some(([other, same]) => same === title && other !== id);
    const number = titles.slice(0, index + 1).filter(([, same]) => same === title).length;
    return [id, isShared ? `${title} ${number}` : title];
  });
};

/** The names of the document's units in play, by their ids. */
export const playedTitles: (scenario: Scenario) => ReadonlyMap<string, string> = memoizeByIdentity(
  (scenario: Scenario) => new Map(forcesOf(scenario).flatMap(force => numberTitles(scenario, force))),
);

const namesById: (scenario: Scenario) => ReadonlyMap<string, string | Sentence> = memoizeByIdentity(
  (scenario: Scenario) =>
    new Map(
      forcesOf(scenario).flatMap(force =>
        force.stands.map(({ id, kind, side }): [string, string | Sentence] => {
          const name = scenario.sides.find(each => each.id === side)?.name ?? side;
          return [
            id,
            kind === 'baggage'
              ? word('stand', 'baggage', { side: name })
              : (playedTitles(scenario).get(id) ?? id),
          ];
        }),
      ),
    ),
);

/** What a unit is called; baggage goes by its side. */
export const nameOf = ({ scenario, units }: State, id: string): string | Sentence =>
  namesById(scenario).get(id) ?? findUnit(units, id)?.name ?? id;
