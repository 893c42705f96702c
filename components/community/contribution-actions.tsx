'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { Dialog, DialogButtons, DialogTitle } from '@/components/ui/overlays/dialog';
import { useErrorWords } from '@/components/words/refusals';
import { useSiteRouter } from '@/components/words/use-site-router';
import { requestServer } from '@/lib/words/request-server';

interface Target {
  readonly id: string;
}

/** What a reader can do with what somebody wrote: delete their own, report another's. */
export const ContributionActions = ({ id, isOwn }: Target & { readonly isOwn: boolean }) =>
  isOwn ? <DeleteButton id={id} /> : <ReportButton id={id} />;

const DeleteButton = ({ id }: Target) => {
  const words = useTranslations('community');
  const errors = useErrorWords();
  const router = useSiteRouter();
  const [error, setError] = useState<string | null>(null);
  const remove = async (): Promise<void> => {
    const answer = await requestServer(`/api/contributions/${id}`, 'DELETE', {});
    if (answer.type === 'done') router.refresh();
    else setError(answer.code);
  };
  return (
    <>
      <Button look="bare" onClick={remove}>
        {words('delete')}
      </Button>
      {error !== null && <span role="alert">{errors(error)}</span>}
    </>
  );
};

const ReportButton = ({ id }: Target) => {
  const words = useTranslations('community');
  const errors = useErrorWords();
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const reason = new FormData(event.currentTarget).get('reason');
    const answer = await requestServer(`/api/contributions/${id}/reports`, 'POST', { reason });
    setSaid(answer.type === 'done' ? words('reported') : errors(answer.code));
    if (answer.type === 'done') setOpen(false);
  };
  return (
    <>
      <Button look="bare" onClick={() => setOpen(true)}>
        {words('report')}
      </Button>
      {said !== null && <span role="status">{said}</span>}
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)}>
        <DialogTitle>{words('report')}</DialogTitle>
        <form onSubmit={send}>
          <Field label={words('report-label')}>
            <textarea name="reason" rows={4} maxLength={2000} required />
          </Field>
          <DialogButtons>
            <Button onClick={() => setOpen(false)}>{words('cancel')}</Button>
            <Button type="submit" look="main">
              {words('report-go')}
            </Button>
          </DialogButtons>
        </form>
      </Dialog>
    </>
  );
};

/** A player lets everyone read the report of their game. */
export const AgreeButton = ({ id }: Target) => {
  const words = useTranslations('community.reports');
  const errors = useErrorWords();
  const router = useSiteRouter();
  const [said, setSaid] = useState<string | null>(null);
  const agree = async (): Promise<void> => {
    const answer = await requestServer(`/api/contributions/${id}/agreement`, 'POST', {});
    setSaid(answer.type === 'done' ? words('agreed') : errors(answer.code));
    if (answer.type === 'done') router.refresh();
  };
  return (
    <>
      <Button onClick={agree}>{words('agree')}</Button>
      {said !== null && <span role="status">{said}</span>}
    </>
  );
};
