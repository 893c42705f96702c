import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { findCurrentAuthor } from '@/app/_server/accounts/author';
import { itemInLanguage } from '@/app/_server/catalogue/item-in-language';
import { type ListedArmy, loadArmy } from '@/app/_server/published/army';
import { SitePage } from '@/app/_server/site-page';
import { getStore } from '@/app/_server/store';
import { getSay } from '@/app/_server/words/words';
import styles from '@/components/army-builder/lists/roster.module.css';
import { TroopsTable } from '@/components/army-builder/lists/troops-table';
import { LegalStatus } from '@/components/battle/card/legal-status';
import { Button } from '@/components/ui/controls/button';
import { PageLink } from '@/components/ui/controls/page-link';
import { RuleLink } from '@/components/ui/reading/rule-link';
import { countFindings } from '@/lib/game/contract/finding';
import { languageOf } from '@/lib/game/language';
import { searchCatalogue } from '@/lib/store/catalogue/search-catalogue';
import { listDrafts } from '@/lib/store/documents/drafts';

interface PageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>;
}

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('lists');
  return { title: t('compare'), robots: { index: false } };
};

interface OfferedArmy {
  readonly name: string;
  readonly title: string;
}

/** The visitor's own armies, then the published ones. */
const offeredArmies = async (): Promise<readonly OfferedArmy[]> => {
  const store = await getStore();
  const author = await findCurrentAuthor();
  const drafts = author ? await listDrafts(store, author) : [];
  const readerLanguage = languageOf(await getLocale());
  const { items } = await searchCatalogue(store, {
    kind: 'army',
    sort: 'title',
    readerLanguage,
    page: 1,
    pageSize: 100,
  });
  return [
    ...drafts.filter(({ kind }) => kind === 'army').map(({ id, title }) => ({ name: id, title })),
    ...items
      .map(item => itemInLanguage(item, readerLanguage))
      .map(({ slug, title }) => ({ name: slug, title })),
  ];
};

const only = (value: string | readonly string[] | undefined): string =>
  (typeof value === 'string' ? value : value?.[0]) ?? '';

/** Two armies side by side: their cost, their units, and what the rules say about each. */
const ComparePage = async ({ searchParams }: PageProps) => {
  const t = await getTranslations('lists');
  const asked = await searchParams;
  const names = [only(asked.one), only(asked.other)];
  const armies = await Promise.all(names.map(name => (name === '' ? null : loadArmy(name))));
  return (
    <SitePage place="lists">
      <div className={styles.compare}>
        <h1>{t('compare')}</h1>
        <Choosing names={names} offered={await offeredArmies()} />
        <div className={styles.pair}>
          {armies.map((army, index) => army && <Army key={names[index]} army={army} />)}
        </div>
      </div>
    </SitePage>
  );
};

const Choosing = async ({
  names,
  offered,
}: {
  names: readonly string[];
  offered: readonly OfferedArmy[];
}) => {
  const t = await getTranslations('lists.compared');
  return (
    <form className={styles.choosing}>
      {(['one', 'other'] as const).map((field, index) => (
        <label key={field}>
          {t(field)}
          <select name={field} defaultValue={names[index]}>
            <option value="">{t('none')}</option>
            {offered.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </label>
      ))}
      <Button type="submit" look="main">
        {t('go')}
      </Button>
    </form>
  );
};

const Army = async ({ army: { title, address, system, tables, facts, findings } }: { army: ListedArmy }) => {
  const t = await getTranslations('lists.compared');
  const say = await getSay();
  return (
    <section aria-label={title}>
      <h2>
        <PageLink href={address}>{title}</PageLink>
      </h2>
      <p>
        {system.title} · <LegalStatus {...countFindings(findings)} />
      </p>
      <ul className={styles.figures}>
        {facts.map(fact => (
          <li key={fact.code}>
            <strong>{say({ code: `facts.${fact.code}.title`, values: fact.values })}</strong>{' '}
            {say({ code: `facts.${fact.code}.caption`, values: fact.values })}, <RuleLink rule={fact.rule} />
          </li>
        ))}
      </ul>
      <TroopsTable caption={t('troops')} tables={tables} say={say} />
    </section>
  );
};

export default ComparePage;
