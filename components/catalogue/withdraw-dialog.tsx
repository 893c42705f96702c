'use client';

import { useState } from 'react';
import { Field } from '@/components/ui/controls/field';
import { useAddress } from '@/components/words/use-address';
import { tryRequest } from '@/lib/words/try-request';
import { RequestDialog } from './request-dialog';

interface WithdrawProps {
  readonly slug: string;
  readonly n: number;
  readonly words: Readonly<Record<'open' | 'explain' | 'reason' | 'go' | 'cancel' | 'failed', string>>;
}

/** Withdraws a version, with a reason. Its page then says so, which is why the page is loaded again. */
export const WithdrawDialog = ({ slug, n, words }: WithdrawProps) => {
  const address = useAddress();
  const [reason, setReason] = useState('');
  return (
    <section>
      <RequestDialog
        words={words}
        send={() => tryRequest(`/api/s/${slug}/v/${n}/withdraw`, 'POST', { reason })}
        onDone={() => location.assign(address(`/s/${slug}/v/${n}`))}
      >
        <p>{words.explain}</p>
        <Field label={words.reason}>
          <textarea
            rows={3}
            maxLength={500}
            value={reason}
            onChange={event => setReason(event.target.value)}
          />
        </Field>
      </RequestDialog>
    </section>
  );
};
