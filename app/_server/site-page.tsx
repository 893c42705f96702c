import type { ReactNode } from 'react';
import { SessionRecovery } from '@/components/account/session-recovery';
import type { SiteSection } from '@/components/site/header';
import { SiteFrame } from '@/components/site/site-frame';
import { listDrafts } from '@/lib/store/documents/drafts';
import { countOwnTurns, hasGames } from '@/lib/store/games/my-games';
import { currentPerson, findCurrentAuthor } from './accounts/author';
import { getStore } from './store';

const hasDrafts = async (author: string | null): Promise<boolean> =>
  author !== null && (await listDrafts(await getStore(), author)).length > 0;

/** Null: nobody who never sat at a game by link needs to know of them. */
const countTurns = async (author: string | null): Promise<number | null> => {
  if (author === null) return null;
  const store = await getStore();
  return (await hasGames(store, author)) ? countOwnTurns(store, author) : null;
};

/** A page in the site's frame, with what the frame must know of the visitor. */
export const SitePage = async ({
  place,
  children,
}: {
  readonly place?: SiteSection;
  readonly children: ReactNode;
}) => {
  const author = await findCurrentAuthor();
  const name = (await currentPerson())?.name ?? null;
  return (
    <SiteFrame place={place} hasDrafts={await hasDrafts(author)} name={name} turns={await countTurns(author)}>
      <SessionRecovery isKnown={author !== null} />
      {children}
    </SiteFrame>
  );
};
