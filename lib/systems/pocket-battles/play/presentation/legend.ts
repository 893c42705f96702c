import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import { COUNTER_SIDE, type CounterFace, drawCounter } from '@/lib/drawing/counters/counter';
import { computePlacementMatrix, type DrawItem } from '@/lib/drawing/draw-list';
import { createStrokedPath, drawCirclePath } from '@/lib/drawing/shapes';
import type { LegendEntry } from '@/lib/game/contract/play-presentation';
import type { Troop } from '../../document/troop';
import { SIDES } from '../../rules/segments';
import { makeTileFace, styleOf } from '../../view/position';
import { nameOfSide } from '../game';
import type { State } from '../state';
import { words } from './names';

const SQUARE = 100;

const iconOf = (face: CounterFace): readonly DrawItem[] => [
  { k: 'group', matrix: computePlacementMatrix(0, 0, SQUARE / COUNTER_SIDE), kids: drawCounter(face) },
];

/** Any tile, to point at its parts. */
const SAMPLE: Troop = {
  id: 'sample',
  name: '',
  symbol: 'warband',
  engagementDice: [3, 5],
  shootingDice: [],
  deploymentPoints: 5,
  formation: 4,
  woundPoints: 2,
  traits: [],
  count: 1,
};

const SHOOTER: Troop = { ...SAMPLE, symbol: 'archer', engagementDice: [], shootingDice: [2, 4] };

const token = (fill: string): readonly DrawItem[] => [
  { ...createStrokedPath(drawCirclePath(SQUARE / 2, SQUARE / 2, SQUARE / 3), MAP_PALETTE.ink, 4), fill },
];

/** Tiles and tokens as the board draws them. */
export const legend = (state: State): readonly LegendEntry[] => {
  const style = styleOf(state.scenario, 0);
  const fresh = { wounds: 0, orders: 0, stack: 1 };
  return [
    ...SIDES.map(side => ({
      icon: iconOf(makeTileFace(SAMPLE, styleOf(state.scenario, side))),
      label: words('key.side', { side: nameOfSide(state, side) }),
    })),
    { icon: iconOf(makeTileFace(SAMPLE, style)), label: words('key.black') },
    { icon: iconOf(makeTileFace(SHOOTER, style)), label: words('key.white') },
    { icon: iconOf(makeTileFace(SAMPLE, style, { ...fresh, orders: 2 })), label: words('key.orders') },
    { icon: iconOf(makeTileFace(SAMPLE, style, { ...fresh, wounds: 1 })), label: words('key.wounds') },
    { icon: iconOf(makeTileFace(SAMPLE, style, { ...fresh, stack: 3 })), label: words('key.stack') },
    { icon: token(MAP_PALETTE.gilt), label: words('key.token') },
    { icon: token(MAP_PALETTE.paper), label: words('key.token-spent') },
  ];
};
