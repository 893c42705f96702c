import type { CounterFace } from '@/lib/drawing/counters/counter';
import type { PrintedCounter } from '@/lib/game/contract/printing';
import type { Say } from '@/lib/game/contract/sentence';
import { toMarkerCounter } from '@/lib/print/cut-outs/counter-groups';
import { type FaceStore, findPicture, SHARPNESS } from './face-pictures';
import type { ModuleBattle, ModulePiece, PieceDrawer } from './module-contents';

const SIDE = 64;

/** Markers of each side, and counters that belong to nobody when the battle begins. */
export const makeDrawers = (
  battles: readonly ModuleBattle[],
  faces: FaceStore,
  say: Say,
): readonly PieceDrawer[] => {
  const drawers = new Map<string, Map<string, ModulePiece>>();
  for (const { system, base } of battles) {
    const seats = new Map(system.seats(base).map(({ id, name }) => [id, name]));
    const common = say({ code: 'exchange.vassal.counters' });
    const markers = say({ code: 'exchange.vassal.markers' });
    const counters = [
      ...system.printing.counters(base).filter(({ seat }) => seat === null),
      ...system.printing.markers(base).map(marker => toMarkerCounter(marker, say)),
    ];
    for (const counter of counters) {
      const isMarker = counter.front.numeral !== undefined;
      const drawer = (counter.seat && seats.get(counter.seat)) ?? (isMarker ? markers : common);
      const pieces = drawers.get(drawer) ?? new Map<string, ModulePiece>();
      pieces.set(`${counter.name} ${JSON.stringify(counter.front)}`, toPiece(counter, faces, say));
      drawers.set(drawer, pieces);
    }
  }
  return [...drawers].map(([name, pieces]) => ({ name, pieces: [...pieces.values()] }));
};

/** Without a side: the list of armies names those who fight. */
const toPiece = (
  { name: known, title, front, back }: PrintedCounter,
  faces: FaceStore,
  say: Say,
): ModulePiece => {
  const name = title ? say(title) : known;
  const layer = (face: CounterFace, words: string) => ({
    image: findPicture(faces, face, SIDE).name,
    words,
  });
  const turned = back?.tag ?? say({ code: 'exchange.step.turned' });
  return {
    width: SIDE,
    height: SIDE,
    text: {
      ...{ name, side: '', unit: '', words: '', heading: null, turns: 'quarters' },
      layers: [layer(front, ''), ...(back ? [layer(back, turned)] : [])],
      scale: Math.round((1 / SHARPNESS) * 10_000) / 10_000,
    },
  };
};
