import type { Overlay, OverlayFocus, OverlayMark } from '@/lib/game/contract/authoring/overlay';
import {
  type AuthoredTroop,
  createEmptyTheatre,
  listAuthoredTroops,
  listShownLocations,
  toDeployed,
} from '../document/authored-game';
import type { Scenario } from '../document/scenario';
import { cite, type SectionNumber } from '../rulebook';
import { deployObjections } from '../rules/deploying';
import { withTroop } from '../rules/relations';
import { WORDS } from '../view/words';
import { BATTLE_PLACES, type BattlePlace, isBattlePlace, isCity, STANCES, type Stance } from '../vocabulary';

const makeOverlay = (
  id: string,
  section: SectionNumber,
  from: Overlay<Scenario>['from'],
  marks: Overlay<Scenario>['marks'],
): Overlay<Scenario> => ({ id, label: { code: `${WORDS}.overlay.${id}` }, rule: cite(section), from, marks });

/** The sides of a place where a counter could stand, with all others as they are. */
const stancesAt = (scenario: Scenario, troop: AuthoredTroop, place: BattlePlace): readonly Stance[] => {
  const theatre = listAuthoredTroops(scenario)
    .filter(({ entry }) => entry.id !== troop.entry.id)
    .flatMap(other => toDeployed(other) ?? [])
    .reduce(withTroop, createEmptyTheatre(scenario));
  const { city, arm, value } = troop.entry;
  return STANCES.filter(
    stance => deployObjections(theatre, { side: troop.side, city, arm, value, place, stance }).length === 0,
  );
};

const TONES = { attack: 'bad', defend: 'good' } as const;

const markSpace = (space: string, tone: OverlayMark['tone'], id: string): OverlayMark => ({
  type: 'space',
  space,
  tone,
  label: { code: `${WORDS}.mark.${id}` },
});

/** 6.5, 6.6, 6.7 – Where the chosen counter may attack, defend, or do either. */
const deploymentMarks = (scenario: Scenario, { pieces }: OverlayFocus): readonly OverlayMark[] => {
  const troop = listAuthoredTroops(scenario).find(({ entry }) => pieces.includes(entry.id));
  if (!troop) return [];
  return BATTLE_PLACES.flatMap((place): readonly OverlayMark[] => {
    const [first, second] = stancesAt(scenario, troop, place);
    if (first === undefined) return [];
    return [
      second === undefined ? markSpace(place, TONES[first], first) : markSpace(place, 'both', 'either'),
    ];
  });
};

/** The places of a city, or the city of a place. */
const ownershipMarks = (scenario: Scenario, { space }: OverlayFocus): readonly OverlayMark[] => {
  if (space === null) return [];
  const shown = listShownLocations(scenario);
  const city = isCity(space) ? space : isBattlePlace(space) ? shown[space]?.controller : undefined;
  if (city === undefined) return [];
  return [
    markSpace(city, 'first', 'city'),
    ...BATTLE_PLACES.filter(place => shown[place]?.controller === city).map(place =>
      markSpace(place, 'second', 'its-places'),
    ),
  ];
};

export const overlays: readonly Overlay<Scenario>[] = [
  makeOverlay('deployment', '6.6', 'pieces', deploymentMarks),
  makeOverlay('belongs', '6.5', 'space', ownershipMarks),
];
