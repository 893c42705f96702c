'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useState } from 'react';
import { RatingStars } from '@/components/community/rating-choice';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { PageLink } from '@/components/ui/controls/page-link';
import { PlainLink } from '@/components/ui/controls/plain-link';
import { Dialog, DialogButtons, DialogTitle } from '@/components/ui/overlays/dialog';
import { useErrorWords } from '@/components/words/refusals';
import { type GameSession, goToMoment } from '@/lib/game/play/session/game-session';
import { packGame } from '@/lib/games/game-link';
import { requestServer } from '@/lib/words/request-server';

interface TellGameProps {
  readonly match: GameSession;
  /** Where the battle itself is found. */
  readonly home: string;
  readonly isByLink: boolean;
}

/** The page of a version, perhaps with the variant that is played. */
const HOME = /^\/s\/([^/]+)\/v\/(\d+)(?:\?|$)/;

/** What the server needs to play the game again: the packed record, or the name of a game that it has. */
const gameFieldsOf = async (match: GameSession, isByLink: boolean, n: number) =>
  isByLink
    ? { game: location.pathname.split('/')[2] ?? '' }
    : {
        played: {
          n,
          variant: new URLSearchParams(location.search).get('variant'),
          record: await packGame(goToMoment(match, 0)),
        },
      };

type Sent = 'standing' | 'waiting' | null;

const useReport = ({ match, isByLink }: TellGameProps, slug: string, n: number) => {
  const [sent, setSent] = useState<Sent>(null);
  const [error, setError] = useState<string | null>(null);
  const send = async (text: string, rating: number | null): Promise<void> => {
    const fields = await gameFieldsOf(match, isByLink, n);
    const path = `/api/s/${slug}`;
    const told = await requestServer<{ readonly state: Sent }>(`${path}/play-reports`, 'POST', {
      text,
      ...fields,
    });
    if (told.type !== 'done') return setError(told.code);
    const rated = rating === null ? null : await requestServer(`${path}/rating`, 'PUT', { rating });
    setError(rated?.type === 'refused' ? rated.code : null);
    setSent(told.value.state);
  };
  return { sent, error, tell: send };
};

/** A finished game of a published battle can be reported on its page; a game by link when its players want it. */
export const ReportGame = (props: TellGameProps) => {
  const [, slug, n] = HOME.exec(props.home) ?? [];
  return slug === undefined ? null : <TellPublished {...props} slug={slug} n={Number(n)} />;
};

interface TellPublishedProps extends TellGameProps {
  readonly slug: string;
  readonly n: number;
}

const TellPublished = (props: TellPublishedProps) => {
  const { slug, n, isByLink } = props;
  const words = useTranslations('community.tell');
  const [isOpen, setOpen] = useState(false);
  const { sent, error, tell: send } = useReport(props, slug, n);
  const link = (text: ReactNode) => <PageLink href={`/s/${slug}`}>{text}</PageLink>;
  return (
    <>
      {sent === null ? (
        <Button onClick={() => setOpen(true)}>{words('open')}</Button>
      ) : (
        <p role="status">{words.rich(sent === 'waiting' ? 'waiting' : 'done', { link })}</p>
      )}
      <Dialog isOpen={isOpen && sent === null} onClose={() => setOpen(false)} isKept>
        <DialogTitle>{words('title')}</DialogTitle>
        <p>{words(isByLink ? 'means-by-link' : 'means')}</p>
        <TellForm error={error} onTell={send} onCancel={() => setOpen(false)} />
      </Dialog>
    </>
  );
};

interface TellFormProps {
  readonly error: string | null;
  readonly onTell: (text: string, rating: number | null) => Promise<void>;
  readonly onCancel: () => void;
}

const TellForm = ({ error, onTell, onCancel }: TellFormProps) => {
  const words = useTranslations('community.tell');
  const errors = useErrorWords();
  const [text, setText] = useState('');
  const [rating, setRating] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    await onTell(text, rating);
    setBusy(false);
  };
  const account = (linked: ReactNode) => (
    <PlainLink href="/account" target="_blank" rel="noopener">
      {linked}
    </PlainLink>
  );
  return (
    <form onSubmit={submit}>
      <Field label={words('text')}>
        <textarea
          rows={6}
          maxLength={10_000}
          required
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <RatingStars name="told-rating" legend={words('rating')} rating={rating} onRate={setRating} />
      {error !== null && (
        <p role="alert">
          {error === 'sign-in-first' ? words.rich('account', { link: account }) : errors(error)}
        </p>
      )}
      <DialogButtons>
        <Button onClick={onCancel}>{words('cancel')}</Button>
        <Button type="submit" look="main" disabled={isBusy}>
          {words('go')}
        </Button>
      </DialogButtons>
    </form>
  );
};
