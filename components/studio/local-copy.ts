/** What this device keeps of a draft until the server has it. */
export interface LocalCopy {
  /** The server's revision that it was made from. */
  readonly revision: number;
  readonly document: unknown;
}

export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (draftId: string): string => `battlewright-draft-${draftId}`;

/** False when the device has no room for it. */
export const keepCopy = (shelf: Shelf, draftId: string, copy: LocalCopy): boolean => {
  try {
    shelf.setItem(keyOf(draftId), JSON.stringify(copy));
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
};

export const forgetCopy = (shelf: Shelf, draftId: string): void => shelf.removeItem(keyOf(draftId));

export const readCopy = (shelf: Shelf, draftId: string): LocalCopy | null => {
  const text = shelf.getItem(keyOf(draftId));
  return text === null ? null : asCopy(text);
};

/** Another program may have written here: what is no copy is none. */
const asCopy = (text: string): LocalCopy | null => {
  try {
    const copy: unknown = JSON.parse(text);
    return isCopy(copy) ? copy : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};

const isCopy = (value: unknown): value is LocalCopy =>
  typeof value === 'object' &&
  value !== null &&
  'revision' in value &&
  typeof value.revision === 'number' &&
  'document' in value;
