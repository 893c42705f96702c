import { getLocale, getTranslations } from 'next-intl/server';
import { nameIn, tagIn } from '@/app/_server/catalogue/shipped-words';
import { PageLink } from '@/components/ui/controls/page-link';
import { ERAS } from '@/lib/catalogue/era';
import { collatorOf } from '@/lib/game/collator';
import { type Language, languageOf } from '@/lib/game/language';
import { BALANCES, type Facet, LEGALITIES, PROVENANCES, SIZES, TIMES } from '@/lib/store/catalogue/facets';
import type { FacetCounts } from '@/lib/store/catalogue/search-catalogue';
import { DOCUMENT_KINDS } from '@/lib/store/schema/schema';
import styles from './catalogue.module.css';
import { type CatalogueRequest, catalogueUrlOf, withChoice } from './catalogue-request';

interface FacetsProps {
  readonly asked: CatalogueRequest;
  readonly counts: FacetCounts;
  readonly systems: readonly { readonly id: string; readonly title: string }[];
}

interface Choice {
  readonly value: string;
  readonly words: string;
}

/** All filters of the list, each with how many results it would leave. */
export const Facets = async ({ asked, counts, systems }: FacetsProps) => {
  const t = await getTranslations('catalogue');
  const locale = languageOf(await getLocale());
  const languages = new Intl.DisplayNames([locale], { type: 'language' });
  const words = (group: string, values: readonly string[]): Choice[] =>
    values.map(value => ({ value, words: t(`${group}.${value}`) }));
  const centuries = Object.keys(counts.century).sort((one, other) => Number(one) - Number(other));
  const facets: Readonly<Record<Exclude<Facet, 'kind' | 'system'>, readonly Choice[]>> = {
    time: words('times', TIMES),
    balance: words('balances', BALANCES),
    language: Object.keys(counts.language)
      .map(value => ({ value, words: languages.of(value) ?? value }))
      .sort((one, other) => collatorOf(locale).compare(one.words, other.words)),
    era: words('eras', ERAS),
    century: centuries.map(value => ({ value, words: formatCentury(value, t) })),
    side: byNumber(counts.side, locale, word => nameIn(locale, word)),
    size: words('sizes', SIZES),
    legality: words('legalities', LEGALITIES),
    provenance: words('provenances', PROVENANCES),
    tag: byNumber(counts.tag, locale, word => tagIn(locale, word)),
  };
  return (
    <>
      <KindFacet asked={asked} counts={counts.kind} />
      <SystemFacet asked={asked} counts={counts.system} systems={systems} />
      {Object.entries(facets).map(([facet, choices]) => (
        <CollapsedFacet
          key={facet}
          asked={asked}
          facet={facet as keyof typeof facets}
          choices={choices}
          counts={counts[facet as keyof typeof facets]}
        />
      ))}
    </>
  );
};

const MOST_SHOWN = 14;

/** The most frequent values, those of equal number by their names. */
const byNumber = (
  counts: Readonly<Record<string, number>>,
  locale: Language,
  wordsOf: (value: string) => string,
): Choice[] =>
  Object.entries(counts)
    .map(([value, count]) => ({ value, count, words: wordsOf(value) }))
    .sort((one, other) => other.count - one.count || collatorOf(locale).compare(one.words, other.words))
    .slice(0, MOST_SHOWN);

const formatCentury = (
  value: string,
  t: (key: string, values: Record<string, string | number>) => string,
): string => t('century', { era: Number(value) < 0 ? 'bc' : 'ad', number: Math.abs(Number(value)) });

/** Battles, army lists or armies. */
const KindFacet = async ({
  asked,
  counts,
}: {
  asked: CatalogueRequest;
  counts: Readonly<Record<string, number>>;
}) => {
  const t = await getTranslations('catalogue.kinds');
  return (
    <nav className={styles.facet} aria-labelledby="facet-kind">
      <h2 id="facet-kind">{t('label')}</h2>
      <ul>
        {DOCUMENT_KINDS.map(kind => (
          <FacetValue
            key={kind}
            href={catalogueUrlOf(withChoice(asked, 'kind', kind))}
            isChosen={kind === asked.choice.kind}
            words={t(kind)}
            count={counts[kind] ?? 0}
          />
        ))}
      </ul>
    </nav>
  );
};

interface SystemFacetProps {
  readonly asked: CatalogueRequest;
  readonly systems: FacetsProps['systems'];
  readonly counts: Readonly<Record<string, number>>;
}

/** The rule books with their numbers of battles; one of them, or all. */
const SystemFacet = async ({ asked, systems, counts }: SystemFacetProps) => {
  const t = await getTranslations('catalogue.systems');
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const choices = [
    { id: null, title: t('all'), count: total },
    ...systems.map(({ id, title }) => ({ id, title, count: counts[id] ?? 0 })),
  ];
  return (
    <nav className={styles.facet} aria-labelledby="facet-system">
      <h2 id="facet-system">{t('label')}</h2>
      <ul>
        {choices.map(({ id, title, count }) => (
          <FacetValue
            key={id ?? ''}
            href={catalogueUrlOf(withChoice(asked, 'system', id))}
            isChosen={id === (asked.choice.system ?? null)}
            words={title}
            count={count}
          />
        ))}
      </ul>
    </nav>
  );
};

interface FoldedFacetProps {
  readonly asked: CatalogueRequest;
  readonly facet: Exclude<Facet, 'kind' | 'system'>;
  readonly choices: readonly Choice[];
  readonly counts: Readonly<Record<string, number>>;
}

/** What most readers choose by. */
const ALWAYS_OPEN: readonly Facet[] = ['time', 'balance'];

/** Closed until it is used; a chosen value is taken back by choosing it again. */
const CollapsedFacet = async ({ asked, facet, choices, counts }: FoldedFacetProps) => {
  const t = await getTranslations('catalogue');
  const chosen = asked.choice[facet];
  const missing = chosen !== undefined && !choices.some(({ value }) => value === chosen);
  const shown = [...choices, ...(missing ? [{ value: chosen, words: chosen }] : [])].filter(
    ({ value }) => (counts[value] ?? 0) > 0 || value === chosen,
  );
  if (shown.length === 0) return null;
  return (
    <details className={styles.facet} open={chosen !== undefined || ALWAYS_OPEN.includes(facet)}>
      <summary>{t(`facets.${facet}`)}</summary>
      <ul>
        {shown.map(({ value, words }) => (
          <FacetValue
            key={value}
            href={catalogueUrlOf(withChoice(asked, facet, value === chosen ? null : value))}
            isChosen={value === chosen}
            words={words}
            count={counts[value] ?? 0}
          />
        ))}
      </ul>
    </details>
  );
};

interface FacetValueProps {
  readonly href: string;
  readonly isChosen: boolean;
  readonly words: string;
  readonly count: number;
}

const FacetValue = ({ href, isChosen, words, count }: FacetValueProps) => (
  <li>
    <PageLink href={href} aria-current={isChosen ? 'true' : undefined}>
      <span>{words}</span> <span className={styles.number}>{count}</span>
    </PageLink>
  </li>
);
