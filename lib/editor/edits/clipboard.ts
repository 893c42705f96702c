import type { StudioState } from '../session/state';
import { copySelection, findTargetSpace, pasteClip } from './piece-edits';

/** Pieces on the clipboard; it is text, so that it reaches other documents and windows. */
interface Clipping {
  readonly battlewright: 'pieces';
  readonly system: string;
  readonly clip: unknown;
}

/** The chosen pieces as text for a clipboard; null: nothing is chosen. */
export const writeClipping = (state: StudioState): string | null => {
  const clip = copySelection(state);
  if (clip === null) return null;
  const clipping: Clipping = { battlewright: 'pieces', system: state.rules.system.id, clip };
  return JSON.stringify(clipping);
};

const isClipping = (value: unknown): value is Clipping =>
  typeof value === 'object' && value !== null && 'battlewright' in value && 'clip' in value;

const readClipping = (text: string): Clipping | null => {
  try {
    const value: unknown = JSON.parse(text);
    return isClipping(value) ? value : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};

/** Pastes text from a clipboard into a space. */
export const pasteClippingText = (state: StudioState, text: string, space: string | null): StudioState => {
  if (text.trim() === '') return { ...state, notice: 'nothing-to-paste' };
  const clipping = readClipping(text);
  if (clipping?.system !== state.rules.system.id) return { ...state, notice: 'clip-does-not-fit' };
  return pasteClip(state, clipping.clip, space, 'paste');
};

export const duplicateSelection = (state: StudioState): StudioState => {
  const clip = copySelection(state);
  return clip === null ? state : pasteClip(state, clip, findTargetSpace(state), 'duplicate');
};
