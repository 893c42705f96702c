import { announce, formatDraftTopic } from '../bus/announce';
import type { Store } from '../engine/open-store';
import { sanitizeText } from '../engine/sanitize';
import type { DraftCommentTable } from '../schema/together-tables';

/** The most comments of one draft. */
export const MOST_COMMENTS = 500;

export interface NewComment
  extends Pick<DraftCommentTable, 'draft' | 'user_id' | 'name' | 'text' | 'place'> {}

/** False: the draft has as many as it may. */
export const addComment = (store: Store, comment: NewComment): Promise<boolean> =>
  store.db.transaction().execute(async transaction => {
    // Writing the draft's row makes two who comment at once wait for each other.
    await transaction
      .updateTable('drafts')
      .set(row => ({ updated_at: row.ref('updated_at') }))
      .where('id', '=', comment.draft)
      .execute();
    const row = await transaction
      .selectFrom('draft_comments')
      .select(({ fn }) => [fn.max('n').as('last'), fn.countAll().as('count')])
      .where('draft', '=', comment.draft)
      .executeTakeFirst();
    if (Number(row?.count ?? 0) >= MOST_COMMENTS) return false;
    const text = sanitizeText(comment.text);
    const place = sanitizeText(comment.place);
    const n = Number(row?.last ?? 0) + 1;
    await transaction
      .insertInto('draft_comments')
      .values({ ...comment, text, place, n, resolved_by: null, at: store.now() })
      .execute();
    await announce(store, transaction, [formatDraftTopic(comment.draft)]);
    return true;
  });

/** Settles a comment, or opens it again; false: there is none such. */
export const resolveComment = (
  store: Store,
  draft: string,
  n: number,
  resolvedBy: string | null,
): Promise<boolean> =>
  store.db.transaction().execute(async transaction => {
    const row = await transaction
      .updateTable('draft_comments')
      .set({ resolved_by: resolvedBy })
      .where('draft', '=', draft)
      .where('n', '=', n)
      .returning('n')
      .executeTakeFirst();
    await announce(store, transaction, [formatDraftTopic(draft)]);
    return row !== undefined;
  });

/** Deletes a comment: the user's own, or any, where no author is named. False: there is none. */
export const deleteComment = (
  store: Store,
  draft: string,
  n: number,
  author: string | null,
): Promise<boolean> =>
  store.db.transaction().execute(async transaction => {
    const row = await transaction
      .deleteFrom('draft_comments')
      .where('draft', '=', draft)
      .where('n', '=', n)
      .$if(author !== null, query => query.where('user_id', '=', author ?? ''))
      .returning('n')
      .executeTakeFirst();
    await announce(store, transaction, [formatDraftTopic(draft)]);
    return row !== undefined;
  });

export const readComments = (
  { db }: Pick<Store, 'db'>,
  draft: string,
): Promise<readonly DraftCommentTable[]> =>
  db.selectFrom('draft_comments').selectAll().where('draft', '=', draft).orderBy('n').execute();
