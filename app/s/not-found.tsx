import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Slip } from '@/components/ui/slip';

const NoSuchBattle = async () => {
  const t = await getTranslations('battle.not-found');
  return (
    <Slip title={t('title')} text={t('text')}>
      <ButtonLink main href="/catalogue">
        {t('back')}
      </ButtonLink>
    </Slip>
  );
};

export default NoSuchBattle;
