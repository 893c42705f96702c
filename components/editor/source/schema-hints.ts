import type { DocumentKind } from '@/lib/game/document/document-kind';
import { toJsonSchema } from '@/lib/game/document/json-schema';
import { jsonDefaults } from './monaco';

/** A `$schema` in the document wins over the pattern and is looked up beside the document, or under this site's address. */
const ROOT = 'file://';
export const DOCUMENT_ADDRESS = `${ROOT}/document.json`;

/**
 * The schema gives completion and hovers. Errors of shape are reported by our own findings, in our own words; the
 * editor's own validation would report everything twice.
 */
export const registerSchema = (kind: DocumentKind<unknown>): void => {
  const schema = toJsonSchema(kind);
  jsonDefaults.setDiagnosticsOptions({
    validate: true,
    allowComments: false,
    schemaValidation: 'ignore',
    schemaRequest: 'ignore',
    enableSchemaRequest: false,
    schemas: [
      { uri: `${ROOT}${schema.$id}`, fileMatch: ['*'], schema },
      { uri: `${location.origin}${schema.$id}`, schema },
    ],
  });
};
