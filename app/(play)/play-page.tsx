import { NextIntlClientProvider } from 'next-intl';
import type { PlayableBattle } from '@/app/_server/published/playable-battle';
import { getStudioMessages } from '@/app/_server/words/studio-messages';
import { PlayText } from './play-text';

/** A battle to be played. The rules run in the browser, so the browser gets the words of this game. */
export const PlayPage = async ({ battle }: { readonly battle: PlayableBattle }) => {
  const { version, variant } = battle;
  const address = `/s/${version.slug}/v/${version.n}`;
  return (
    <NextIntlClientProvider messages={await getStudioMessages(version.system)}>
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
