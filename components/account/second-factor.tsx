'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { BoardSvg } from '@/components/board/board-svg';
import { Button } from '@/components/ui/controls/button';
import { useSiteRouter } from '@/components/words/use-site-router';
import { requestAccount } from '@/lib/accounts/request-account';
import type { DrawList } from '@/lib/drawing/draw-list';
import type { ServerResponse } from '@/lib/words/request-server';
import styles from './account.module.css';
import { AccountForm, type Field } from './account-form';

interface Setup {
  readonly picture: DrawList;
  readonly key: string;
  readonly recoveryCodes: readonly string[];
}

type Stage =
  | { readonly type: 'overview' }
  | { readonly type: 'scan'; readonly setup: Setup }
  | { readonly type: 'codes'; readonly recoveryCodes: readonly string[] };

const OVERVIEW: Stage = { type: 'overview' };

/** Turning the second factor on and off, step by step; key and recovery codes are shown once and kept nowhere in the browser. */
export const SecondFactor = ({ isOn }: { readonly isOn: boolean }) => {
  const router = useSiteRouter();
  const [stage, setStage] = useState<Stage>(OVERVIEW);
  const showCodes = (recoveryCodes: readonly string[]): void => {
    setStage({ type: 'codes', recoveryCodes });
    router.refresh();
  };
  if (stage.type === 'codes')
    return <RecoveryCodes codes={stage.recoveryCodes} onDone={() => setStage(OVERVIEW)} />;
  if (stage.type === 'scan')
    return (
      <ScanStep
        setup={stage.setup}
        onDone={() => showCodes(stage.setup.recoveryCodes)}
        onCancel={() => setStage(OVERVIEW)}
      />
    );
  return isOn ? (
    <EnabledPanel onCodes={showCodes} onOff={() => router.refresh()} />
  ) : (
    <SetupStep onStart={setup => setStage({ type: 'scan', setup })} />
  );
};

const usePasswordField = (): Field => ({
  key: 'password',
  label: useTranslations('account')('present-password'),
  type: 'password',
  autoComplete: 'current-password',
});

const SetupStep = ({ onStart }: { readonly onStart: (setup: Setup) => void }) => {
  const words = useTranslations('account.second-factor.set-up');
  const password = usePasswordField();
  const start = async (values: FormData): Promise<ServerResponse<unknown>> => {
    const body = { password: values.get('password') };
    const answer = await requestAccount<Setup>('second-factor', 'POST', body);
    if (answer.type === 'done') onStart(answer.value);
    return answer;
  };
  return (
    <section className={styles.part} aria-labelledby="set-up">
      <h2 id="set-up">{words('title')}</h2>
      <p>{words('means')}</p>
      <AccountForm fields={[password]} go={words('go')} submit={start} />
    </section>
  );
};

interface ScanProps {
  readonly setup: Setup;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

const groupByFour = (key: string): string => key.replace(/(.{4})(?=.)/g, '$1 ');

const ScanStep = ({ setup, onDone, onCancel }: ScanProps) => {
  const words = useTranslations('account.second-factor.scan');
  const confirm = async (values: FormData): Promise<ServerResponse<unknown>> => {
    const answer = await requestAccount('second-factor', 'PUT', { code: values.get('code') });
    if (answer.type === 'done') onDone();
    return answer;
  };
  const code: Field = {
    key: 'code',
    label: words('code'),
    type: 'text',
    autoComplete: 'one-time-code',
    isDigits: true,
    maxLength: 20,
  };
  return (
    <section className={styles.part} aria-labelledby="scan">
      <h2 id="scan">{words('title')}</h2>
      <p>{words('means')}</p>
      <div className={styles.code}>
        <BoardSvg picture={setup.picture} title={words('picture')} idPrefix="second-factor" />
      </div>
      <dl className={styles.key}>
        <dt>{words('key')}</dt>
        <dd>
          <code className={styles.secret}>{groupByFour(setup.key)}</code>
        </dd>
      </dl>
      <AccountForm fields={[code]} go={words('go')} submit={confirm} />
      <div className={styles.ways}>
        <Button onClick={onCancel}>{words('cancel')}</Button>
      </div>
    </section>
  );
};

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => {
  const words = useTranslations('account.second-factor.codes');
  return (
    <section className={styles.part} aria-labelledby="codes">
      <h2 id="codes">{words('title')}</h2>
      <p role="status">{words('means')}</p>
      <ul className={styles.codes} aria-labelledby="codes">
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Button look="main" onClick={onDone}>
          {words('go')}
        </Button>
      </div>
    </section>
  );
};

interface WhenOnProps {
  readonly onCodes: (recoveryCodes: readonly string[]) => void;
  readonly onOff: () => void;
}

const EnabledPanel = ({ onCodes, onOff }: WhenOnProps) => {
  const words = useTranslations('account.second-factor');
  const password = usePasswordField();
  const renew = async (values: FormData): Promise<ServerResponse<unknown>> => {
    const body = { password: values.get('password') };
    const answer = await requestAccount<Pick<Setup, 'recoveryCodes'>>('second-factor/codes', 'POST', body);
    if (answer.type === 'done') onCodes(answer.value.recoveryCodes);
    return answer;
  };
  const turnOff = async (values: FormData): Promise<ServerResponse<unknown>> => {
    const answer = await requestAccount('second-factor', 'DELETE', { password: values.get('password') });
    if (answer.type === 'done') onOff();
    return answer;
  };
  return (
    <section className={styles.part} aria-labelledby="on">
      <h2 id="on">{words('on.title')}</h2>
      <p>{words('on.means')}</p>
      <div className={styles.settings}>
        <section aria-labelledby="renew">
          <h3 id="renew">{words('renew.title')}</h3>
          <p>{words('renew.means')}</p>
          <AccountForm quiet fields={[password]} go={words('renew.go')} submit={renew} />
        </section>
        <section aria-labelledby="turn-off">
          <h3 id="turn-off">{words('off.title')}</h3>
          <p>{words('off.means')}</p>
          <AccountForm quiet fields={[password]} go={words('off.go')} submit={turnOff} />
        </section>
      </div>
    </section>
  );
};
