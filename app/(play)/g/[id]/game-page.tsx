import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { getStore } from '@/app/_server/store';
import { StudioWords } from '@/app/_server/words/studio-words';
import { RemoteLoader } from '@/components/play/remote/remote-loader';
import type { StartOptions } from '@/lib/game/contract/start-options';
import { readGame, readGameDocument } from '@/lib/store/games/games';

/** The name of a game, and that no search engine keeps it: its address is a key. */
export const describeGamePage = async (id: string): Promise<Metadata> => {
  const found = await readGame(await getStore(), id);
  const t = await getTranslations('by-link');
  return {
    ...(found ? { title: t('title', { title: found.game.title }) } : {}),
    robots: { index: false },
    referrer: 'no-referrer',
  };
};

/** A game by link. The rules run in the browser too, so the browser gets the words of this game and the pinned document. */
export const GamePage = async ({ id, token }: { readonly id: string; readonly token: string | null }) => {
  const store = await getStore();
  const found = await readGame(store, id);
  const text = found && (await readGameDocument(store, id));
  if (!found || !text) notFound();
  const { variant, home } = found.game;
  const options: StartOptions = JSON.parse(found.game.options);
  return (
    <StudioWords system={found.game.system}>
      <RemoteLoader {...{ id, text, variant, options, token }} home={home === '' ? '/games' : home} />
    </StudioWords>
  );
};
