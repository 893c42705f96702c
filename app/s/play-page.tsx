import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { Battle } from '@/app/_server/battle';
import { PlayLoader } from '@/components/play/play-loader';

/** A battle to be played. The rules speak in the browser here, so that it is given every word. */
export const PlayPage = async ({ battle: { version, scenario } }: { readonly battle: Battle }) => (
  <NextIntlClientProvider messages={await getMessages()}>
    <PlayLoader
      document={version.document}
      title={scenario.title}
      place={`${version.slug}/v/${version.n}`}
      home={`/s/${version.slug}/v/${version.n}`}
    />
  </NextIntlClientProvider>
);
