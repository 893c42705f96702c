import type { DocumentKind } from '@/lib/game/document-kind';
import { jsonSchemaOf } from '@/lib/game/json-schema';
import { jsonDefaults } from './monaco';

/** A `$schema` in the document wins over the pattern and is looked up beside the document, or under this site's address. */
const ROOT = 'file://';
export const DOCUMENT_ADDRESS = `${ROOT}/document.json`;

/**
 * The schema gives completion and hovers. What is wrong with the shape is said by our own findings, in our own words; the
 * editor's own judgement of it would say everything twice.
 */
export const offerHints = (kind: DocumentKind<unknown>): void => {
  const schema = jsonSchemaOf(kind);
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
