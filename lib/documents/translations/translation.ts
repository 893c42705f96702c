/** What a name is in another language; the accusative only where it differs ("Der Satrap": "den Satrapen"). */
export type TranslatedName = string | { readonly text: string; readonly accusative?: string | undefined };

/** A document's texts in one other language; what is missing stays as the original has it. */
export interface Translation {
  readonly title?: string | undefined;
  readonly subtitle?: string | undefined;
  readonly summary?: string | undefined;
  readonly place?: string | undefined;
  readonly victory?: string | undefined;
  readonly specialRules?: string | undefined;
  readonly notes?: string | undefined;
  /** By the original name. */
  readonly names?: Readonly<Record<string, TranslatedName>> | undefined;
  /** By JSON pointer. */
  readonly passages?: Readonly<Record<string, string>> | undefined;
  readonly variants?:
    | Readonly<Record<string, { readonly title?: string | undefined; readonly summary?: string | undefined }>>
    | undefined;
  /** Fingerprints of the originals that were translated, by pointer: an original that has changed since is shown itself. */
  readonly of?: Readonly<Record<string, string>> | undefined;
  readonly by?: string | undefined;
}

/** A document as the translations see it. */
export interface Translated {
  readonly language?: string | undefined;
  readonly translations?: Readonly<Record<string, Translation>> | undefined;
}

export const readNameText = (name: TranslatedName): string => (typeof name === 'string' ? name : name.text);

/** Eight hexadecimal digits of a text (FNV-1a), to know that it has changed. */
export const computeTextFingerprint = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
};

/** The text of a translation for one text of the original, or undefined. */
export const findTranslated = (
  translation: Translation,
  { part, key }: { readonly part: 'fields' | 'names' | 'passages' | 'variants'; readonly key: string },
): string | undefined => {
  if (part === 'names') {
    const name = readOwnValue(translation.names, key);
    return name === undefined ? undefined : readNameText(name);
  }
  if (part === 'passages') return readOwnValue(translation.passages, key);
  if (part === 'fields') return translation[key as 'title'];
  const slash = key.lastIndexOf('/');
  return readOwnValue(translation.variants, key.slice(0, slash))?.[key.slice(slash + 1) as 'title'];
};

/** Authors choose the keys: "constructor" is a name like another. */
export const readOwnValue = <Value>(
  record: Readonly<Record<string, Value>> | undefined,
  key: string,
): Value | undefined => (record && Object.hasOwn(record, key) ? record[key] : undefined);
