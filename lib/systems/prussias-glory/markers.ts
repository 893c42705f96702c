import { type SideStyle, sideStyle } from '@/lib/drawing/palette';
import type { MarkerFace, PrintedMarker } from '@/lib/game/printing';
import { type Army, armiesOf } from './army';
import { styleOf } from './position';
import { cite } from './rulebook';
import type { Scenario } from './scenario';

const NOBODYS = sideStyle('#5A4F42', 'outline');
const WARNING = sideStyle('#A3221A', 'outline');
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

const face = (sign: Sign, style: SideStyle, value?: number): MarkerFace => ({
  style,
  sign: value === undefined ? SIGNS[sign] : String(value),
  words: { code: `words.prussias-glory.marker.${sign}` },
});

interface Wish {
  readonly front: Sign;
  readonly back?: Sign;
  readonly count: number;
  readonly rule: PrintedMarker['rule'];
  readonly style?: SideStyle;
}

const marker = (seat: string | null, { front, back, count, rule, style = NOBODYS }: Wish): PrintedMarker => ({
  seat,
  front: face(front, style),
  back: back ? face(back, style) : null,
  count,
  rule,
});

/** Laid on the map: as many as half the units of the larger army may need at once, and one for each gun. */
const onTheMap = (armies: readonly Army[]): readonly PrintedMarker[] => {
  const units = Math.max(0, ...armies.map(army => army.units.length));
  const guns = Math.max(0, ...armies.map(army => army.units.filter(({ arm }) => arm === 'artillery').length));
  const half = Math.ceil(units / 2);
  return [
    marker(null, { front: 'engaged', back: 'engaged-late', count: half, rule: cite('4.3') }),
    marker(null, { front: 'disordered', back: 'routed', count: half, rule: cite('8.1'), style: WARNING }),
    marker(null, { front: 'moved', count: guns, rule: cite('16.3') }),
    marker(null, { front: 'out-of-command', count: Math.ceil(units / 4), rule: cite('6.2.2') }),
    marker(null, { front: 'momentum', count: MOMENTUM, rule: cite('19.10') }),
    marker(null, { front: 'turn', count: 1, rule: cite('12') }),
  ];
};

/** Laid on an army's own track, or beside its groups. */
const ofArmy = (scenario: Scenario, { side, sideId, groups }: Army): readonly PrintedMarker[] => {
  const style = styleOf(scenario, side);
  return [
    marker(sideId, { front: 'morale', count: 1, rule: cite('10'), style }),
    ...SUCCESSES.map(value => ({
      ...marker(sideId, { front: 'success', count: 1, rule: cite('10.1'), style }),
      front: face('success', style, value),
    })),
    marker(sideId, { front: 'effective', back: 'reduced', count: groups.length, rule: cite('6.2'), style }),
    marker(sideId, { front: 'activation', back: 'exhaustion', count: FILLERS, rule: cite('10'), style }),
  ];
};

/** 2 – Markers tell how units and armies fare; the book names them where it uses them. */
export const markers = (scenario: Scenario): readonly PrintedMarker[] => {
  const armies = armiesOf(scenario);
  return [...armies.flatMap(army => ofArmy(scenario, army)), ...onTheMap(armies)].filter(
    ({ count }) => count > 0,
  );
};
