import { useTranslations } from 'next-intl';

/** Says a refusal in words. */
export const useErrorWords = (): ((refusal: string) => string) => {
  const words = useTranslations('errors');
  return refusal => {
    const [code = 'failed', limit = ''] = refusal.split(':');
    return words(code, { limit });
  };
};
