import { shallow } from 'zustand/shallow';
import type { OverlayFocus } from '@/lib/game/contract/authoring/overlay';
import { DRAW_LAYERS, type DrawLayer } from '@/lib/game/contract/game-system';
import type { StudioStore } from './store';

export const VIEW_LAYERS = [...DRAW_LAYERS, 'annotations', 'underlay'] as const;
export type ViewLayer = DrawLayer | 'annotations' | 'underlay';

/** Odds that stay visible: the piece, and which of its throws. */
export interface Pin {
  readonly piece: string;
  readonly preview: string;
}

/** How the pointer acts on the picture under the board; null: not at all. */
export type UnderlayMode = 'move' | 'fit' | 'propose' | null;

/** In what an open table is measured: as the book has it, at two thirds of that, or a centimetre for an inch. */
export const MEASURES = ['inches', 'two-thirds', 'centimetres'] as const;
export type Measure = (typeof MEASURES)[number];

/** How one author looks at one draft; no part of the document, and remembered by the browser. */
export interface ViewSettings {
  readonly overlays: readonly string[];
  readonly hidden: readonly ViewLayer[];
  readonly pins: readonly Pin[];
  readonly measure: Measure;
  /** Where the map lies; null: it is shown whole. */
  readonly camera: Camera | null;
}

/** How far the board is shifted, and how large it is shown. */
interface Camera {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export interface ViewState extends ViewSettings {
  /** The focus of overlays regardless of the selection; null: they follow the selection. */
  readonly overlayFocus: OverlayFocus | null;
  readonly underlayMode: UnderlayMode;
  /** The reference spaces that fit the picture, where the author chose others than the corners. */
  readonly referencePlaces: readonly (string | undefined)[];
  /** Counted up when the picture under the board is replaced, so that it is fetched again. */
  readonly underlayCopy: number;
}

const DEFAULT_SETTINGS: ViewSettings = {
  overlays: [],
  hidden: [],
  pins: [],
  measure: 'inches',
  camera: null,
};
export const NEW_VIEW: ViewState = {
  ...DEFAULT_SETTINGS,
  overlayFocus: null,
  underlayMode: null,
  referencePlaces: [],
  underlayCopy: 0,
};

/** More would cover each other. */
export const MOST_OVERLAYS = 2;
export const MOST_PINS = 6;

const keyOf = (draftId: string): string => `battlewright-view-${draftId}`;

/** As much of the browser's storage as is needed here. */
export type SettingsStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** How the draft is looked at first: as this browser remembers it. */
export const readView = (storage: SettingsStorage, draftId: string): ViewState => ({
  ...NEW_VIEW,
  ...readSettings(storage, draftId),
});

const settingsOf = ({ overlays, hidden, pins, measure, camera }: ViewState): ViewSettings => ({
  overlays,
  hidden,
  pins,
  measure,
  camera,
});

/** Remembers the settings whenever one of them changes. */
export const rememberView = (store: StudioStore, storage: SettingsStorage, draftId: string): (() => void) =>
  store.subscribe(
    ({ view }) => settingsOf(view),
    settings => saveSettings(storage, draftId, settings),
    { equalityFn: shallow },
  );

const saveSettings = (storage: SettingsStorage, draftId: string, settings: ViewSettings): void => {
  try {
    storage.setItem(keyOf(draftId), JSON.stringify(settings));
  } catch (error) {
    // A full storage must not stop the work: the view is only not remembered.
    if (!(error instanceof DOMException)) throw error;
  }
};

/** Another program may have written here: what is no setting is left out. */
const readSettings = (storage: SettingsStorage, draftId: string): ViewSettings => {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(draftId)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? parseSettings(kept) : DEFAULT_SETTINGS;
  } catch (error) {
    if (error instanceof SyntaxError) return DEFAULT_SETTINGS;
    throw error;
  }
};

const parseSettings = (kept: object): ViewSettings => ({
  overlays: listIn(kept, 'overlays').filter(isText).slice(0, MOST_OVERLAYS),
  hidden: VIEW_LAYERS.filter(layer => listIn(kept, 'hidden').includes(layer)),
  pins: listIn(kept, 'pins').filter(isPin).slice(0, MOST_PINS),
  measure: MEASURES.find(measure => measure === Reflect.get(kept, 'measure')) ?? DEFAULT_SETTINGS.measure,
  camera: parseCamera(Reflect.get(kept, 'camera')),
});

const parseCamera = (kept: unknown): Camera | null => {
  if (typeof kept !== 'object' || kept === null) return null;
  const [x, y, z] = ['x', 'y', 'z'].map(key => Reflect.get(kept, key));
  const isPlace = [x, y, z].every(value => typeof value === 'number' && Number.isFinite(value));
  return isPlace && z > 0 ? { x, y, z } : null;
};

const listIn = (kept: object, key: string): readonly unknown[] => {
  const value: unknown = Reflect.get(kept, key);
  return Array.isArray(value) ? value : [];
};

const isText = (value: unknown): value is string => typeof value === 'string';

const isPin = (value: unknown): value is Pin =>
  typeof value === 'object' &&
  value !== null &&
  'piece' in value &&
  isText(value.piece) &&
  'preview' in value &&
  isText(value.preview);

/** One more replaces the older of two. */
export const toggleOverlay = (state: ViewState, id: string): ViewState => {
  if (state.overlays.includes(id))
    return { ...state, overlays: state.overlays.filter(other => other !== id) };
  return { ...state, overlays: [...state.overlays.slice(1 - MOST_OVERLAYS), id] };
};

export const toggleLayer = (state: ViewState, layer: ViewLayer): ViewState => ({
  ...state,
  hidden: state.hidden.includes(layer)
    ? state.hidden.filter(other => other !== layer)
    : [...state.hidden, layer],
});

const isSame = (one: Pin, other: Pin): boolean => one.piece === other.piece && one.preview === other.preview;

export const isPinned = ({ pins }: ViewSettings, pin: Pin): boolean => pins.some(other => isSame(pin, other));

/** The oldest makes room for one too many. */
export const togglePin = (state: ViewState, pin: Pin): ViewState => ({
  ...state,
  pins: isPinned(state, pin)
    ? state.pins.filter(other => !isSame(pin, other))
    : [...state.pins, pin].slice(-MOST_PINS),
});
