import type { Change } from '@/lib/documents/change';
import type { Scenario } from '../document/scenario';
import { BATTLE_PLACES, isBattlePlace, isCity } from '../vocabulary';

export const DEFEATS = [0, 1, 2, 3, 4] as const;
const DEFEAT = 'defeats-';
const LOCATION = 'location-';
export const CLEAR = `${LOCATION}none`;

export const formatDefeatBrush = (defeats: number): string => `${DEFEAT}${defeats}`;
export const formatLocationBrush = (id: string): string => `${LOCATION}${id}`;

/** A location tile goes to a place, wherever it lay before; defeats are marked on cities. */
export const paint = (scenario: Scenario, brushId: string, places: readonly string[]): readonly Change[] =>
  brushId.startsWith(DEFEAT)
    ? paintDefeats(scenario, Number(brushId.slice(DEFEAT.length)), places)
    : paintLocation(scenario, brushId, places);

const paintDefeats = ({ cities }: Scenario, defeats: number, places: readonly string[]): readonly Change[] =>
  cities.flatMap((entry, index) =>
    places.includes(entry.city) && entry.defeats !== defeats
      ? [{ op: 'replace', path: ['cities', index, 'defeats'], value: defeats } as const]
      : [],
  );

const paintLocation = (
  { locations }: Scenario,
  brushId: string,
  places: readonly string[],
): readonly Change[] => {
  const place = places.find(isBattlePlace);
  if (place === undefined) return [];
  const id = brushId === CLEAR ? null : brushId.slice(LOCATION.length);
  const at = BATTLE_PLACES.indexOf(place);
  const length = Math.max(at + 1, locations.shown.length);
  const shown = Array.from({ length }, (_, index) => {
    const here = locations.shown[index] ?? null;
    return index === at ? id : here === id ? null : here;
  });
  const later = locations.later.filter(other => other !== id);
  const value = { ...locations, shown, later };
  return JSON.stringify(value) === JSON.stringify(locations)
    ? []
    : [{ op: 'replace', path: ['locations'], value }];
};

export const brushAt = ({ cities, locations }: Scenario, place: string): string | null => {
  if (isCity(place)) {
    const defeats = cities.find(({ city }) => city === place)?.defeats ?? 0;
    return DEFEATS.some(other => other === defeats) ? formatDefeatBrush(defeats) : null;
  }
  if (!isBattlePlace(place)) return null;
  const index = BATTLE_PLACES.indexOf(place);
  if (index >= locations.shown.length) return null;
  const id = locations.shown[index];
  return id ? formatLocationBrush(id) : CLEAR;
};
