import { COUNTER_SIDE, type CounterFace, drawCounter } from '@/lib/drawing/counters/counter';
import type { BlockCell } from '@/lib/drawing/counters/element-block';
import { computePlacementMatrix, type DrawItem } from '@/lib/drawing/draw-list';
import type { LegendEntry } from '@/lib/game/contract/play-presentation';
import type { Sentence } from '@/lib/game/contract/sentence';
import { sideOf } from '../../rules/commanders';
import { drawSign } from '../../view/draw-marks';
import { styleOf } from '../../view/position';
import { listTableMarks, type TableMark } from '../../view/table-marks';
import { word } from '../../view/words';
import { isInSight } from '../field';
import type { State } from '../state';

const ICON = 100;

const drawIcon = (face: CounterFace): readonly DrawItem[] => [
  { k: 'group', matrix: computePlacementMatrix(0, 0, ICON / COUNTER_SIDE), kids: drawCounter(face) },
];

const cellAt = (x: number, y: number, changes: Partial<BlockCell> = {}): BlockCell => ({
  at: [x, y],
  heading: 0,
  width: 26,
  depth: 18,
  symbol: 'heavy-infantry',
  isFront: true,
  isLead: false,
  ...changes,
});

type BlockChanges = Partial<NonNullable<CounterFace['block']>>;

/** A small unit as the table shows it. */
const drawUnit = (state: State, seat: string, changes: BlockChanges = {}): readonly DrawItem[] =>
  drawIcon({
    style: styleOf(state.scenario, seat),
    symbol: 'heavy-infantry',
    shadow: false,
    block: { cells: [cellAt(17, 30), cellAt(43, 30)], darts: 0, isHidden: false, ...changes },
  });

const entry = (icon: readonly DrawItem[], id: string, values?: Sentence['values']): LegendEntry => ({
  icon,
  label: word('legend-entry', id, values),
});

const MARK = 20;

const drawMarkIcon = (kind: TableMark['kind']): readonly DrawItem[] => [
  { k: 'group', matrix: computePlacementMatrix(ICON / 2, ICON / 2, ICON / MARK / 1.4), kids: drawSign(kind) },
];

/** 9.2 – Own units in ambush, or everybody's for who sees all. */
const seesAmbush = (state: State, viewer: string | 'all'): boolean =>
  state.units.some(
    ({ presence, side }) =>
      presence === 'hidden' && (viewer === 'all' || sideOf(state.scenario, viewer) === side),
  );

/** The symbols on the table: side colours, the front, the general, disorder, an ambush. */
export const legend = (state: State, viewer: string | 'all'): readonly LegendEntry[] => {
  const { sides } = state.scenario;
  const seat = sides[0]?.id ?? '';
  const hasGeneral = state.units.some(unit => isInSight(unit) && unit.general !== null);
  const lead = { symbol: 'general', isLead: true } as const;
  return [
    ...sides.map(({ id, name }) => entry(drawUnit(state, id), 'side', { side: name })),
    entry(drawUnit(state, seat), 'front'),
    ...(hasGeneral ? [entry(drawUnit(state, seat, { cells: [cellAt(30, 30, lead)] }), 'general')] : []),
    entry(drawUnit(state, seat, { markers: 3 }), 'disorder'),
    ...[...new Set(listTableMarks(state).map(({ kind }) => kind))].map(kind =>
      entry(drawMarkIcon(kind), kind),
    ),
    ...(seesAmbush(state, viewer) ? [entry(drawUnit(state, seat, { isHidden: true }), 'ambush')] : []),
  ];
};
