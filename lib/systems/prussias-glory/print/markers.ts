import { createSideStyle, type SideStyle } from '@/lib/drawing/colours/palette';
import type { MarkerFace, PrintedMarker } from '@/lib/game/contract/printing';
import { type Army, armiesOf } from '../document/army';
import type { Scenario } from '../document/scenario';
import { cite } from '../rulebook';
import { styleOf } from '../view/position';

const NEUTRAL = createSideStyle('#5A4F42', 'outline');
const WARNING = createSideStyle('#A3221A', 'outline');
/** 10.1 – What a marker of combat success may be worth. */
const SUCCESSES = [1, 2, 3, 4];
const FILLERS = 10;
const MOMENTUM = 6;

const SIGNS = {
  engaged: '×',
  'engaged-late': '–2',
  disordered: '?',
  routed: '↓',
  moved: '→',
  'out-of-command': '○',
  momentum: '+2',
  turn: '►',
  success: '+',
  morale: '◆',
  effective: '●',
  reduced: '○',
  activation: '!',
  exhaustion: '~',
} as const;
type Sign = keyof typeof SIGNS;

const markerFace = (sign: Sign, style: SideStyle, value?: number): MarkerFace => ({
  style,
  sign: value === undefined ? SIGNS[sign] : String(value),
  words: { code: `words.prussias-glory.marker.${sign}` },
});

interface MarkerSpec {
  readonly front: Sign;
  readonly back?: Sign;
  readonly count: number;
  readonly rule: PrintedMarker['rule'];
  readonly style?: SideStyle;
}

const printedMarker = (
  seat: string | null,
  { front, back, count, rule, style = NEUTRAL }: MarkerSpec,
): PrintedMarker => ({
  seat,
  front: markerFace(front, style),
  back: back ? markerFace(back, style) : null,
  count,
  rule,
});

/** Laid on the map: as many as half the units of the larger army may need at once, and one for each gun. */
const mapMarkers = (armies: readonly Army[]): readonly PrintedMarker[] => {
  const units = Math.max(0, ...armies.map(army => army.units.length));
  const guns = Math.max(0, ...armies.map(army => army.units.filter(({ arm }) => arm === 'artillery').length));
  const half = Math.ceil(units / 2);
  return [
    printedMarker(null, { front: 'engaged', back: 'engaged-late', count: half, rule: cite('4.3') }),
    printedMarker(null, {
      front: 'disordered',
      back: 'routed',
      count: half,
      rule: cite('8.1'),
      style: WARNING,
    }),
    printedMarker(null, { front: 'moved', count: guns, rule: cite('16.3') }),
    printedMarker(null, { front: 'out-of-command', count: Math.ceil(units / 4), rule: cite('6.2.2') }),
    printedMarker(null, { front: 'momentum', count: MOMENTUM, rule: cite('19.10') }),
    printedMarker(null, { front: 'turn', count: 1, rule: cite('12') }),
  ];
};

/** Laid on an army's own track, or beside its groups. */
const armyMarkers = (scenario: Scenario, { side, sideId, groups }: Army): readonly PrintedMarker[] => {
  const style = styleOf(scenario, side);
  return [
    printedMarker(sideId, { front: 'morale', count: 1, rule: cite('10'), style }),
    ...SUCCESSES.map(value => ({
      ...printedMarker(sideId, { front: 'success', count: 1, rule: cite('10.1'), style }),
      front: markerFace('success', style, value),
    })),
    printedMarker(sideId, {
      front: 'effective',
      back: 'reduced',
      count: groups.length,
      rule: cite('6.2'),
      style,
    }),
    printedMarker(sideId, {
      front: 'activation',
      back: 'exhaustion',
      count: FILLERS,
      rule: cite('10'),
      style,
    }),
  ];
};

/** 2 – Markers show the state of units and armies; the book names them where it uses them. */
export const markers = (scenario: Scenario): readonly PrintedMarker[] => {
  const armies = armiesOf(scenario);
  return [...armies.flatMap(army => armyMarkers(scenario, army)), ...mapMarkers(armies)].filter(
    ({ count }) => count > 0,
  );
};
