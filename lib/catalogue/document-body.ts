import { isTooDeep } from '@/lib/documents/max-depth';
import { parseJson } from '@/lib/documents/text/parse-json';
import type { Finding } from '@/lib/game/contract/finding';
import type { DocumentFormat } from '@/lib/game/document/document-kind';
import { identifyDocument } from '@/lib/systems/identify-document';
import { documentTitleOf } from './title-of-document';

/** A document as it was sent, in whatever state. */
export interface SentDocument {
  /** As JSON. */
  readonly text: string;
  readonly title: string;
  readonly identity:
    | { readonly type: 'unknown'; readonly findings: readonly Finding[] }
    | { readonly type: DocumentFormat; readonly system: string };
}

export type DocumentBody =
  | {
      readonly type: 'read';
      /** What was sent beside the document. */
      readonly fields: unknown;
      readonly document: SentDocument | null;
    }
  | { readonly type: 'too-deep' | 'not-json' | 'bad-request' };

/** Beside a document, or edits of one, there are a number and a few words. */
const LONGEST_FIELDS = 64 * 1024;

/** Reads the body of a request that may hold a document. What long ones cost is why this runs in a worker for them. */
export const readDocumentBody = async (text: string): Promise<DocumentBody> => {
  if (isTooDeep(text)) return { type: 'too-deep' };
  const json = parseJson(text);
  if (json === undefined) return { type: 'not-json' };
  if (!isRecord(json)) return { type: 'bad-request' };
  const { document, edits, ...fields } = json;
  if (JSON.stringify(fields).length > LONGEST_FIELDS) return { type: 'bad-request' };
  return {
    type: 'read',
    fields: edits === undefined ? fields : { ...fields, edits },
    document: document === undefined ? null : await describeSent(document),
  };
};

const describeSent = async (document: unknown): Promise<SentDocument> => {
  const found = await identifyDocument(document);
  return {
    text: JSON.stringify(document),
    title: documentTitleOf(document),
    identity: found.type === 'unknown' ? found : { type: found.type, system: found.system.id },
  };
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
