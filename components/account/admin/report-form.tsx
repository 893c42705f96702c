'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { requestServer } from '@/lib/words/request-server';
import styles from '../account.module.css';
import { AccountForm } from '../account-form';

/** A reader's word to the curators. */
export const ReportForm = ({ slug, n }: { readonly slug: string; readonly n: number }) => {
  const words = useTranslations('curators');
  const id = useId();
  return (
    <AccountForm
      fields={[]}
      go={words('report.go')}
      done={words('report.done')}
      submit={values => requestServer('/api/reports', 'POST', { slug, n, reason: values.get('reason') })}
    >
      <div className={styles.field}>
        <label htmlFor={id}>{words('report.reason')}</label>
        <textarea id={id} name="reason" rows={6} maxLength={2000} required />
      </div>
    </AccountForm>
  );
};
