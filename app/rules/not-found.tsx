import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Slip } from '@/components/ui/slip';

const NoSuchSection = async () => {
  const t = await getTranslations('rules.not-found');
  return (
    <Slip title={t('title')} text={t('text')}>
      <ButtonLink main href="/rules">
        {t('back')}
      </ButtonLink>
    </Slip>
  );
};

export default NoSuchSection;
