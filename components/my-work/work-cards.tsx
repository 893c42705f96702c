'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DeleteDraftButton } from '@/components/account/draft-deletion';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { PageLink } from '@/components/ui/controls/page-link';
import { useErrorWords } from '@/components/words/refusals';
import type { WorkItem } from '@/lib/catalogue/own-work-filter';
import { createDraftClient } from '@/lib/editor/autosave/draft-client';
import styles from './my-work.module.css';
import { WorkVerdict } from './work-verdict';

export interface WorkCard extends WorkItem {
  /** The title of its game. */
  readonly game: string;
  /** "2 minutes ago". */
  readonly edited: string;
}

export const WorkCards = ({ cards }: { readonly cards: readonly WorkCard[] }) => {
  const t = useTranslations('my-work');
  return (
    <ul className={styles.cards} aria-label={t('title')}>
      {cards.map(card => (
        <Card key={card.id} card={card} />
      ))}
    </ul>
  );
};

const Card = ({ card }: { readonly card: WorkCard }) => {
  const t = useTranslations('my-work');
  const title = card.title || t('untitled');
  return (
    <li className={styles.card}>
      <div className={styles.board}>
        {/* biome-ignore lint/performance/noImgElement: the picture is made by its own route. */}
        <img
          src={`/api/drafts/${card.id}/board.png?r=${card.revision}`}
          alt=""
          loading="lazy"
          decoding="async"
        />
        <CardButtons card={card} title={title} />
      </div>
      <h2>
        <PageLink href={`/studio/${card.id}`}>{title}</PageLink>
      </h2>
      <p className={styles.line}>
        <span>{card.game}</span>
        <span>{card.edited}</span>
      </p>
      <p className={styles.line}>
        <Published card={card} />
        <WorkVerdict id={card.id} revision={card.revision} />
      </p>
    </li>
  );
};

const Published = ({ card: { published } }: { readonly card: WorkCard }) => {
  const t = useTranslations('my-work');
  if (!published) return <span>{t('draft')}</span>;
  const { slug, n, isEditedSince } = published;
  return (
    <PageLink className={styles.published} href={`/s/${slug}`}>
      {t(isEditedSince ? 'edited-since' : 'published', { n })}
    </PageLink>
  );
};

const draftClient = createDraftClient(() => Date.now());

/** A second draft with the same content under another title; the picture under the board is not copied. */
const duplicateDraft = async (id: string, title: string) => {
  const original = await draftClient.load(id);
  if (original.type !== 'done') return original;
  const { document } = original.value;
  return draftClient.create({ document: { ...(document as object), title } });
};

const CardButtons = ({ card, title }: { readonly card: WorkCard; readonly title: string }) => {
  const t = useTranslations('my-work');
  const errors = useErrorWords();
  const router = useRouter();
  const [error, setError] = useState<string | null>(null);
  const duplicate = async (): Promise<void> => {
    const answer = await duplicateDraft(card.id, t('copy-of', { title }));
    if (answer.type === 'done') router.refresh();
    else setError(answer.type === 'refused' ? answer.code : 'failed');
  };
  return (
    <div className={styles.buttons}>
      <ButtonLink main href={`/studio/${card.id}`} label={t('open-named', { title })}>
        {t('open')}
      </ButtonLink>
      <Button aria-label={t('duplicate-named', { title })} onClick={() => void duplicate()}>
        {t('duplicate')}
      </Button>
      <DeleteDraftButton draft={{ id: card.id, title: card.title }} />
      {error && <span role="alert">{errors(error)}</span>}
    </div>
  );
};
