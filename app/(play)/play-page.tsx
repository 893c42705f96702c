import type { PlayableBattle } from '@/app/_server/published/playable-battle';
import { StudioWords } from '@/app/_server/words/studio-words';
import { PlayText } from './play-text';

/** A battle to be played. The rules run in the browser, so the browser gets the words of this game. */
export const PlayPage = ({ battle }: { readonly battle: PlayableBattle }) => {
  const { version, variant } = battle;
  const address = `/s/${version.slug}/v/${version.n}`;
  return (
    <StudioWords system={version.system}>
      <PlayText
        text={version.text}
        place={`${version.slug}/v/${version.n}`}
        home={address}
        files={address}
        variant={variant?.id ?? null}
      />
    </StudioWords>
  );
};
