import type { Fact } from '@/lib/game/document/document-kind';
import { MARKERS_PER_PLAYER } from '../data';
import { cite } from '../rulebook';
import { countTilesPerPlayer } from '../rules/tiles';
import { computeStatueValue } from '../rules/victory';
import { describeCity, WORDS } from '../view/words';
import { CITIES, type City } from '../vocabulary';
import { listShownLocations, lossesOf, trackOf } from './authored-game';
import type { Player, Scenario } from './scenario';

const LAST_ROUND = 3;

/** What follows from the document and is always in sight. */
export const facts = (scenario: Scenario): readonly Fact[] => {
  const places = Object.values(listShownLocations(scenario)).map(({ name }) => name);
  return [
    ...scenario.players.map(player => markersFact(scenario, player)),
    {
      code: 'perikles/rounds',
      rule: cite('8.2'),
      values: { round: scenario.round, rounds: LAST_ROUND - scenario.round + 1 },
    },
    {
      code: 'perikles/tiles',
      rule: cite('4.1'),
      values: { tiles: countTilesPerPlayer(scenario.sides.length), players: scenario.sides.length },
    },
    {
      code: 'perikles/places',
      rule: cite('7.1'),
      values: {
        count: places.length,
        places: places.map(name => ({ code: `${WORDS}.side`, values: { name } })),
      },
    },
    { code: 'perikles/beginning', rule: cite('3.1'), values: { begin: scenario.options.begin } },
    ...CITIES.flatMap(city => cityFacts(scenario, city)),
  ];
};

const markersFact = ({ sides }: Scenario, { side, influence }: Player): Fact => {
  const placed = influence.reduce((sum, { at, count }) => sum + (at === undefined ? 0 : count), 0);
  return {
    code: 'perikles/markers',
    rule: cite('2.2'),
    seat: side,
    values: {
      side: sides.find(({ id }) => id === side)?.name ?? side,
      markers: placed,
      stock: MARKERS_PER_PLAYER - placed,
    },
  };
};

/** Only cities that the war has touched already. */
const cityFacts = (scenario: Scenario, city: City): readonly Fact[] => {
  const defeats = scenario.cities.find(entry => entry.city === city)?.defeats ?? 0;
  const losses = lossesOf(scenario, city).length;
  return defeats === 0 && losses === 0
    ? []
    : [
        {
          code: 'perikles/city',
          rule: cite('7.8'),
          values: {
            city: describeCity(city),
            defeats,
            losses,
            statue: computeStatueValue(trackOf(scenario, city), defeats),
          },
        },
      ];
};
