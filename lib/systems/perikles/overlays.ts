import type { Focus, Overlay, OverlayMark } from '@/lib/game/overlay';
import { WORDS } from './describe';
import { type DrawnTroop, deployedAs, drawnTroops, emptyTheatre, locationsShown } from './kit';
import { cite, type SectionNumber } from './rulebook';
import { deployObjections } from './rules/deploying';
import { withTroop } from './rules/relations';
import type { Scenario } from './scenario';
import { isCity, isPlace, PLACES, type Place, STANCES, type Stance } from './vocabulary';

const overlay = (
  id: string,
  section: SectionNumber,
  from: Overlay<Scenario>['from'],
  marks: Overlay<Scenario>['marks'],
): Overlay<Scenario> => ({ id, label: { code: `${WORDS}.overlay.${id}` }, rule: cite(section), from, marks });

/** The sides of a place on which a counter could stand, the others being where they are. */
const stancesAt = (scenario: Scenario, troop: DrawnTroop, place: Place): readonly Stance[] => {
  const theatre = drawnTroops(scenario)
    .filter(({ entry }) => entry.id !== troop.entry.id)
    .flatMap(other => deployedAs(other) ?? [])
    .reduce(withTroop, emptyTheatre(scenario));
  const { city, arm, value } = troop.entry;
  return STANCES.filter(
    stance => deployObjections(theatre, { side: troop.side, city, arm, value, place, stance }).length === 0,
  );
};

const TONES = { attack: 'bad', defend: 'good' } as const;

const named = (space: string, tone: OverlayMark['tone'], id: string): OverlayMark => ({
  type: 'space',
  space,
  tone,
  label: { code: `${WORDS}.mark.${id}` },
});

/** 6.5, 6.6, 6.7 – Where the chosen counter may attack, defend, or do either. */
const whereItMayGo = (scenario: Scenario, { pieces }: Focus): readonly OverlayMark[] => {
  const troop = drawnTroops(scenario).find(({ entry }) => pieces.includes(entry.id));
  if (!troop) return [];
  return PLACES.flatMap((place): readonly OverlayMark[] => {
    const [first, second] = stancesAt(scenario, troop, place);
    if (first === undefined) return [];
    return [second === undefined ? named(place, TONES[first], first) : named(place, 'both', 'either')];
  });
};

/** The places of a city, or the city of a place. */
const belongsTogether = (scenario: Scenario, { space }: Focus): readonly OverlayMark[] => {
  if (space === null) return [];
  const shown = locationsShown(scenario);
  const city = isCity(space) ? space : isPlace(space) ? shown[space]?.controller : undefined;
  if (city === undefined) return [];
  return [
    named(city, 'first', 'city'),
    ...PLACES.filter(place => shown[place]?.controller === city).map(place =>
      named(place, 'second', 'its-places'),
    ),
  ];
};

export const overlays: readonly Overlay<Scenario>[] = [
  overlay('deployment', '6.6', 'pieces', whereItMayGo),
  overlay('belongs', '6.5', 'space', belongsTogether),
];
