import type { CounterFace } from '@/lib/drawing/counter';
import { sideStyle } from '@/lib/drawing/palette';
import type { PrintedCounter } from '@/lib/game/printing';
import { COMPONENTS, type InfluenceTile } from './data';
import { INKS } from './inks';
import { locationsOf } from './kit';
import type { Location } from './location';
import { ARM_SYMBOLS, styleOf, TAGS } from './position';
import type { Scenario } from './scenario';
import type { Arm } from './vocabulary';

/** 1.2 – How many of each lie in the box. */
const LEADERS_PER_PLAYER = 9;

const ANY_CITY = '#7A5C3A';
const SIGNS = { militia: '■', rebels: '▲', shard: '●' };

const counter = (
  name: string,
  front: CounterFace,
  count = 1,
  back: CounterFace | null = null,
): PrintedCounter => ({ name, seat: null, front, back, count });

/** One round of a location: the arm that fights, the points, and who is stronger in it. */
const roundFace = ({ name, controller, points, militia, rebels }: Location, arm: Arm): CounterFace => ({
  style: sideStyle(INKS[controller], 'solid'),
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
  return counter(
    location.name,
    roundFace(location, first),
    1,
    second === undefined ? null : roundFace(location, second),
  );
};

const TILE_SYMBOLS = { candidate: 'general', assassin: 'light-infantry' } as const;

const influenceTile = ({ id, city, shards, symbol }: InfluenceTile): PrintedCounter => {
  const style = sideStyle(city === 'any' ? ANY_CITY : INKS[city], 'outline');
  const tag = city === 'any' ? {} : { tag: TAGS[city] };
  const face: CounterFace =
    symbol === 'none'
      ? { style, symbol: 'camp', numeral: String(shards), ...tag }
      : { style, symbol: TILE_SYMBOLS[symbol], band: SIGNS.shard.repeat(shards), ...tag };
  return counter(id, face);
};

/** 1.2 – Everything of the box that is no military counter, no marker and known by more than its name. */
export const printedTiles = (scenario: Scenario): readonly PrintedCounter[] => [
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
