import { findUserByName, namesOf } from '@/lib/store/accounts/accounts';
import { readCollection } from '@/lib/store/catalogue/collections';
import type { Followed } from '@/lib/store/community/follows';
import { readVersionSummary } from '@/lib/store/documents/versions';
import type { FollowedKind } from '@/lib/store/schema/community-tables';
import { getStore } from '../store';

/** What an address or a request names; an author by their name, since their id is shown to nobody. Null: there is no such author. */
export const resolveFollowed = async (kind: FollowedKind, target: string): Promise<Followed | null> => {
  if (kind !== 'author') return { kind, target };
  const author = await findUserByName(await getStore(), target);
  return author && { kind, target: author.id };
};

interface NamedFollowed {
  readonly kind: FollowedKind;
  /** As a request names it. */
  readonly target: string;
  readonly name: string;
  readonly href: string;
}

/** As it is shown to whoever follows it; null: it is gone. */
export const nameFollowed = async ({ kind, target }: Followed): Promise<NamedFollowed | null> => {
  const store = await getStore();
  if (kind === 'author') {
    const name = (await namesOf(store, [target])).get(target);
    const href = `/authors/${encodeURIComponent(name?.toLowerCase() ?? '')}`;
    return name === undefined ? null : { kind, target: name, name, href };
  }
  const found =
    kind === 'document' ? await readVersionSummary(store, target) : await readCollection(store, target);
  const folder = kind === 'document' ? 's' : 'collections';
  return found && { kind, target, name: found.title, href: `/${folder}/${target}` };
};
