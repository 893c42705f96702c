import type { StudioState } from '@/components/studio/studio-state';
import type { Canvas } from './canvas-access';
import { spaceUnder } from './drop-target';
import { copyOf, cutOut, pasted, targetSpace } from './hand-edits';

/** What lies on the clipboard when it comes from a studio; it is text, so that it reaches other documents and windows. */
interface Clipping {
  readonly battlewright: 'pieces';
  readonly system: string;
  readonly clip: unknown;
}

/** Where the browser does not let us read its clipboard, this window still knows what it copied. */
let lastText = '';

export const clippingOf = (state: StudioState): string | null => {
  const clip = copyOf(state);
  if (clip === null) return null;
  const clipping: Clipping = { battlewright: 'pieces', system: state.judge.system.id, clip };
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
export const textPasted = (state: StudioState, text: string, space: string | null): StudioState => {
  if (text.trim() === '') return { ...state, notice: 'nothing-to-paste' };
  const clipping = readClipping(text);
  if (clipping?.system !== state.judge.system.id) return { ...state, notice: 'clip-does-not-fit' };
  return pasted(state, clipping.clip, space, 'paste');
};

/** The chosen space, or else the one under the pointer. */
const landing = ({ store, editor }: Canvas): string | null => {
  const state = store.getState();
  const board = state.reading.position?.board;
  const point = editor?.inputs.currentPagePoint;
  return targetSpace(state) ?? (board && point ? spaceUnder(board, [point.x, point.y]) : null);
};

export const pasteText = (canvas: Canvas, text: string): void => {
  const space = landing(canvas);
  canvas.store.update(state => textPasted(state, text, space));
};

/** By a menu: there is no event of the browser to write to, so that its clipboard is asked. */
export const copyByMenu = async ({ store }: Canvas): Promise<void> => {
  const text = clippingOf(store.getState());
  if (text !== null) await navigator.clipboard?.writeText(text).catch(() => undefined);
};

export const cutByMenu = async (canvas: Canvas): Promise<void> => {
  await copyByMenu(canvas);
  canvas.store.update(cutOut);
};

export const pasteByMenu = async (canvas: Canvas): Promise<void> => {
  const text = await (navigator.clipboard?.readText().catch(() => lastText) ?? lastText);
  pasteText(canvas, text);
};

export const duplicate = ({ store }: Canvas): void =>
  store.update(state => {
    const clip = copyOf(state);
    return clip === null ? state : pasted(state, clip, targetSpace(state), 'duplicate');
  });
