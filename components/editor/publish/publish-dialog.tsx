'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import controls from '@/components/ui/controls/controls.module.css';
import { Field } from '@/components/ui/controls/field';
import { PlainLink } from '@/components/ui/controls/plain-link';
import { Dialog, DialogButtons, DialogTitle } from '@/components/ui/overlays/dialog';
import { useErrorWords } from '@/components/words/refusals';
import { useAddress } from '@/components/words/use-address';
import { useSiteRouter } from '@/components/words/use-site-router';
import type { Licence } from '@/lib/documents/licence';
import type { DraftResponse, Published } from '@/lib/editor/autosave/draft-client';
import { setLicence } from '@/lib/editor/edits/licence-edits';
import { countAllFindings } from '@/lib/game/contract/finding';
import { draftClient } from '../session/draft-client';
import { useStudio, useStudioState } from '../session/studio-context';
import { LicenceField, rememberLicence, useLicenceChoice } from './licence-field';
import styles from './publish-dialog.module.css';

type Visibility = 'public' | 'unlisted';
const VISIBILITIES: readonly Visibility[] = ['public', 'unlisted'];

interface PublishRequest {
  readonly visibility: Visibility;
  readonly changeNote: string;
  readonly licence: Licence;
}

const errorCodeOf = (answer: Exclude<DraftResponse<Published>, { type: 'done' }>): string => {
  if (answer.type === 'refused') return answer.code;
  return answer.type === 'conflict' ? 'conflict' : 'failed';
};

/** Saves, publishes the saved draft, and shows its address. */
const usePublishing = () => {
  const { store, saver, draftId } = useStudio();
  const router = useSiteRouter();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [published, setPublished] = useState<Published | null>(null);
  const publish = async ({ visibility, changeNote, licence }: PublishRequest): Promise<void> => {
    setBusy(true);
    setError(null);
    store.update(state => setLicence(state, licence));
    rememberLicence(licence);
    const isSaved = await saver.saveNow();
    const { revision, status, errorCode: refusal } = store.getState().save;
    const answer = isSaved ? await draftClient.publish(draftId, { revision, visibility, changeNote }) : null;
    setBusy(false);
    if (answer?.type === 'done') {
      store.update(state => ({ ...state, slug: answer.value.slug }));
      setPublished(answer.value);
      router.push(`/s/${answer.value.slug}`);
    } else
      setError(answer ? errorCodeOf(answer) : status === 'conflict' ? 'conflict' : (refusal ?? 'failed'));
  };
  return { isBusy, error, published, publish };
};

const tallyKeyOf = (errors: number, warnings: number) => {
  if (errors > 0) return warnings > 0 ? 'errors-and-warnings' : 'errors';
  return warnings > 0 ? 'warnings' : 'no-problems';
};

/** Exactly what the list of problems says. */
const TallyInWords = () => {
  const words = useTranslations('studio');
  const derived = useStudioState(state => state.derived);
  const { errors, warnings } = countAllFindings(derived);
  if (derived.isMalformed) return <p className={controls.bad}>{words('publish.malformed')}</p>;
  return (
    <p className={errors > 0 ? controls.bad : controls.met}>
      {words(`publish.${tallyKeyOf(errors, warnings)}`, { errors, warnings })}
    </p>
  );
};

interface VisibilityChoiceProps {
  readonly visibility: Visibility;
  readonly onChoose: (visibility: Visibility) => void;
}

const VisibilityChoice = ({ visibility, onChoose }: VisibilityChoiceProps) => {
  const words = useTranslations('studio');
  return (
    <fieldset className={styles.choices}>
      <legend>{words('publish.visibility')}</legend>
      {VISIBILITIES.map(choice => (
        <label key={choice}>
          <input
            type="radio"
            name="visibility"
            checked={visibility === choice}
            onChange={() => onChoose(choice)}
          />
          <span>
            {words(`publish.${choice}`)}
            <small>{words(`publish.${choice}-means`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
};

/** The name that readers see. */
const AuthorNotice = () => {
  const words = useTranslations('studio.publish');
  const name = useStudioState(({ authorName }) => authorName);
  if (name !== null) return <p>{words('author', { name })}</p>;
  return (
    <p>
      {words.rich('anonymous', {
        a: text => (
          <PlainLink href="/account" target="_blank" rel="noreferrer">
            {text}
          </PlainLink>
        ),
      })}
    </p>
  );
};

const PublishForm = ({ onCancel }: { readonly onCancel: () => void }) => {
  const words = useTranslations('studio');
  const errors = useErrorWords();
  const { isBusy, error, published, publish } = usePublishing();
  const [visibility, setVisibility] = useState<Visibility>('public');
  const [changeNote, setChangeNote] = useState('');
  const address = useAddress();
  const choice = useLicenceChoice();
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (choice.licence) void publish({ visibility, changeNote, licence: choice.licence });
  };
  if (published)
    return (
      <p>
        {words('publish.done')}{' '}
        <PlainLink href={`/s/${published.slug}`}>
          {`${window.location.origin}${address(`/s/${published.slug}`)}`}
        </PlainLink>
      </p>
    );
  return (
    <form onSubmit={onSubmit}>
      <TallyInWords />
      <VisibilityChoice visibility={visibility} onChoose={setVisibility} />
      <AuthorNotice />
      <LicenceField {...choice} />
      <Field label={words('publish.note')}>
        <textarea
          rows={3}
          maxLength={1000}
          value={changeNote}
          onChange={event => setChangeNote(event.target.value)}
        />
      </Field>
      {error && (
        <p className={controls.bad} role="alert">
          {errors(error)}
        </p>
      )}
      <DialogButtons>
        <Button onClick={onCancel}>{words('publish.cancel')}</Button>
        <Button type="submit" look="main" disabled={isBusy || choice.licences.length === 0}>
          {words(isBusy ? 'publish.busy' : 'publish.go')}
        </Button>
      </DialogButtons>
    </form>
  );
};

interface PublishDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export const PublishDialog = ({ isOpen, onClose }: PublishDialogProps) => {
  const words = useTranslations('studio');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} isKept>
      <DialogTitle>{words('publish.title')}</DialogTitle>
      <PublishForm onCancel={onClose} />
    </Dialog>
  );
};
