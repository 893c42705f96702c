import { getFormatter, getTranslations } from 'next-intl/server';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** Turns a number of bytes into words. */
export const getBytesFormatter = async (): Promise<(bytes: number) => string> => {
  const t = await getTranslations('curators.facts');
  const format = await getFormatter();
  return bytes =>
    bytes < MEGABYTE
      ? t('kilobytes', { size: format.number(Math.ceil(bytes / KILOBYTE)) })
      : t('megabytes', { size: format.number(bytes / MEGABYTE, { maximumFractionDigits: 1 }) });
};
