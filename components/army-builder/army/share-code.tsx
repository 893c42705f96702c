'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { CopyField } from '@/components/catalogue/copy-field';
import { useStudio } from '@/components/editor/session/studio-context';
import { packText } from '@/lib/documents/text/packed-text';

/** The whole army in one line, to be sent to a friend who opens it on any server. */
export const ShareCode = () => {
  const words = useTranslations('lists.share-code');
  const { store } = useStudio();
  const [code, setCode] = useState('');
  useEffect(() => {
    const { document } = store.getState().history.present;
    void packText(JSON.stringify(document)).then(setCode);
  }, [store]);
  return (
    <>
      <p>{words('means')}</p>
      <CopyField
        label={words('title')}
        text={code}
        words={{ copy: words('copy'), copied: words('copied') }}
      />
    </>
  );
};
