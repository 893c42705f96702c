import { createSideStyle, MAP_PALETTE } from '@/lib/drawing/colours/palette';
import type { DrawItem } from '@/lib/drawing/draw-list';
import { drawLocationCard } from '@/lib/drawing/maps/location-card';
import { createStrokedPath, drawRectanglePath } from '@/lib/drawing/shapes';
import type { Brush, EditorPalette, PieceTemplate } from '@/lib/game/contract/game-system';
import { drawOnce } from '@/lib/game/view/draw-once';
import { listLocations } from '../data';
import type { Location } from '../document/location';
import { cite } from '../rulebook';
import { tintOf } from '../view/city-colours';
import { counterFaceOf, createMarkerFace } from '../view/position';
import { describeCounter, describeLocation, describeMarker, WORDS } from '../view/words';
import { CLEAR, DEFEATS, formatDefeatBrush, formatLocationBrush } from './painting';
import { TEMPLATES } from './piece-templates';

const SYMBOLS = { infantry: 'hoplite', galleys: 'trireme' } as const;

const locationIcon = ({ name, points, controller, rounds }: Location): readonly DrawItem[] =>
  drawLocationCard({
    x: 2,
    y: 2,
    width: 96,
    height: 96,
    name: name.length > 9 ? `${name.slice(0, 8)}.` : name,
    owner: '',
    points,
    wash: tintOf(controller, MAP_PALETTE),
    rounds: rounds.map(arm => SYMBOLS[arm]),
    left: [],
    right: [],
    palette: MAP_PALETTE,
  });

const emptyIcon: readonly DrawItem[] = [
  createStrokedPath(drawRectanglePath(10, 10, 80, 80), MAP_PALETTE.secondInk, 2, { dash: [6, 5] }),
];

const defeatIcon = (defeats: number): readonly DrawItem[] => [
  createStrokedPath(drawRectanglePath(18, 18, 64, 64), MAP_PALETTE.ink, 3),
  {
    k: 'text',
    text: String(defeats),
    x: 50,
    y: 68,
    size: 52,
    font: 'sans-bold',
    fill: defeats === 0 ? MAP_PALETTE.ink : MAP_PALETTE.error,
    anchor: 'middle',
  },
];

const brushes: readonly Brush[] = [
  ...listLocations().map(
    (location): Brush => ({
      id: formatLocationBrush(location.id),
      tool: 'locations',
      group: 'location-tiles',
      on: 'space',
      label: describeLocation(location),
      rule: cite('2.1'),
      icon: drawOnce(() => locationIcon(location)),
    }),
  ),
  {
    id: CLEAR,
    tool: 'locations',
    group: 'location-tiles',
    on: 'space',
    label: { code: `${WORDS}.brush.no-location` },
    icon: () => emptyIcon,
  },
  ...DEFEATS.map(
    (defeats): Brush => ({
      id: formatDefeatBrush(defeats),
      tool: 'locations',
      group: 'defeats',
      on: 'space',
      label: { code: `${WORDS}.brush.defeats`, values: { defeats } },
      rule: cite('7.8'),
      icon: drawOnce(() => defeatIcon(defeats)),
    }),
  ),
];

const pieces: readonly PieceTemplate[] = [...TEMPLATES].map(([id, template]) =>
  template.type === 'marker'
    ? {
        id,
        group: 'influence',
        label: describeMarker(template.count),
        face: ({ colour, style }) => createMarkerFace(template.count, createSideStyle(colour, style)),
      }
    : {
        id,
        group: `troops-of-${template.counter.city}`,
        label: describeCounter(template.counter),
        face: ({ colour, style }) => counterFaceOf(template.counter, createSideStyle(colour, style)),
      },
);

export const palette: EditorPalette = { brushes, pieces };
