import type { Finding } from '../contract/finding';
import type { Migration } from '../document/document-kind';
import { formatValue } from './shorten-values';

export type MigrationResult =
  | { readonly type: 'migrated'; readonly document: Readonly<Record<string, unknown>> }
  | { readonly type: 'unknown-version'; readonly finding: Finding };

type RawDocument = Readonly<Record<string, unknown>>;

/** Old documents always open: each step leads to the next version until the newest. */
export const migrate = (
  document: RawDocument,
  migrations: readonly Migration[],
  newest: number,
): MigrationResult => {
  const version = document.version;
  if (version === newest) return { type: 'migrated', document };
  const step = migrations.find(({ from }) => from === version);
  return step ? migrate(step.migrate(document), migrations, newest) : unknownVersion(version, newest);
};

const unknownVersion = (version: unknown, newest: number): MigrationResult => ({
  type: 'unknown-version',
  finding: {
    code: 'document/unknown-version',
    severity: 'error',
    path: version === undefined ? [] : ['version'],
    values: { version: formatValue(version), newest },
  },
});
