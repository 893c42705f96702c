import { currentAuthor } from '@/app/_server/author';
import { getStore } from '@/app/_server/store';
import { BattleVersions } from '@/components/battle/battle-versions';
import { remixes } from '@/lib/store/catalogue';
import { listVersions, readVersion, type Version } from '@/lib/store/versions';

/** The versions of a document, what it was made from and what was made from it. */
export const Lineage = async ({ version }: { readonly version: Version }) => {
  const store = await getStore();
  const viewer = (await currentAuthor()) ?? undefined;
  const { remixOf } = version;
  return (
    <BattleVersions
      slug={version.slug}
      shown={version.n}
      versions={await listVersions(store, version.slug, viewer)}
      parent={remixOf && (await readVersion(store, remixOf.slug, remixOf.n))}
      remixes={await remixes(store, version.slug)}
    />
  );
};
