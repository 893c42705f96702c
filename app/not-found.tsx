import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SitePage } from '@/app/_server/site-page';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Notice } from '@/components/ui/reading/notice';

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('site.not-found');
  return { title: t('title') };
};

const NotFound = async () => {
  const t = await getTranslations('site.not-found');
  return (
    <SitePage>
      <Notice title={t('title')} text={t('text')}>
        <ButtonLink main href="/catalogue">
          {t('battles')}
        </ButtonLink>
        <ButtonLink href="/">{t('home')}</ButtonLink>
      </Notice>
    </SitePage>
  );
};

export default NotFound;
