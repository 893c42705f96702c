import type { CounterFace } from '@/lib/drawing/counters/counter';
import { COUNTER_SIDE, drawCounter } from '@/lib/drawing/counters/counter';
import { computePlacementMatrix } from '@/lib/drawing/draw-list';
import type { LegendEntry } from '@/lib/game/contract/play-presentation';
import type { Sentence } from '@/lib/game/contract/sentence';
import { SIDES } from '../../document/army';
import { drawHexMark, HEX_MARKS } from '../../view/hex-marks';
import { styleOf } from '../../view/position';
import { words } from '../../view/words';
import type { State } from '../state';

const SQUARE = 100;

const toEntry = (face: CounterFace, label: Sentence): LegendEntry => ({
  icon: [
    { k: 'group', matrix: computePlacementMatrix(0, 0, SQUARE / COUNTER_SIDE), kids: drawCounter(face) },
  ],
  label,
});

/** The counters as the board draws them: the owner, the meaning of their numbers, and the marks on them. */
export const legend = (state: State): readonly LegendEntry[] => {
  const sides = SIDES.map(side => ({
    style: styleOf(state.scenario, side),
    name: state.scenario.sides[side]?.name ?? '',
  }));
  const [own] = sides;
  if (!own) return [];
  const unit: CounterFace = { style: own.style, symbol: 'musket-infantry', band: '8-6-3', tag: '••••' };
  return [
    ...sides.map(({ style, name }) =>
      toEntry({ style, symbol: 'musket-infantry' }, words('key.side', { side: name })),
    ),
    toEntry(unit, words('key.figures')),
    toEntry({ ...unit, symbol: 'sabre-cavalry', band: "6''-7-6" }, words('key.shock')),
    toEntry({ ...unit, symbol: 'cannon', band: '8-5-3' }, words('key.guns')),
    toEntry({ style: own.style, symbol: 'tricorne', band: '4 +1' }, words('key.leader')),
    toEntry({ ...unit, state: 'disordered' }, words('key.disordered')),
    toEntry({ ...unit, state: 'routed' }, words('key.routed')),
    ...HEX_MARKS.map(kind => ({
      icon: drawHexMark({ kind, style: kind === 'momentum' ? own.style : null }),
      label: words(`key.${kind}`),
    })),
  ];
};
