import { getEnv } from '@/lib/env';
import { addressIn, type Language } from '@/lib/game/language';
import type { PublishedRoster } from '@/lib/print/roster/roster-contents';
import type { VersionRef } from '@/lib/store/documents/drafts';

/** The permanent address of a version, for a phone that reads it from paper. */
export const versionUrlOf = ({ slug, n }: VersionRef, language: Language): string =>
  getEnv().baseUrl + addressIn(language, `/s/${slug}/v/${n}`);

/** What a print says of the version that it was made from. */
export const toPublishedRoster = (
  version: VersionRef & { readonly publishedAt: string },
  language: Language,
): PublishedRoster => ({
  version: version.n,
  publishedAt: version.publishedAt,
  address: versionUrlOf(version, language),
});
