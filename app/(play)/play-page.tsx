import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { PlayableBattle } from '@/app/_server/published/playable-battle';
import { PlayText } from './play-text';

/** A battle to be played. The rules run in the browser, so the browser gets all messages. */
export const PlayPage = async ({ battle }: { readonly battle: PlayableBattle }) => {
  const { version, variant } = battle;
  const address = `/s/${version.slug}/v/${version.n}`;
  return (
    <NextIntlClientProvider messages={await getMessages()}>
      <PlayText
        text={version.text}
        place={`${version.slug}/v/${version.n}`}
        home={address}
        files={address}
        variant={variant?.id ?? null}
      />
    </NextIntlClientProvider>
  );
};
