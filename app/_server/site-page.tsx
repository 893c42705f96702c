import type { ReactNode } from 'react';
import type { Place } from '@/components/site/header';
import { SiteFrame } from '@/components/site/site-frame';
import { listDrafts } from '@/lib/store/drafts';
import { currentAuthor } from './author';
import { getStore } from './store';

const hasDrafts = async (): Promise<boolean> => {
  const author = await currentAuthor();
  return author !== null && (await listDrafts(await getStore(), author)).length > 0;
};

/** A page in the site's frame, with what the frame must know of the visitor. */
export const SitePage = async ({
  place,
  children,
}: {
  readonly place?: Place;
  readonly children: ReactNode;
}) => (
  <SiteFrame place={place} hasDrafts={await hasDrafts()}>
    {children}
  </SiteFrame>
);
