import { getTranslations } from 'next-intl/server';
import { LICENCE_URLS, type Licence } from '@/lib/documents/licence';
import { licenceKeyOf } from '@/lib/words/licence-words';

/** What readers may do with a published document; null: it was published before licences were stated. */
export const LicenceNote = async ({ licence }: { readonly licence: Licence | null }) => {
  const t = await getTranslations('share.licence');
  if (licence === null) return <span>{t('not-stated')}</span>;
  const [name, url] = [t(`names.${licenceKeyOf(licence)}`), LICENCE_URLS[licence]];
  return (
    <span>
      {t.rich('shown', {
        licence: () =>
          url ? (
            <a href={url} rel="license noopener">
              {name}
            </a>
          ) : (
            name
          ),
      })}
    </span>
  );
};
