import { spaceUnder } from '@/lib/editor/board/drop-target';
import { copySelection, cutSelection, findTargetSpace, pasteClip } from '@/lib/editor/edits/piece-edits';
import type { StudioState } from '@/lib/editor/session/state';
import type { CanvasContext } from '../board/canvas-access';

/** What lies on the clipboard when it comes from a studio; it is text, so that it reaches other documents and windows. */
interface Clipping {
  readonly battlewright: 'pieces';
  readonly system: string;
  readonly clip: unknown;
}

/** Where the browser does not let us read its clipboard, this window still knows what it copied. */
let lastText = '';

export const writeClipping = (state: StudioState): string | null => {
  const clip = copySelection(state);
  if (clip === null) return null;
  const clipping: Clipping = { battlewright: 'pieces', system: state.rules.system.id, clip };
  lastText = JSON.stringify(clipping);
  return lastText;
};

const isClipping = (value: unknown): value is Clipping =>
  typeof value === 'object' && value !== null && 'battlewright' in value && 'clip' in value;

const readClipping = (text: string): Clipping | null => {
  try {
    const value: unknown = JSON.parse(text);
    return isClipping(value) ? value : null;
  } catch {
    return null;
  }
};

/** Pastes text from a clipboard into a space. */
export const pasteClippingText = (state: StudioState, text: string, space: string | null): StudioState => {
  if (text.trim() === '') return { ...state, notice: 'nothing-to-paste' };
  const clipping = readClipping(text);
  if (clipping?.system !== state.rules.system.id) return { ...state, notice: 'clip-does-not-fit' };
  return pasteClip(state, clipping.clip, space, 'paste');
};

/** The chosen space, or else the one under the pointer. */
const findPasteSpace = ({ store, editor }: CanvasContext): string | null => {
  const state = store.getState();
  const board = state.derived.position?.board;
  const point = editor?.inputs.currentPagePoint;
  return findTargetSpace(state) ?? (board && point ? spaceUnder(board, [point.x, point.y]) : null);
};

export const pasteText = (canvas: CanvasContext, text: string): void => {
  const space = findPasteSpace(canvas);
  canvas.store.update(state => pasteClippingText(state, text, space));
};

/** By a menu: there is no event of the browser to write to, so that its clipboard is asked. */
export const copyByMenu = async ({ store }: CanvasContext): Promise<void> => {
  const text = writeClipping(store.getState());
  if (text !== null) await navigator.clipboard?.writeText(text).catch(() => undefined);
};

export const cutByMenu = async (canvas: CanvasContext): Promise<void> => {
  await copyByMenu(canvas);
  canvas.store.update(cutSelection);
};

export const pasteByMenu = async (canvas: CanvasContext): Promise<void> => {
  const text = await (navigator.clipboard?.readText().catch(() => lastText) ?? lastText);
  pasteText(canvas, text);
};

export const duplicateSelection = ({ store }: CanvasContext): void =>
  store.update(state => {
    const clip = copySelection(state);
    return clip === null ? state : pasteClip(state, clip, findTargetSpace(state), 'duplicate');
  });
