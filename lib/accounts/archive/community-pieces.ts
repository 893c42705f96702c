import { z } from 'zod';
import { namesOf } from '@/lib/store/accounts/accounts';
import { listOwnContributions } from '@/lib/store/community/contributions';
import { listFollowed } from '@/lib/store/community/follows';
import { listOwnPlayed, RATINGS } from '@/lib/store/community/ratings';
import type { Store } from '@/lib/store/engine/open-store';
import { FOLLOWED_KINDS } from '@/lib/store/schema/community-tables';

const slug = z.string().max(200);
const version = { slug, n: z.number().int().positive() };
const variant = z.string().max(60).nullable();
const record = z.string().max(48_000);
const text = z.string().max(10_000);

/** What somebody wrote, played, rated or follows, as an archive holds it. */
const pieceSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('comment'), ...version, text }),
  z.object({
    type: z.literal('play-report'),
    ...version,
    text,
    variant,
    /** Null: a game by link, which only the server that had it knows. */
    record: record.nullable(),
    game: z.string().max(80).nullable(),
  }),
  z.object({ type: z.literal('finished-game'), ...version, variant, record }),
  z.object({ type: z.literal('rating'), slug, rating: z.literal(RATINGS) }),
  /** An author by their name. */
  z.object({ type: z.literal('follow'), kind: z.enum(FOLLOWED_KINDS), target: slug }),
]);

export type CommunityPiece = z.infer<typeof pieceSchema>;

export const communityFileSchema = z.array(pieceSchema).max(5000);

/** Finished games come before the ratings that rest on them. */
export const listCommunityPieces = async (store: Store, user: string): Promise<readonly CommunityPiece[]> => {
  const { games, ratings } = await listOwnPlayed(store, user);
  return [
    ...games.flatMap(({ record: packed, ...game }) =>
      packed === null ? [] : { type: 'finished-game' as const, ...game, record: packed },
    ),
    ...(await listWritten(store, user)),
    ...ratings.flatMap(({ slug: rated, rating }) => {
      const known = RATINGS.find(each => each === rating);
      return known ? { type: 'rating' as const, slug: rated, rating: known } : [];
    }),
    ...(await listFollows(store, user)),
  ];
};

const listWritten = async (store: Store, user: string): Promise<readonly CommunityPiece[]> =>
  (await listOwnContributions(store, user)).map(({ slug: line, n, text: words, played }) =>
    played
      ? {
          ...{ type: 'play-report', slug: line, n, text: words },
          ...{ variant: played.variant, record: played.record, game: played.game },
        }
      : { type: 'comment', slug: line, n, text: words },
  );

const listFollows = async (store: Store, user: string): Promise<readonly CommunityPiece[]> => {
  const followed = await listFollowed(store, user);
  const names = await namesOf(
    store,
    followed.map(({ target }) => target),
  );
  return followed.flatMap(({ kind, target }) => {
    const named = kind === 'author' ? names.get(target) : target;
    return named === undefined ? [] : { type: 'follow' as const, kind, target: named };
  });
};
