'use client';

import { useTranslations } from 'next-intl';
import { AccountForm } from '../account-form';
import { useCuratorAction } from './use-curator-action';

const CONTRIBUTIONS = '/api/admin/contributions';

/** Hide what was reported, with a reason that its author will read, or let it stand. */
export const ContributionReportActions = ({ id }: { readonly id: string }) => {
  const words = useTranslations('community.moderation');
  const act = useCuratorAction();
  return (
    <>
      <AccountForm
        quiet
        fields={[{ key: 'reason', label: words('reason'), type: 'text', autoComplete: 'off' }]}
        go={words('hide')}
        submit={values => act(CONTRIBUTIONS, { act: 'hide', id, reason: values.get('reason') })}
      />
      <AccountForm
        quiet
        fields={[]}
        go={words('dismiss')}
        submit={() => act(CONTRIBUTIONS, { act: 'dismiss', id })}
      />
    </>
  );
};

export const RestoreContribution = ({ id }: { readonly id: string }) => {
  const words = useTranslations('community.moderation');
  const act = useCuratorAction();
  return (
    <AccountForm
      quiet
      fields={[]}
      go={words('restore')}
      submit={() => act(CONTRIBUTIONS, { act: 'restore', id })}
    />
  );
};
