import type { DocumentKind } from '@/lib/game/document-kind';
import { jsonSchemaOf } from '@/lib/game/json-schema';
import { jsonDefaults } from './monaco';

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
    // A `$schema` in the document is looked up under its own address, so that ours is the same.
    schemas: [{ uri: String(schema.$id), fileMatch: ['*'], schema }],
  });
};
