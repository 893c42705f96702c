import { BAND_LENGTH, isNearDuplicate } from './minhash';

interface DuplicateCandidate {
  readonly id: number;
  readonly publishedAt: string;
  readonly slug: string;
  readonly minhash: string;
  /** It came with the program: it is never listed behind another document. */
  readonly isShipped: boolean;
}

/** Near-duplicates by the one that was there first: ids of rows to the id of their family's head. */
export type DuplicateGroups = ReadonlyMap<number, number>;

/** Groups each document with the older one that it resembles. */
export const groupNearDuplicates = (members: readonly DuplicateCandidate[]): DuplicateGroups => {
  const heads = new Map<number, number>();
  const bands = new Map<string, DuplicateCandidate[]>();
  for (const member of [...members].sort(byAge)) {
    const bandsOfMember = bandsOf(member.minhash);
    const like = (member.isShipped ? [] : bandsOfMember)
      .flatMap(band => bands.get(band) ?? [])
      .find(head => isNearDuplicate(head.minhash, member.minhash));
    heads.set(member.id, like?.id ?? member.id);
    if (like) continue;
    for (const band of bandsOfMember) bands.set(band, [...(bands.get(band) ?? []), member]);
  }
  return heads;
};

/** Two documents that are much alike share a band almost always, so that only those who do are compared. */
const bandsOf = (minhash: string): readonly string[] =>
  Array.from(
    { length: Math.floor(minhash.length / BAND_LENGTH) },
    (_, index) => `${index} ${minhash.slice(index * BAND_LENGTH, (index + 1) * BAND_LENGTH)}`,
  );

const byAge = (one: DuplicateCandidate, other: DuplicateCandidate): number => {
  if (one.publishedAt !== other.publishedAt) return one.publishedAt < other.publishedAt ? -1 : 1;
  return one.slug < other.slug ? -1 : 1;
};
