import { createSideStyle } from '@/lib/drawing/colours/palette';
import type { CounterFace } from '@/lib/drawing/counters/counter';
import type { PrintedCounter } from '@/lib/game/contract/printing';
import { COMPONENTS, type InfluenceTile } from '../data';
import { locationsOf } from '../document/authored-game';
import type { Location } from '../document/location';
import type { Scenario } from '../document/scenario';
import { CITY_COLOURS } from '../view/city-colours';
import { ARM_SYMBOLS, styleOf } from '../view/position';
import { describeCity } from '../view/words';
import type { Arm } from '../vocabulary';

/** 1.2 – How many of each lie in the box. */
const LEADERS_PER_PLAYER = 9;

const ANY_CITY = '#7A5C3A';
const ANY_CITY_TITLE = { code: 'words.perikles.printed-counter.any' };
const SIGNS = { militia: '■', rebels: '▲', shard: '●' };

const printedCounter = (
  name: string,
  front: CounterFace,
  count = 1,
  back: CounterFace | null = null,
): PrintedCounter => ({ name, seat: null, front, back, count });

/** One round of a location: the arm that fights, the points, and who is stronger in it. */
const roundFace = ({ name, controller, points, militia, rebels }: Location, arm: Arm): CounterFace => ({
  style: createSideStyle(CITY_COLOURS[controller], 'solid'),
  symbol: ARM_SYMBOLS[arm],
  tag: name,
  band: [
    points,
    ...(militia.includes(arm) ? [SIGNS.militia] : []),
    ...(rebels.includes(arm) ? [SIGNS.rebels] : []),
  ].join(' '),
});

/** 6.8 – A location shows its first round, and the second when it is turned over. */
const locationTile = (location: Location): PrintedCounter => {
  const [first = 'infantry', second] = location.rounds;
  return printedCounter(
    location.name,
    roundFace(location, first),
    1,
    second === undefined ? null : roundFace(location, second),
  );
};

const TILE_SYMBOLS = { candidate: 'general', assassin: 'light-infantry' } as const;

const influenceTile = ({ id, city, shards, symbol }: InfluenceTile): PrintedCounter => {
  const style = createSideStyle(city === 'any' ? ANY_CITY : CITY_COLOURS[city], 'outline');
  const face: CounterFace =
    symbol === 'none'
      ? { style, symbol: 'camp', numeral: String(shards) }
      : { style, symbol: TILE_SYMBOLS[symbol], band: SIGNS.shard.repeat(shards) };
  return { ...printedCounter(id, face), title: city === 'any' ? ANY_CITY_TITLE : describeCity(city) };
};

/** 1.2 – Everything of the box that is no military counter, no marker and known by more than its name. */
export const listPrintedTiles = (scenario: Scenario): readonly PrintedCounter[] => [
  ...[...locationsOf(scenario).values()].map(locationTile),
  ...COMPONENTS.tiles.map(influenceTile),
  ...scenario.sides.map(({ id, name }) => {
    const style = styleOf(scenario.sides, id);
    return {
      name,
      seat: id,
      front: { style, symbol: 'general' as const, lead: true },
      back: { style, symbol: 'genius' as const },
      count: LEADERS_PER_PLAYER,
    };
  }),
];
