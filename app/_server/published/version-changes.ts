import type { Sentence } from '@/lib/game/contract/sentence';
import type { VersionRef } from '@/lib/store/documents/drafts';
import {
  listVersions,
  readDocumentText,
  readVersionSummary,
  type VersionSummary,
} from '@/lib/store/documents/versions';
import { getRequester } from '../http/requester';
import { DEADLINES, runJob } from '../jobs';
import { getStore } from '../store';

/** The changes of a version against the one before it or, for the first, against its original. */
export interface VersionChanges extends VersionRef {
  readonly title: string;
  readonly isParent: boolean;
  readonly sentences: readonly Sentence[];
}

/** Null: there is nothing to compare with, or comparing costs too much. */
export const findVersionChanges = async (version: VersionSummary): Promise<VersionChanges | null> => {
  const before = await findVersionBefore(version);
  if (!before || before.kind !== version.kind || before.system !== version.system) return null;
  const compared = await runJob('compare', {
    key: JSON.stringify([version.slug, version.n, before.slug, before.n]),
    input: () => readPair(before, version),
    bytes: before.bytes + version.bytes,
    deadline: DEADLINES.page,
    client: (await getRequester()).client,
  });
  if (compared.type !== 'done') return null;
  const { slug, n, title } = before;
  return { slug, n, title, isParent: slug !== version.slug, sentences: compared.result };
};

const findVersionBefore = async ({
  slug,
  n,
  author,
  remixOf,
}: VersionSummary): Promise<VersionSummary | null> => {
  const store = await getStore();
  const older = (await listVersions(store, slug, author ?? undefined)).find(
    version => version.n < n && version.state === 'standing' && version.visibility === 'public',
  );
  return older ?? (remixOf && readVersionSummary(store, remixOf.slug, remixOf.n));
};

const readPair = async (before: VersionSummary, after: VersionSummary) => {
  const store = await getStore();
  return {
    kind: after.kind,
    system: after.system,
    before: (await readDocumentText(store, before)) ?? 'null',
    after: (await readDocumentText(store, after)) ?? 'null',
  };
};
