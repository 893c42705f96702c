import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { versionNumber } from '@/app/_server/battle';
import { getStore } from '@/app/_server/store';
import { NewDraftButton } from '@/components/studio/new-draft';
import styles from '@/components/studio/new-draft.module.css';
import { readVersion } from '@/lib/store/versions';
import { loadSystems } from '@/lib/systems';
import { OwnDrafts } from './own-drafts';

interface NewPageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>;
}

export const generateMetadata = async (): Promise<Metadata> => {
  const say = await getTranslations('studio');
  return { title: say('new.title') };
};

const Remix = async ({ slug, wanted }: { readonly slug: string; readonly wanted: number | undefined }) => {
  const say = await getTranslations('studio');
  const version = await readVersion(await getStore(), slug, wanted);
  if (!version) notFound();
  const { title, n } = version;
  return (
    <div className={styles.page}>
      <h1>{say('new.remix-title', { title })}</h1>
      <p className={styles.lead}>{say('new.remix-means', { n })}</p>
      <NewDraftButton wish={{ remix: { slug, n } }}>{say('new.remix-go')}</NewDraftButton>
    </div>
  );
};

const Systems = async () => {
  const say = await getTranslations('studio');
  const systems = await loadSystems();
  return (
    <div className={styles.page}>
      <h1>{say('new.title')}</h1>
      <p className={styles.lead}>{say('new.lead')}</p>
      <ul className={styles.systems}>
        {systems.map(({ id, title }) => (
          <li key={id}>
            <div>
              <h2>{title}</h2>
              <p>{say('new.blank-means')}</p>
            </div>
            <NewDraftButton wish={{ system: id }}>{say('new.blank', { system: title })}</NewDraftButton>
          </li>
        ))}
      </ul>
      <OwnDrafts />
    </div>
  );
};

const only = (value: string | readonly string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : value?.[0];

const NewPage = async ({ searchParams }: NewPageProps) => {
  const { remix, n } = await searchParams;
  const slug = only(remix);
  if (slug === undefined) return <Systems />;
  const number = only(n);
  const wanted = number === undefined ? undefined : versionNumber(number);
  if (wanted === null) notFound();
  return <Remix slug={slug} wanted={wanted} />;
};

export default NewPage;
