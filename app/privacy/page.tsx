import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { readOperatorText } from '@/app/_server/operations/operator-texts';
import { alternatesOf } from '@/app/_server/words/alternates';
import { Lead, TextPage, TextPart } from '@/components/site/text-page';

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('operator.privacy');
  return { title: t('title'), description: t('description'), alternates: await alternatesOf('/privacy') };
};

/** What the program itself stores; the operator's text, if there is one, comes first. */
const PARTS = ['cookie', 'browser', 'account', 'work', 'addresses', 'reports', 'backups', 'rights'] as const;

const PrivacyPage = async () => {
  const t = await getTranslations('operator');
  const own = await readOperatorText('privacy');
  const tableCaption = t('about.table');
  return (
    <TextPage title={t('privacy.title')}>
      <Lead>{t('privacy.lead')}</Lead>
      {own !== null && (
        <TextPart title={t('privacy.operator')} tableCaption={tableCaption}>
          {own}
        </TextPart>
      )}
      {PARTS.map(part => (
        <TextPart key={part} title={t(`privacy.parts.${part}.title`)} tableCaption={tableCaption}>
          {t(`privacy.parts.${part}.text`)}
        </TextPart>
      ))}
    </TextPage>
  );
};

export default PrivacyPage;
