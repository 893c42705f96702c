import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import { COUNTER_SIDE, type CounterFace, drawCounter } from '@/lib/drawing/counters/counter';
import { drawFacingChevron } from '@/lib/drawing/counters/counter-marks';
import { computePlacementMatrix, type DrawItem } from '@/lib/drawing/draw-list';
import { drawKeyZoneMark } from '@/lib/drawing/tiles/tile-labels';
import type { LegendEntry } from '@/lib/game/contract/play-presentation';
import type { SentenceValues } from '@/lib/game/contract/sentence';
import type { SideIndex } from '../../rules/battlefield/tiles';
import { createGeneralFace, createUnitFace, styleOf } from '../../view/position';
import { nameOfSide } from '../game';
import type { State } from '../state';
import { WORDS } from './names';

const SIZE = 100;
const MARGIN = 8;

const drawIcon = (face: CounterFace): readonly DrawItem[] => [
  {
    k: 'group',
    matrix: computePlacementMatrix(MARGIN, MARGIN, (SIZE - 2 * MARGIN) / COUNTER_SIDE),
    kids: drawCounter(face),
  },
];

const entry = (id: string, icon: readonly DrawItem[], values: SentenceValues = {}): LegendEntry => ({
  icon,
  label: { code: `${WORDS}.key.${id}`, values },
});

const FOOT = { type: 'heavy-infantry', class: 'average' } as const;
const VETERANS = { type: 'heavy-infantry', class: 'veteran' } as const;

/** The marks of the board, drawn as the board draws them. */
export const legend = (state: State): readonly LegendEntry[] => {
  const { scenario, field } = state;
  const style = styleOf(scenario, 0);
  const sides: readonly SideIndex[] = [0, 1];
  return [
    ...sides.map(side =>
      entry('side', drawIcon(createUnitFace(FOOT, styleOf(scenario, side), false)), {
        side: nameOfSide(state, side),
      }),
    ),
    entry('lead', drawIcon(createUnitFace(FOOT, style, true))),
    entry('spent', drawIcon(createUnitFace(FOOT, style, false, true))),
    entry('veteran', drawIcon(createUnitFace(VETERANS, style, false))),
    ...(field.generals.length > 0
      ? [entry('general', drawIcon(createGeneralFace({ class: 'average' }, style)))]
      : []),
    entry('facing', [
      {
        k: 'group',
        matrix: computePlacementMatrix(SIZE / 2, SIZE / 2, 2),
        kids: [drawFacingChevron(0, 0, 0)],
      },
    ]),
    ...(Object.values(field.ground).some(({ keyZoneOf }) => keyZoneOf !== null)
      ? [
          entry('key-zone', [
            {
              k: 'group',
              matrix: computePlacementMatrix(SIZE / 2, SIZE / 2, 2),
              kids: [drawKeyZoneMark(0, 0, MAP_PALETTE)],
            },
          ]),
        ]
      : []),
  ];
};
