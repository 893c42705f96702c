const TEXT = Symbol.for('battlewright.json-text');

/** A document as the JSON text that it came in: a long one need not be taken apart to be kept. No parsed document looks like it. */
export interface JsonText {
  readonly [TEXT]: string;
}

export const wrapJsonText = (text: string): JsonText => ({ [TEXT]: text });

const isJsonText = (value: unknown): value is JsonText =>
  typeof value === 'object' && value !== null && TEXT in value;

/** The JSON of a document, whether it is parsed or not. */
export const toJsonText = (document: unknown): string =>
  isJsonText(document) ? document[TEXT] : JSON.stringify(document);
