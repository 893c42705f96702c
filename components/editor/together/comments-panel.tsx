'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { useErrorWords } from '@/components/words/refusals';
import { useSay } from '@/components/words/use-say';
import { commentPlaceOf, findingAt, goToPlace, readPlace } from '@/lib/editor/together/comment-places';
import {
  addComment,
  deleteComment,
  resolveComment,
  type ServerAnswer,
} from '@/lib/editor/together/together-client';
import type { DraftComment } from '@/lib/editor/together/together-state';
import { describeFinding } from '@/lib/game/contract/finding';
import { useStudio, useStudioState } from '../session/studio-context';
import styles from './people.module.css';
import { usePersonName } from './use-person-name';

/** The place in words: what a piece is called, the name of the space, or what a finding says. */
const usePlaceName = (place: string): string => {
  const words = useTranslations('together.comments');
  const say = useSay();
  const pieces = useStudioState(({ derived }) => derived.position?.pieces);
  const finding = useStudioState(state => findingAt(state, place));
  const read = readPlace(place);
  if (read?.subject === 'finding') return finding ? say(describeFinding(finding)) : words('solved');
  const piece = read?.subject === 'piece' ? pieces?.find(({ id }) => id === read.id) : undefined;
  return piece?.name ?? read?.id ?? '';
};

type Change = (asking: Promise<ServerAnswer>) => Promise<boolean>;

const NewComment = ({ onChange }: { readonly onChange: Change }) => {
  const words = useTranslations('together.comments');
  const { draftId } = useStudio();
  const place = useStudioState(commentPlaceOf);
  const name = usePlaceName(place);
  const [text, setText] = useState('');
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() !== '' && (await onChange(addComment(draftId, text, place)))) setText('');
  };
  const about = place === '' ? words('about-all') : words('about', { place: name });
  return (
    <form onSubmit={event => void send(event)} className={styles.list}>
      <Field label={about}>
        <textarea value={text} maxLength={1000} onChange={event => setText(event.target.value)} />
      </Field>
      <div>
        <Button type="submit">{words('add')}</Button>
      </div>
    </form>
  );
};

interface CommentProps {
  readonly comment: DraftComment;
  readonly onChange: Change;
}

const Comment = ({ comment, onChange }: CommentProps) => {
  const words = useTranslations('together.comments');
  const format = useFormatter();
  const nameOf = usePersonName();
  const { store, draftId } = useStudio();
  const isOwner = useStudioState(({ together }) => together.role === 'owner');
  const { n, place, resolvedBy } = comment;
  const nameOfPlace = usePlaceName(place);
  const isResolved = resolvedBy !== null;
  return (
    <li className={styles.comment} data-resolved={isResolved || undefined}>
      <div className={styles.line}>
        <strong>{nameOf(comment)}</strong>
        <time className={styles.second} dateTime={comment.at}>
          {format.relativeTime(new Date(comment.at), new Date())}
        </time>
        {place !== '' && (
          <Button look="bare" onClick={() => store.update(state => goToPlace(state, place))}>
            {nameOfPlace}
          </Button>
        )}
      </div>
      <p>{comment.text}</p>
      {isResolved && (
        <p className={styles.second}>{words('resolved-by', { name: nameOf({ name: resolvedBy }) })}</p>
      )}
      <div className={styles.ways}>
        <Button onClick={() => void onChange(resolveComment(draftId, n, !isResolved))}>
          {words(isResolved ? 'reopen' : 'resolve')}
        </Button>
        {(comment.isMine || isOwner) && (
          <Button look="bare" onClick={() => void onChange(deleteComment(draftId, n))}>
            {words('delete')}
          </Button>
        )}
      </div>
    </li>
  );
};

/** What the people of a draft say of it: open ones first. */
export const CommentsPanel = () => {
  const words = useTranslations('together.comments');
  const errors = useErrorWords();
  const comments = useStudioState(({ together }) => together.comments);
  const [error, setError] = useState<string | null>(null);
  const change: Change = async asking => {
    const told = await asking;
    setError('error' in told ? told.error : null);
    return !('error' in told);
  };
  const open = comments.filter(({ resolvedBy }) => resolvedBy === null);
  const resolved = comments.filter(({ resolvedBy }) => resolvedBy !== null);
  return (
    <div className={styles.comments}>
      <NewComment onChange={change} />
      {error !== null && <p role="alert">{errors(error)}</p>}
      {comments.length === 0 && <p className={styles.second}>{words('none')}</p>}
      <ul className={styles.list} aria-label={words('open')}>
        {open.map(comment => (
          <Comment key={comment.n} comment={comment} onChange={change} />
        ))}
      </ul>
      {resolved.length > 0 && (
        <details>
          <summary>{words('resolved', { count: resolved.length })}</summary>
          <ul className={styles.list}>
            {resolved.map(comment => (
              <Comment key={comment.n} comment={comment} onChange={change} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
};
