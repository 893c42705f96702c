import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/controls/page-link';
import { PlainLink } from '@/components/ui/controls/plain-link';
import { DayOf } from '@/components/words/day';
import type { Say } from '@/lib/game/contract/sentence';
import type { Side } from '@/lib/game/document/scenario-base';
import { reportOutcomeSchema } from '@/lib/games/report-outcome';
import styles from './community.module.css';
import { AgreeButton, ContributionActions } from './contribution-actions';
import { ReportHeadline } from './report-headline';

/** A finished game that was reported. */
interface ReportedGame {
  readonly variant: string | null;
  /** As it is packed into a link; null: a game by link. */
  readonly record: string | null;
  readonly game: string | null;
  /** As JSON. */
  readonly outcome: string;
}

/** What somebody wrote, as its readers see it. */
interface Contribution {
  readonly id: string;
  readonly slug: string;
  readonly n: number;
  readonly author: string;
  readonly authorName: string;
  readonly text: string;
  readonly played: ReportedGame | null;
  readonly state: 'waiting' | 'standing' | 'hidden';
  readonly stateReason: string;
  readonly createdAt: string;
}

interface ListProps {
  readonly items: readonly Contribution[];
  /** Who reads. */
  readonly viewer: string | null;
  /** The owner of the document. */
  readonly author: string | null;
}

export const CommentList = ({ items, viewer, author }: ListProps) => (
  <ul className={styles.list}>
    {items.map(item => (
      <li key={item.id}>
        <Byline item={item} viewer={viewer} isAuthor={item.author === author} />
        <p className={styles.text}>{item.text}</p>
        <StateNote item={item} />
      </li>
    ))}
  </ul>
);

interface ReportListProps extends ListProps {
  readonly sides: readonly Side[];
  readonly say: Say;
}

export const PlayReportList = ({ items, viewer, author, sides, say }: ReportListProps) => (
  <ul className={styles.list}>
    {items.map(item => (
      <li key={item.id}>
        {item.played && <PlayedLine item={item} played={item.played} sides={sides} say={say} />}
        <Byline item={item} viewer={viewer} isAuthor={item.author === author} />
        <p className={styles.text}>{item.text}</p>
        <StateNote item={item} />
        {item.state === 'waiting' && item.author !== viewer && <Agreement item={item} />}
      </li>
    ))}
  </ul>
);

interface PlayedLineProps {
  readonly item: Contribution;
  readonly played: ReportedGame;
  readonly sides: readonly Side[];
  readonly say: Say;
}

/** How it ended, after how many rounds, and where it can be played again. */
const PlayedLine = async ({ item, played, sides, say }: PlayedLineProps) => {
  const t = await getTranslations('community.reports');
  const outcome = reportOutcomeSchema.parse(JSON.parse(played.outcome));
  const people = outcome.seats.filter(({ isComputer }) => !isComputer).length;
  return (
    <>
      <div className={styles.top}>
        <ReportHeadline outcome={outcome} sides={sides} say={say} />
        <PlainLink href={replayAddressOf(item, played)}>{t('replay')}</PlainLink>
      </div>
      <p className={styles.meta}>
        {t('line', {
          unit: say(outcome.unit).toLowerCase(),
          now: outcome.now,
          people,
          name: item.authorName,
        })}
      </p>
    </>
  );
};

const replayAddressOf = ({ slug, n }: Contribution, { game, record, variant }: ReportedGame): string => {
  if (game !== null) return `/g/${game}`;
  const query = variant === null ? '' : `?variant=${variant}`;
  return `/s/${slug}/v/${n}/play${query}#${record}`;
};

interface BylineProps {
  readonly item: Contribution;
  readonly viewer: string | null;
  readonly isAuthor: boolean;
}

const Byline = async ({ item, viewer, isAuthor }: BylineProps) => {
  const t = await getTranslations('community');
  return (
    <p className={styles.meta}>
      <strong>
        <PageLink href={`/authors/${encodeURIComponent(item.authorName.toLowerCase())}`}>
          {item.authorName}
        </PageLink>
      </strong>
      {isAuthor && <span>{t('author')}</span>}
      <span>
        <DayOf moment={item.createdAt} />, {t('on-version', { n: item.n })}
      </span>
      {(item.author === viewer || item.state === 'standing') && (
        <ContributionActions id={item.id} isOwn={item.author === viewer} />
      )}
    </p>
  );
};

const StateNote = async ({ item }: { readonly item: Contribution }) => {
  const t = await getTranslations('community');
  if (item.state === 'hidden') return <p>{t('hidden', { reason: item.stateReason })}</p>;
  return item.state === 'waiting' ? <p>{t('reports.waiting')}</p> : null;
};

const Agreement = async ({ item }: { readonly item: Contribution }) => {
  const t = await getTranslations('community.reports');
  return (
    <>
      <p>{t('agree-means', { name: item.authorName })}</p>
      <AgreeButton id={item.id} />
    </>
  );
};
