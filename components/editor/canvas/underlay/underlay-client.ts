import { composeRefusalCode } from '@/lib/words/refusals';
import { composeUnderlayPath } from './underlay-picture';

/** Null: it is done; else the error code. */
export type UploadError = string | null;

const sendRequest = async (path: string, init: RequestInit): Promise<UploadError> => {
  try {
    const response = await fetch(path, init);
    if (response.ok) return null;
    return composeRefusalCode(await response.json());
  } catch (error) {
    // `fetch` and an interrupted body throw TypeError; a page instead of JSON throws SyntaxError.
    if (error instanceof TypeError || error instanceof SyntaxError) return 'unreachable';
    throw error;
  }
};

export const sendUnderlay = (draftId: string, file: Blob): Promise<UploadError> =>
  sendRequest(composeUnderlayPath(draftId), { method: 'PUT', body: file });

/** The size in pixels, as the browser reads it; null: it cannot. */
export const readPictureSize = async (
  file: Blob,
): Promise<{ readonly width: number; readonly height: number } | null> => {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  } finally {
    URL.revokeObjectURL(url);
  }
};
