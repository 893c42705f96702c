import { diffInWords } from '@/lib/catalogue/version-diff';
import type { Sentence } from '@/lib/game/sentence';
import type { VersionRef } from '@/lib/store/drafts';
import { listVersions, readVersion, type Version } from '@/lib/store/versions';
import { loadSystem } from '@/lib/systems';
import { getStore } from './store';

/** What a version changed, against the one before it or, for the first, against what it was made from. */
export interface Changes extends VersionRef {
  readonly title: string;
  readonly isParent: boolean;
  readonly sentences: readonly Sentence[];
}

const MOST_KEPT = 200;
const kept = new Map<string, Changes | null>();

/** Null: there is nothing to compare with. Versions never change, so that what was found out once is kept. */
export const changesIn = async (version: Version): Promise<Changes | null> => {
  const before = await versionBefore(version);
  const key = [version.slug, version.n, before?.slug, before?.n].join(' ');
  const known = kept.get(key);
  if (known !== undefined) return known;
  const changes = before && (await compare(before, version));
  const [oldest] = kept.keys();
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(key, changes);
  return changes;
};

const versionBefore = async ({ slug, n, author, remixOf }: Version): Promise<Version | null> => {
  const store = await getStore();
  const older = (await listVersions(store, slug, author ?? undefined)).find(
    version => version.n < n && version.state === 'standing' && version.visibility === 'public',
  );
  if (older) return readVersion(store, slug, older.n);
  return remixOf && readVersion(store, remixOf.slug, remixOf.n);
};

const compare = async (before: Version, after: Version): Promise<Changes | null> => {
  const system = await loadSystem(after.system);
  if (!system || before.kind !== after.kind || before.system !== after.system) return null;
  return {
    slug: before.slug,
    n: before.n,
    title: before.title,
    isParent: before.slug !== after.slug,
    sentences: diffInWords(system, after.kind, before.document, after.document),
  };
};
