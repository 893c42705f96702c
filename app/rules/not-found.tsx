import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Notice } from '@/components/ui/reading/notice';

const NoSuchSection = async () => {
  const t = await getTranslations('rules.not-found');
  return (
    <Notice title={t('title')} text={t('text')}>
      <ButtonLink main href="/rules">
        {t('back')}
      </ButtonLink>
    </Notice>
  );
};

export default NoSuchSection;
