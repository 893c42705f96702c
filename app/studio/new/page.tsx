import { randomInt } from 'node:crypto';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { itemInLanguage } from '@/app/_server/catalogue/item-in-language';
import { listOfferedDocuments } from '@/app/_server/drafts/offered-documents';
import { parseVersionNumber } from '@/app/_server/published/battle';
import { getStore } from '@/app/_server/store';
import { NewDraftButton } from '@/components/editor/wizard/new-draft-button';
import styles from '@/components/editor/wizard/new-draft-button.module.css';
import type { OfferedSystem } from '@/components/editor/wizard/system-choices';
import { Wizard } from '@/components/editor/wizard/wizard';
import wizard from '@/components/editor/wizard/wizard.module.css';
import { PageLink } from '@/components/ui/controls/page-link';
import { addressIn, languageOf } from '@/lib/game/language';
import { searchCatalogue } from '@/lib/store/catalogue/search-catalogue';
import { readVersionSummary } from '@/lib/store/documents/versions';
import { loadSystems } from '@/lib/systems';

interface NewPageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>;
}

export const generateMetadata = async (): Promise<Metadata> => {
  const say = await getTranslations('studio');
  return { title: say('new.title') };
};

const Remix = async ({ slug, wanted }: { readonly slug: string; readonly wanted: number | undefined }) => {
  const say = await getTranslations('studio');
  const version = await readVersionSummary(await getStore(), slug, wanted);
  if (!version) notFound();
  const { title, n } = version;
  return (
    <div className={styles.page}>
      <h1>{say('new.remix-title', { title })}</h1>
      <p className={styles.lead}>{say('new.remix-means', { n })}</p>
      <NewDraftButton request={{ remix: { slug, n } }}>{say('new.remix-go')}</NewDraftButton>
    </div>
  );
};

/** A picture for each rule book: of the shipped battle that has the most said of it and breaks no rule. */
const offeredSystems = async (): Promise<readonly OfferedSystem[]> => {
  const [systems, items] = [await loadSystems(), await listedBattles()];
  const language = languageOf(await getLocale());
  return systems.map(({ id, title }) => {
    const [shown] = items
      .filter(item => item.system === id && item.author === null && item.errors === 0)
      .sort((one, other) => other.summary.length - one.summary.length);
    const file = shown && `/s/${shown.slug}/v/${shown.n}/board.webp?width=300`;
    return { id, title, picture: file ? addressIn(language, file) : null };
  });
};

/** By the titles that the reader knows. */
const listedBattles = async () => {
  const readerLanguage = languageOf(await getLocale());
  const asked = { kind: 'scenario', sort: 'title', page: 1, pageSize: 100, readerLanguage } as const;
  const { items } = await searchCatalogue(await getStore(), asked);
  return items.map(item => itemInLanguage(item, readerLanguage));
};

const SEEDS = 1_000_000;

const Systems = async () => {
  const words = await getTranslations('wizard');
  return (
    <div className={wizard.page}>
      <h1>{words('page')}</h1>
      <p className={wizard.lead}>{words('lead')}</p>
      <Wizard
        systems={await offeredSystems()}
        armies={(await listOfferedDocuments()).filter(({ kind }) => kind === 'army')}
        seed={randomInt(SEEDS)}
      />
      <div className={wizard.others}>
        <Battles />
      </div>
    </div>
  );
};

/** Every battle that came with the program can be begun from; and an empty field at once. */
const Battles = async () => {
  const words = await getTranslations('wizard');
  const say = await getTranslations('studio');
  const systems = await loadSystems();
  const shipped = (await listedBattles()).filter(({ author }) => author === null);
  return (
    <section aria-labelledby="or-remix">
      <h2 id="or-remix">{words('or-remix')}</h2>
      <p>{words('remix-means')}</p>
      {systems.map(({ id, title: book }) => (
        <div key={id}>
          {systems.length > 1 && <h3>{book}</h3>}
          <ul>
            {shipped
              .filter(({ system }) => system === id)
              .map(({ slug, n, title }) => (
                <li key={slug}>
                  <PageLink href={`/studio/new?remix=${slug}&n=${n}`}>{title}</PageLink>
                </li>
              ))}
          </ul>
          <NewDraftButton request={{ system: id }} isQuiet>
            {say('new.blank', { system: book })}
          </NewDraftButton>
        </div>
      ))}
    </section>
  );
};

const only = (value: string | readonly string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : value?.[0];

const NewPage = async ({ searchParams }: NewPageProps) => {
  const { remix, n } = await searchParams;
  const slug = only(remix);
  if (slug === undefined) return <Systems />;
  const number = only(n);
  const wanted = number === undefined ? undefined : parseVersionNumber(number);
  if (wanted === null) notFound();
  return <Remix slug={slug} wanted={wanted} />;
};

export default NewPage;
