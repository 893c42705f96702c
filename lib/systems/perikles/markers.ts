import { sideStyle } from '@/lib/drawing/palette';
import type { PrintedMarker } from '@/lib/game/printing';
import { MARKERS_PER_PLAYER } from './data';
import { styleOf } from './position';
import { cite } from './rulebook';
import type { Scenario } from './scenario';
import { SPECIALS, type Special } from './vocabulary';

/** 1.2 – How many of each lie in the box. */
const BATTLE_TOKENS = 4;
const DEFEATS = 15;

const BLACK = sideStyle('#2A241D', 'solid');
const SIGNS = { influence: '1', token: '×', defeat: '–', special: '!' };

type Laid = 'token' | 'defeat';

const words = (code: Laid | 'influence') => ({ code: `words.perikles.marker.${code}` });

const ofNobody = (sign: Laid, count: number): PrintedMarker => ({
  seat: null,
  front: { style: BLACK, sign: SIGNS[sign], words: words(sign) },
  back: null,
  count,
  rule: cite('1.2'),
});

/** 9.2 – The tiles of great men and events are known by their names. */
const specialTile = (special: Special): PrintedMarker => ({
  seat: null,
  front: { style: BLACK, sign: SIGNS.special, words: { code: `words.perikles.special.${special}` } },
  back: null,
  count: 1,
  rule: cite('9.2'),
});

/** 1.2 – Influence for each player, tokens won in battle, the defeats of the cities, and the special tiles. */
export const markers = ({ sides }: Scenario): readonly PrintedMarker[] => [
  ...sides.map(({ id }) => ({
    seat: id,
    front: { style: styleOf(sides, id), sign: SIGNS.influence, words: words('influence') },
    back: null,
    count: MARKERS_PER_PLAYER,
    rule: cite('1.2'),
  })),
  ofNobody('token', BATTLE_TOKENS),
  ofNobody('defeat', DEFEATS),
  ...SPECIALS.map(specialTile),
];
