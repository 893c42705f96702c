import { getTranslations } from 'next-intl/server';
import { FollowButton } from '@/components/following/follow-button';
import { isFollowing } from '@/lib/store/community/follows';
import type { FollowedKind } from '@/lib/store/schema/community-tables';
import { findCurrentAuthor } from '../accounts/author';
import { getStore } from '../store';
import { resolveFollowed } from './followed';

interface FollowControlProps {
  readonly kind: FollowedKind;
  /** The name of an author, or the slug of a document or collection. */
  readonly target: string;
  readonly label: string;
}

/** The button to follow an author; nobody follows themselves. */
export const FollowControl = async ({ kind, target, label }: FollowControlProps) => {
  const t = await getTranslations('following.button');
  const reader = await findCurrentAuthor();
  const followed = await resolveFollowed(kind, target);
  if (!followed || (kind === 'author' && followed.target === reader)) return null;
  return (
    <FollowButton
      kind={kind}
      target={target}
      isFollowed={await isFollowing(await getStore(), reader, followed)}
      words={{ label, follow: t('follow'), following: t('following') }}
    />
  );
};
