import { COUNTER_SIDE, type CounterFace, drawCounter } from '@/lib/drawing/counters/counter';
import { computePlacementMatrix, type DrawItem } from '@/lib/drawing/draw-list';
import type { LegendEntry } from '@/lib/game/contract/play-presentation';
import type { SentenceValues } from '@/lib/game/contract/sentence';
import { counterFaceOf, createMarkerFace, styleOf } from '../../view/position';
import { describeArm, WORDS } from '../../view/words';
import { ARMS } from '../../vocabulary';
import { nameOf, sidesOf } from '../game';
import type { State } from '../state';

const SIZE = 100;
const MARGIN = 8;

const drawIcon = (face: CounterFace): readonly DrawItem[] => [
  {
    k: 'group',
    matrix: computePlacementMatrix(MARGIN, MARGIN, (SIZE - 2 * MARGIN) / COUNTER_SIDE),
    kids: drawCounter(face),
  },
];

const entry = (id: string, face: CounterFace, values: SentenceValues): LegendEntry => ({
  icon: drawIcon(face),
  label: { code: `${WORDS}.key.${id}`, values },
});

const EXAMPLE = 3;

/** The owner of each cube, and what the counters show; drawn in the viewer's own colour. */
export const legend = (state: State, viewer: string | 'all'): readonly LegendEntry[] => {
  const { sides } = state.scenario;
  const own = styleOf(sides, sidesOf(state).includes(viewer) ? viewer : (sides[0]?.id ?? ''));
  return [
    ...sidesOf(state).map(side =>
      entry('markers', createMarkerFace(EXAMPLE, styleOf(sides, side)), { side: nameOf(state, side) }),
    ),
    ...ARMS.map(arm =>
      entry('counter', counterFaceOf({ city: 'athens', arm, value: EXAMPLE }, own), {
        arm: describeArm(arm),
      }),
    ),
    entry('covered', counterFaceOf({ city: 'athens', arm: 'infantry', value: null }, own), {}),
  ];
};
