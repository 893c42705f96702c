import type { AnySystem } from '@/lib/game/contract/game-system';
import type { Say } from '@/lib/game/contract/sentence';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import {
  beginPlan,
  finishPlan,
  type ImportPlan,
  importWords,
  type PlanInProgress,
  planImport,
  refuseImport,
} from '../plan/import-plan';
import { placeAtPoint, placePiece, turnPiece } from '../plan/place-pieces';
import { unpackOne } from '../plan/unpack-one';
import { fromPixels, type PixelScale, pixelScaleOf } from './pixel-scale';
import { decodeSequence } from './sequence';

const MOST_COMMANDS = 20_000;
const MARKS = 'mark;Side,UnitId,Words';

/** A piece of ours in a saved game. */
interface SavedPiece {
  readonly unit: string;
  /** Null: it is not on the map. */
  readonly at: readonly [number, number] | null;
  /** Degrees clockwise; null: it has no front. */
  readonly heading: number | null;
  /** Which of its pictures it shows, from 1. */
  readonly layer: number;
}

/** A game that was saved in VASSAL, as the position of a battle. */
export const planSavedGame = (
  system: AnySystem,
  scenario: ScenarioBase,
  bytes: Uint8Array,
  say: Say,
): ImportPlan =>
  planImport(() => {
    const pieces = readSavedGame(bytes);
    const plan = beginPlan(system, scenario);
    const position = system.setUp(scenario);
    const known = new Map(position.pieces.map(piece => [piece.id, piece]));
    const strangers = pieces.filter(({ unit }) => !known.has(unit));
    if (strangers.length === pieces.length) refuseImport('other-battle');
    for (const { unit } of strangers) plan.lost.push(importWords('lost.stranger', { id: unit }));
    const pixels = pixelScaleOf({ system, scenario, position }, say);
    for (const saved of pieces) placeSaved(plan, saved, pixels);
    takeOffMissing(plan, new Set(pieces.map(({ unit }) => unit)));
    const weakened = pieces.filter(({ unit, layer }) => layer > 1 && known.has(unit)).length;
    if (weakened > 0) plan.lost.push(importWords('lost.steps', { count: weakened }));
    return finishPlan(plan);
  });

const placeSaved = (plan: PlanInProgress, saved: SavedPiece, pixels: PixelScale): void => {
  const piece = plan.system.setUp(plan.scenario).pieces.find(({ id }) => id === saved.unit);
  if (!piece) return;
  const place =
    saved.at &&
    placeAtPoint(plan, {
      at: fromPixels(pixels, saved.at),
      heading: saved.heading,
      slack: 1 / pixels.scale,
    });
  placePiece(plan, piece, place ?? { space: null });
  if (place && saved.heading !== null && !('at' in place)) turnPiece(plan, piece, saved.heading);
};

/** Who left the game is off the board. */
const takeOffMissing = (plan: PlanInProgress, seen: ReadonlySet<string>): void => {
  for (const piece of plan.system.setUp(plan.scenario).pieces)
    if (!seen.has(piece.id)) placePiece(plan, piece, { space: null });
};

const readSavedGame = (bytes: Uint8Array): readonly SavedPiece[] => {
  const commands = unveil(unpackOne(bytes, 'savedGame')).split('\u001b');
  if (commands.length > MOST_COMMANDS) refuseImport('too-many-lines', { limit: MOST_COMMANDS });
  const pieces = new Map<string, SavedPiece>();
  for (const command of commands) {
    const piece = command.startsWith('+/') ? readPiece(command) : null;
    if (piece) pieces.set(piece.unit, piece);
  }
  if (pieces.size === 0) refuseImport('no-units');
  return [...pieces.values()];
};

const VEIL = '!VCSK';

/** The program veils its files: two figures are a key, each following pair is a byte under that key. */
const unveil = (bytes: Uint8Array): string => {
  const text = new TextDecoder();
  const head = text.decode(bytes.subarray(0, VEIL.length));
  if (head !== VEIL) return text.decode(bytes);
  const key = hexAt(bytes, VEIL.length);
  const plain = new Uint8Array((bytes.length - VEIL.length - 2) >> 1);
  for (let at = 0; at < plain.length; at += 1) plain[at] = hexAt(bytes, VEIL.length + 2 + 2 * at) ^ key;
  return text.decode(plain);
};

const hexAt = (bytes: Uint8Array, at: number): number =>
  Number.parseInt(String.fromCharCode(bytes[at] ?? 0, bytes[at + 1] ?? 0), 16) || 0;

const MOST_TRAITS = 60;

const unnest = (text: string): readonly string[] => {
  const parts: string[] = [];
  let rest: string | undefined = text;
  while (rest !== undefined && parts.length < MOST_TRAITS) {
    const [first = '', inner]: readonly (string | undefined)[] = decodeSequence('\t', rest);
    parts.push(first);
    rest = inner;
  }
  return parts;
};

/** Null: it is not a unit of ours, but a marker or a stack. */
const readPiece = (command: string): SavedPiece | null => {
  const [, type = '', state = ''] = decodeSequence('/', command.slice(2));
  const [types, states] = [unnest(type), unnest(state)];
  const stateOf = (head: string): string | undefined =>
    states[types.findIndex(each => each.startsWith(head))];
  const marks = types.includes(MARKS) ? stateOf(MARKS) : undefined;
  const [, unit = ''] = marks === undefined ? [] : decodeSequence(',', marks);
  if (unit === '') return null;
  const [map, x, y] = decodeSequence(';', states.at(-1) ?? '');
  const at = [Number(x), Number(y)] as const;
  const isOnMap = map !== 'null' && at.every(value => Number.isFinite(value) && Math.abs(value) < 1e6);
  return {
    unit,
    at: isOnMap ? at : null,
    heading: headingOf(stateOf('rotate;1;'), stateOf('rotate;4;')),
    layer: Math.abs(Number(stateOf('emb2;')?.split(';', 1)[0])) || 1,
  };
};

const headingOf = (free: string | undefined, quarters: string | undefined): number | null => {
  const degrees = free === undefined ? Number(quarters) * 90 : -Number(free);
  if ((free ?? quarters) === undefined || !Number.isFinite(degrees)) return null;
  return Math.round(((degrees % 360) + 360) % 360) % 360;
};
