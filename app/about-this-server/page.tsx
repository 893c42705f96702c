import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { readOperatorText } from '@/app/_server/operations/operator-texts';
import { alternatesOf } from '@/app/_server/words/alternates';
import { Lead, TextPage, TextPart } from '@/components/site/text-page';

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('operator.about');
  return {
    title: t('title'),
    description: t('description'),
    alternates: await alternatesOf('/about-this-server'),
  };
};

const PARTS = ['imprint', 'contact', 'terms', 'conduct'] as const;

/** The operator's texts about the server; without their files the page says that there are none. */
const OperatorPage = async () => {
  const t = await getTranslations('operator.about');
  const texts = await Promise.all(PARTS.map(async part => ({ part, text: await readOperatorText(part) })));
  return (
    <TextPage title={t('title')}>
      {texts.every(({ text }) => text === null) && <Lead>{t('empty')}</Lead>}
      {texts.map(
        ({ part, text }) =>
          text !== null && (
            <TextPart key={part} title={t(`parts.${part}`)} tableCaption={t('table')}>
              {text}
            </TextPart>
          ),
      )}
    </TextPage>
  );
};

export default OperatorPage;
