import { createSideStyle } from '@/lib/drawing/colours/palette';
import type { PrintedMarker } from '@/lib/game/contract/printing';
import { MARKERS_PER_PLAYER } from '../data';
import type { Scenario } from '../document/scenario';
import { cite } from '../rulebook';
import { styleOf } from '../view/position';
import { SPECIALS, type Special } from '../vocabulary';

/** 1.2 – How many of each lie in the box. */
const BATTLE_TOKENS = 4;
const DEFEATS = 15;

const BLACK = createSideStyle('#2A241D', 'outline');
const SIGNS = { influence: '1', token: '×', defeat: '–', special: '!', round: '►' };

type SharedMarker = 'token' | 'defeat' | 'round';

const markerSentence = (code: SharedMarker | 'influence') => ({ code: `words.perikles.marker.${code}` });

const sharedMarker = (sign: SharedMarker, count: number): PrintedMarker => ({
  seat: null,
  front: { style: BLACK, sign: SIGNS[sign], words: markerSentence(sign) },
  back: null,
  count,
  rule: cite('1.2'),
});

/** 9.2 – The tiles of people and events are known by their names. */
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
    front: { style: styleOf(sides, id), sign: SIGNS.influence, words: markerSentence('influence') },
    back: null,
    count: MARKERS_PER_PLAYER,
    rule: cite('1.2'),
  })),
  sharedMarker('token', BATTLE_TOKENS),
  sharedMarker('defeat', DEFEATS),
  // Not in the box: it shows the round on the printed track.
  { ...sharedMarker('round', 1), rule: cite('3.1') },
  ...SPECIALS.map(specialTile),
];
