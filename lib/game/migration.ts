import type { Migration } from './document-kind';
import type { Finding } from './finding';
import { shownValue } from './shown-value';

export type Migrated =
  | { readonly type: 'migrated'; readonly document: Readonly<Record<string, unknown>> }
  | { readonly type: 'unknown-version'; readonly finding: Finding };

type Envelope = Readonly<Record<string, unknown>>;

/** Old documents always open: each step leads to the next version until the newest. */
export const migrate = (document: Envelope, migrations: readonly Migration[], newest: number): Migrated => {
  const version = document.version;
  if (version === newest) return { type: 'migrated', document };
  const step = migrations.find(({ from }) => from === version);
  return step ? migrate(step.migrate(document), migrations, newest) : unknownVersion(version, newest);
};

const unknownVersion = (version: unknown, newest: number): Migrated => ({
  type: 'unknown-version',
  finding: {
    code: 'document/unknown-version',
    severity: 'error',
    path: version === undefined ? [] : ['version'],
    values: { version: shownValue(version), newest },
  },
});
