import { getFormatter } from 'next-intl/server';
import { restorableSince } from '@/app/_server/drafts/restorable-days';
import { getStore } from '@/app/_server/store';
import { DeletedDrafts } from '@/components/account/deleted-drafts';
import { listDeletedDrafts } from '@/lib/store/documents/deleted-drafts';

/** What an author deleted within the last thirty days. */
export const DeletedList = async ({ author }: { readonly author: string }) => {
  const format = await getFormatter();
  const deleted = await listDeletedDrafts(await getStore(), author, restorableSince());
  const entries = deleted.map(({ id, title, deletedAt }) => ({
    id,
    title,
    date: format.dateTime(new Date(deletedAt), { dateStyle: 'medium' }),
  }));
  return <DeletedDrafts drafts={entries} />;
};
