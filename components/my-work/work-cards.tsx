'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DeleteDraftButton, useDraftDeletion } from '@/components/account/draft-deletion';
import { draftClient } from '@/components/editor/session/draft-client';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { PageLink } from '@/components/ui/controls/page-link';
import { useErrorWords } from '@/components/words/refusals';
import { useSiteRouter } from '@/components/words/use-site-router';
import type { WorkItem } from '@/lib/catalogue/own-work-filter';
import { CardMenu } from './card-menu';
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
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = cards.filter(({ id }) => picked.has(id));
  const turn = (id: string): void => setPicked(before => turnIn(before, id));
  return (
    <>
      {chosen.length > 0 && (
        <SelectionBar
          chosen={chosen}
          onAll={() => setPicked(new Set(cards.map(({ id }) => id)))}
          onClear={() => setPicked(new Set())}
        />
      )}
      <ul className={styles.cards} aria-label={t('title')} data-selecting={chosen.length > 0 || undefined}>
        {cards.map(card => (
          <Card key={card.id} card={card} isPicked={picked.has(card.id)} onTurn={() => turn(card.id)} />
        ))}
      </ul>
    </>
  );
};

const turnIn = (picked: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const next = new Set(picked);
  if (!next.delete(id)) next.add(id);
  return next;
};

interface CardProps {
  readonly card: WorkCard;
  readonly isPicked: boolean;
  readonly onTurn: () => void;
}

const Card = ({ card, isPicked, onTurn }: CardProps) => {
  const t = useTranslations('my-work');
  const title = card.title || t('untitled');
  return (
    <li className={styles.card} data-picked={isPicked || undefined}>
      <div className={styles.board}>
        {/* biome-ignore lint/performance/noImgElement: the picture is made by its own route. */}
        <img
          src={`/api/drafts/${card.id}/board.png?r=${card.revision}`}
          alt=""
          loading="lazy"
          decoding="async"
        />
        <input
          type="checkbox"
          className={styles.tick}
          aria-label={t('select-named', { title })}
          checked={isPicked}
          onChange={onTurn}
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
      <CardTags tags={card.tags} />
    </li>
  );
};

/** Each shows all that carries it. */
const CardTags = ({ tags }: { readonly tags: readonly string[] }) => {
  const t = useTranslations('my-work');
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={t('tags')}>
      {tags.map(tag => (
        <li key={tag}>
          <PageLink href={`/studio?tag=${encodeURIComponent(tag)}`}>{tag}</PageLink>
        </li>
      ))}
    </ul>
  );
};

interface SelectionBarProps {
  readonly chosen: readonly WorkCard[];
  readonly onAll: () => void;
  readonly onClear: () => void;
}

/** What can be done with several at once. */
const SelectionBar = ({ chosen, onAll, onClear }: SelectionBarProps) => {
  const t = useTranslations('my-work');
  const errors = useErrorWords();
  const { remove } = useDraftDeletion();
  const { duplicate, error } = useDuplicate();
  return (
    <section className={styles.selection} aria-label={t('selected-label')}>
      <p role="status">{t('selected', { count: chosen.length })}</p>
      <Button onClick={() => void duplicate(chosen)}>{t('duplicate-selected')}</Button>
      <Button
        onClick={() => {
          void remove(chosen);
          onClear();
        }}
      >
        {t('delete-selected')}
      </Button>
      <Button look="quiet" onClick={onAll}>
        {t('select-all')}
      </Button>
      <Button look="quiet" onClick={onClear}>
        {t('clear-selection')}
      </Button>
      {error && <span role="alert">{errors(error)}</span>}
    </section>
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

/** A second draft with the same content under another title; the picture under the board is not copied. */
const duplicateDraft = async (id: string, title: string) => {
  const original = await draftClient.load(id);
  if (original.type !== 'done') return original;
  const { document } = original.value;
  return draftClient.create({ document: { ...(document as object), title } });
};

/** Copies of cards, one after the other; the code of the refusal that ended it. */
const useDuplicate = () => {
  const t = useTranslations('my-work');
  const router = useSiteRouter();
  const [error, setError] = useState<string | null>(null);
  const duplicate = async (cards: readonly WorkCard[]): Promise<void> => {
    setError(null);
    for (const { id, title } of cards) {
      const answer = await duplicateDraft(id, t('copy-of', { title: title || t('untitled') }));
      if (answer.type === 'done') continue;
      setError(answer.type === 'refused' ? answer.code : 'failed');
      break;
    }
    router.refresh();
  };
  return { duplicate, error };
};

const CardButtons = ({ card, title }: { readonly card: WorkCard; readonly title: string }) => {
  const t = useTranslations('my-work');
  const errors = useErrorWords();
  const { duplicate, error } = useDuplicate();
  return (
    <div className={styles.buttons}>
      <ButtonLink main href={`/studio/${card.id}`} label={t('open-named', { title })}>
        {t('open')}
      </ButtonLink>
      <Button aria-label={t('duplicate-named', { title })} onClick={() => void duplicate([card])}>
        {t('duplicate')}
      </Button>
      <DeleteDraftButton draft={{ id: card.id, title: card.title }} />
      <CardMenu card={card} title={title} />
      {error && <span role="alert">{errors(error)}</span>}
    </div>
  );
};
