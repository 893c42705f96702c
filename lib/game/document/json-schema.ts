import { z } from 'zod';
import type { DocumentKind } from './document-kind';

/** The same description that reads a document, for editors: draft-7, as they know it. */
export const toJsonSchema = (kind: DocumentKind<unknown>): Readonly<Record<string, unknown>> => ({
  $id: `/schemas/${kind.format}/${kind.system}/${kind.version}.json`,
  ...z.toJSONSchema(kind.schema, { target: 'draft-7', io: 'input' }),
});
