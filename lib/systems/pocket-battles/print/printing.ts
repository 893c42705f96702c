import { createSideStyle } from '@/lib/drawing/colours/palette';
import type { PrintedMarker, Printing } from '@/lib/game/contract/printing';
import { formatSeatId, unitsOf } from '../document/army-units';
import type { Scenario } from '../document/scenario';
import { cite } from '../rulebook';
import { tokensFor } from '../rules/army';
import { BOARD, SIDES, type SideIndex } from '../rules/segments';
import { TWO_ROWS_TILE } from '../view/layout';
import { setUp, styleOf } from '../view/position';
import { playerAid } from './player-aid';
import { tracks } from './tracks';

/** In millimetres; two rows of them lie in a segment. */
const TILE = 15;
/** The longer side of the printed board, in millimetres: it fits one sheet. */
const BOARD_LENGTH = 178;
const LARGE_BOARD = 420;
const WOUND = '#A3221A';

const LENGTH = Math.max(BOARD.width, BOARD.height);

const printedMap = (id: string, millimetres: number) => ({
  id,
  label: { code: `words.pocket-battles.map.${id}` },
  millimetres,
  cut: 'poster' as const,
});

const SIGNS = { order: '!', wound: '†' };

/** 1.2, 4.1 – Tokens with the order on one side and the wound on the other, a tenth of the points for each player. */
const tokenMarkers = (scenario: Scenario, side: SideIndex): PrintedMarker => ({
  seat: formatSeatId(scenario, side),
  front: {
    style: styleOf(scenario, side),
    sign: SIGNS.order,
    words: { code: 'words.pocket-battles.marker.order' },
  },
  back: {
    style: createSideStyle(WOUND, 'solid'),
    sign: SIGNS.wound,
    words: { code: 'words.pocket-battles.marker.wound' },
  },
  count: tokensFor(scenario.options.points),
  rule: cite('4.1'),
});

/** Every tile of both armies with their tokens, and the board on one sheet or as large as a table likes it. */
export const printing: Printing<Scenario> = {
  playerAid,
  firstPlayer: ({ sides, options }) => {
    const first = sides.find(({ id }) => id === options.playerA);
    return first
      ? { code: 'aid.pocket-battles.opening', values: { side: first.name } }
      : { code: 'aid.pocket-battles.opening-by-dice' };
  },
  sections: scenario => {
    const troops = unitsOf(scenario).flatMap(unit => unit.troops);
    const hasTraits = troops.some(({ troop }) => troop.traits.length > 0);
    return [cite('4.3'), cite('5.1'), cite('7.1'), ...(hasTraits ? [cite('6.16')] : [])];
  },
  counters: scenario =>
    setUp(scenario).pieces.map(({ name, seat, face }) => ({ name, seat, front: face, back: null, count: 1 })),
  markers: scenario => SIDES.map(side => tokenMarkers(scenario, side)),
  tracks,
  maps: [
    printedMap('counters', TILE / TWO_ROWS_TILE),
    printedMap('small', BOARD_LENGTH / LENGTH),
    printedMap('large', LARGE_BOARD / LENGTH),
  ],
};
