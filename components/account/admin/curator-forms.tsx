'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import styles from '../account.module.css';
import { AccountForm } from '../account-form';
import { useCuratorAction } from './use-curator-action';

const VERSIONS = '/api/admin/versions';

interface Target {
  readonly slug: string;
  readonly n: number;
}

/** Hide what was reported, with a reason that its address will give, or let it stand. */
export const ReportActions = ({ slug, n }: Target) => {
  const words = useTranslations('curators');
  const act = useCuratorAction();
  return (
    <>
      <AccountForm
        quiet
        fields={[{ key: 'reason', label: words('reports.reason'), type: 'text', autoComplete: 'off' }]}
        go={words('reports.hide', { n })}
        submit={values => act(VERSIONS, { act: 'hide', slug, n, reason: values.get('reason') })}
      />
      <AccountForm
        quiet
        fields={[]}
        go={words('reports.dismiss')}
        submit={() => act(VERSIONS, { act: 'dismiss', slug, n })}
      />
    </>
  );
};

export const RestoreForm = ({ slug, n }: Target) => {
  const words = useTranslations('curators');
  const act = useCuratorAction();
  return (
    <AccountForm
      quiet
      fields={[]}
      go={words('hidden.restore')}
      submit={() => act(VERSIONS, { act: 'restore', slug, n })}
    />
  );
};

/** What nobody reported can be hidden too. */
export const HideForm = () => {
  const words = useTranslations('curators');
  const act = useCuratorAction();
  const field = { type: 'text', autoComplete: 'off' } as const;
  const hide = (values: FormData) => {
    const n = Number(values.get('n'));
    const version = n > 0 ? { n } : {};
    return act(VERSIONS, { act: 'hide', slug: values.get('slug'), reason: values.get('reason'), ...version });
  };
  return (
    <AccountForm
      quiet
      fields={[
        { ...field, key: 'slug', label: words('hide.slug') },
        { key: 'n', label: words('hide.n'), type: 'number', autoComplete: 'off', optional: true },
        { ...field, key: 'reason', label: words('hide.reason') },
      ]}
      go={words('hide.go')}
      done={words('done')}
      submit={hide}
    />
  );
};

/** An administrator names others who look after the server. */
export const RoleForm = ({ roles }: { readonly roles: readonly string[] }) => {
  const words = useTranslations('curators');
  const act = useCuratorAction();
  const id = useId();
  return (
    <AccountForm
      quiet
      fields={[{ key: 'name', label: words('curators.name'), type: 'text', autoComplete: 'off' }]}
      go={words('curators.go')}
      done={words('done')}
      submit={values => act('/api/admin/curators', { name: values.get('name'), role: values.get('role') })}
    >
      <div className={styles.field}>
        <label htmlFor={id}>{words('curators.role')}</label>
        <select id={id} name="role" defaultValue="curator">
          {roles.map(role => (
            <option key={role} value={role}>
              {words(`curators.roles.${role}`)}
            </option>
          ))}
        </select>
      </div>
    </AccountForm>
  );
};
