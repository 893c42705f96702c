import { createSideStyle } from '@/lib/drawing/colours/palette';
import type { MarkerFace, PrintedMarker } from '@/lib/game/contract/printing';
import type { Scenario } from '../document/scenario';
import { forcesOf } from '../document/table';
import { cite } from '../rulebook';

const STYLE = createSideStyle('#A3221A', 'outline');

const toFace = (count: number): MarkerFace => ({
  style: STYLE,
  sign: String(count),
  words: { code: 'words.in-death-ground.marker.disorder' },
});

/** The more disorder, the fewer units have that much. */
const SHARES: readonly (readonly [number, number, number])[] = [
  [1, 2, 1],
  [3, 4, 1 / 2],
  [5, 6, 1 / 4],
];

/** 11.1, 16.1 – The turn; disorder is counted up to six; a unit with seven is gone. */
export const markers = (scenario: Scenario): readonly PrintedMarker[] => {
  const units = forcesOf(scenario).reduce((sum, { stands }) => sum + stands.length, 0);
  const turn: PrintedMarker = {
    ...{ seat: null, back: null, count: 1, rule: cite('11.1') },
    front: { style: STYLE, sign: '►', words: { code: 'words.in-death-ground.marker.turn' } },
  };
  const disorder = SHARES.map(([front, back, share]) => ({
    seat: null,
    front: toFace(front),
    back: toFace(back),
    count: Math.ceil(units * share),
    rule: cite('16.1'),
  }));
  return [turn, ...disorder];
};
