import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PrintMenu } from '@/components/print/print-menu';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { PageLink } from '@/components/ui/controls/page-link';
import { DateOfBattle } from '@/components/words/year';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import type { PrintOffer } from '@/lib/print/print-query';
import styles from './battle.module.css';
import { CopyToStudio } from './copy-to-studio';

interface BattleHeaderProps {
  readonly slug: string;
  readonly n: number;
  /** The number that a visitor finds without asking for one. */
  readonly newest: number;
  readonly unlisted: boolean;
  readonly scenario: Pick<ScenarioBase, 'title' | 'subtitle' | 'date' | 'place'>;
  readonly print: PrintOffer;
  /** What names the shown variant; empty: the battle itself. */
  readonly query: string;
}

/** Title, date, what can be done with the battle, and whether a newer version stands elsewhere. */
export const BattleHeader = async ({ edit, ...props }: BattleHeaderProps & { readonly edit: ReactNode }) => {
  const t = await getTranslations('battle');
  const { slug, n, scenario, print, query } = props;
  const address = `/s/${slug}/v/${n}`;
  const asked = query === '' ? '' : `?${query}`;
  return (
    <header className={styles.header}>
      <div>
        <h1>{scenario.title}</h1>
        <p className={styles.subline}>
          <DateOfBattle date={scenario.date} />
          {scenario.subtitle ? ` · ${scenario.subtitle}` : null}
        </p>
      </div>
      <div className={styles.actions}>
        <PrintMenu offer={print} />
        <ButtonLink file href={`${address}/sheet.pdf${asked}`}>
          {t('sheet')}
        </ButtonLink>
        {edit}
        <CopyToStudio slug={slug} n={n}>
          {t('copy')}
        </CopyToStudio>
      </div>
      <BattleNotice {...props} />
    </header>
  );
};

type NoticeProps = Pick<BattleHeaderProps, 'slug' | 'n' | 'newest' | 'unlisted'>;

/** Whether a newer version exists, and whether this one is unlisted. */
export const BattleNotice = async ({ slug, n, newest, unlisted }: NoticeProps) => {
  const t = await getTranslations('battle');
  if (n >= newest && !unlisted) return null;
  return (
    <p className={styles.notice}>
      {n < newest &&
        t.rich('older', { n, newest, link: words => <PageLink href={`/s/${slug}`}>{words}</PageLink> })}{' '}
      {unlisted && t('unlisted')}
    </p>
  );
};
