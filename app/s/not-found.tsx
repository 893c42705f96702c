import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Notice } from '@/components/ui/reading/notice';

const NoSuchBattle = async () => {
  const t = await getTranslations('battle.not-found');
  return (
    <Notice title={t('title')} text={t('text')}>
      <ButtonLink main href="/catalogue">
        {t('back')}
      </ButtonLink>
    </Notice>
  );
};

export default NoSuchBattle;
