'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Dialog, DialogButtons, DialogTitle } from '@/components/ui/overlays/dialog';
import { useErrorWords } from '@/components/words/refusals';
import { useSay } from '@/components/words/use-say';
import { useSiteRouter } from '@/components/words/use-site-router';
import { withKeys } from '@/lib/documents/with-keys';
import {
  canPutBack,
  dismissOverwritten,
  dismissUnmerged,
  putBack,
} from '@/lib/editor/together/own-text-edits';
import type { UnmergedEdit } from '@/lib/editor/together/rebase';
import type { OverwrittenText } from '@/lib/editor/together/together-state';
import { DocumentDifferences } from '../findings/document-differences';
import differences from '../findings/document-differences.module.css';
import { draftClient } from '../session/draft-client';
import { useStudio, useStudioState } from '../session/studio-context';
import styles from './people.module.css';
import { usePersonName } from './use-person-name';

const MOST_SHOWN = 200;

/** Somebody changed a text that this user had just written, without having seen it. */
const OverwrittenCard = ({ text }: { readonly text: OverwrittenText }) => {
  const words = useTranslations('together');
  const nameOf = usePersonName();
  const { store } = useStudio();
  const canPut = useStudioState(state => canPutBack(state, text));
  const name = nameOf({ name: text.by });
  return (
    <section className={styles.card} aria-label={words('overwritten.title', { name })} role="alert">
      <p>{words(text.theirs === null ? 'overwritten.gone' : 'overwritten.title', { name })}</p>
      {text.theirs !== null && (
        <div>
          {words('overwritten.theirs')}
          <blockquote>{text.theirs}</blockquote>
        </div>
      )}
      <div>
        {words('overwritten.mine')}
        <blockquote>{text.mine}</blockquote>
      </div>
      <div className={styles.ways}>
        {canPut && (
          <Button look="main" onClick={() => store.update(state => putBack(state, text))}>
            {words('overwritten.put-back')}
          </Button>
        )}
        <Button onClick={() => store.update(state => dismissOverwritten(state, text.id))}>
          {words('overwritten.keep')}
        </Button>
      </div>
    </section>
  );
};

/** An edit that does not fit the newer draft: both versions, and an offer to save the user's own as a new draft. */
const UnmergedCard = ({ edit, index }: { readonly edit: UnmergedEdit; readonly index: number }) => {
  const words = useTranslations('together');
  const say = useSay();
  const errors = useErrorWords();
  const router = useSiteRouter();
  const { store } = useStudio();
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const saveMine = async (): Promise<void> => {
    const answer = await draftClient.create({ document: edit.mine });
    if (answer.type === 'done') router.push(`/studio/${answer.value.id}`);
    else setError(answer.type === 'refused' ? answer.code : 'failed');
  };
  return (
    <section className={styles.card} aria-label={words('unmerged.title')} role="alert">
      <p>{error ? errors(error) : words('unmerged.text', { edit: say(edit.name) })}</p>
      <div className={styles.ways}>
        <Button look="main" onClick={() => setOpen(true)}>
          {words('unmerged.compare')}
        </Button>
        <Button onClick={() => void saveMine()}>{words('unmerged.save-mine')}</Button>
        <Button onClick={() => store.update(state => dismissUnmerged(state, index))}>
          {words('unmerged.drop')}
        </Button>
      </div>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} className={differences.dialog}>
        <DialogTitle>{words('unmerged.compare')}</DialogTitle>
        <DocumentDifferences before={edit.mine} after={edit.theirs} most={MOST_SHOWN} />
        <DialogButtons>
          <Button onClick={() => setOpen(false)}>{words('close')}</Button>
        </DialogButtons>
      </Dialog>
    </section>
  );
};

/** What became of the user's own edits when others edited the same things. */
export const MergeNotices = () => {
  const overwritten = useStudioState(({ together }) => together.overwritten);
  const unmerged = useStudioState(({ together }) => together.unmerged);
  if (overwritten.length + unmerged.length === 0) return null;
  return (
    <div className={styles.cards}>
      {overwritten.map(text => (
        <OverwrittenCard key={text.id} text={text} />
      ))}
      {withKeys(unmerged, ({ name }) => name.code).map(({ key, item }, index) => (
        <UnmergedCard key={key} edit={item} index={index} />
      ))}
    </div>
  );
};
