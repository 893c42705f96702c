import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { findCurrentAuthor } from '@/app/_server/accounts/author';
import { readVariantParameter, type SearchParams } from '@/app/_server/published/battle';
import { loadPlayableBattle, type PlayableBattle } from '@/app/_server/published/playable-battle';
import {
  isVersionAddress,
  type VersionAddress,
  versionNumberOf,
} from '@/app/_server/published/version-files';
import { getStore } from '@/app/_server/store';
import { toAddress } from '@/app/_server/words/address';
import { StudioWords } from '@/app/_server/words/studio-words';
import { LabText } from '@/components/lab/lab-text';
import { strengthsOf } from '@/lib/catalogue/level-strengths';
import { listVersions } from '@/lib/store/documents/versions';
import { loadSystem } from '@/lib/systems';

interface PageProps {
  readonly params: Promise<VersionAddress>;
  readonly searchParams: Promise<SearchParams>;
}

const loadRequested = async ({ params, searchParams }: PageProps): Promise<PlayableBattle | null> => {
  const address = await params;
  if (!isVersionAddress(address)) return null;
  return loadPlayableBattle(address.slug, versionNumberOf(address), readVariantParameter(await searchParams));
};

export const labMetadata = async (props: PageProps): Promise<Metadata> => {
  const battle = await loadRequested(props);
  const t = await getTranslations('lab');
  return battle ? { title: t('page-title', { title: battle.version.title }), robots: { index: false } } : {};
};

/** The balance lab of a published battle. The rules run in the browser, so the browser gets the words of this game. */
export const LabPage = async (props: PageProps) => {
  const battle = await loadRequested(props);
  if (!battle) notFound();
  const { version, variant } = battle;
  const { slug, n } = version;
  const system = await loadSystem(version.system);
  if (!system) notFound();
  const others = await listVersions(await getStore(), slug, (await findCurrentAuthor()) ?? undefined);
  return (
    <StudioWords system={version.system}>
      <LabText
        text={version.text}
        systemTitle={system.title}
        place={`${slug}/v/${n}`}
        home={`/s/${slug}/v/${n}`}
        playPath={await toAddress(`/s/${slug}/v/${n}/play`)}
        variant={variant?.id ?? null}
        versions={others
          .filter(other => other.n !== n)
          .map(other => ({ n: other.n, path: `/s/${slug}/v/${other.n}/document.json` }))}
        strengths={strengthsOf(system)}
        published={{ slug, n }}
      />
    </StudioWords>
  );
};
