/** What readers may do with a published document; the ids are those of SPDX, where it has one. */
export const LICENCES = [
  'CC0-1.0',
  'CC-BY-4.0',
  'CC-BY-SA-4.0',
  'CC-BY-NC-SA-4.0',
  'MIT',
  'all-rights-reserved',
] as const;
export type Licence = (typeof LICENCES)[number];

/** The licences allowed for a remix, by the original's: the same terms or narrower ones, never wider. */
const KEPT_OR_NARROWED: Readonly<Record<Licence, readonly Licence[]>> = {
  'CC0-1.0': LICENCES,
  // Both ask for the name of the author and nothing else of whoever builds on the work.
  MIT: LICENCES.filter(id => id !== 'CC0-1.0'),
  'CC-BY-4.0': LICENCES.filter(id => id !== 'CC0-1.0' && id !== 'MIT'),
  // Share alike: the same terms and no others.
  'CC-BY-SA-4.0': ['CC-BY-SA-4.0'],
  'CC-BY-NC-SA-4.0': ['CC-BY-NC-SA-4.0'],
  'all-rights-reserved': [],
};

/** The original of a remix, as far as its terms go. */
export interface LicensedOriginal {
  /** Null: published before licences were stated. */
  readonly licence: Licence | null;
  /** Whoever holds the rights may give any licence again. */
  readonly isOwn: boolean;
}

/** The licences under which a document may be published. Null: it is no remix. */
export const listAllowedLicences = (original: LicensedOriginal | null): readonly Licence[] =>
  original === null || original.isOwn || original.licence === null
    ? LICENCES
    : KEPT_OR_NARROWED[original.licence];

/** What a document of any kind states; null: nothing. */
export const licenceOf = (document: unknown): Licence | null => {
  const stated =
    typeof document === 'object' && document !== null && 'licence' in document ? document.licence : null;
  return LICENCES.find(known => known === stated) ?? null;
};

/** Where a licence can be read in full; all rights reserved has no text. */
export const LICENCE_URLS: Readonly<Record<Licence, string | null>> = {
  'CC0-1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
  'CC-BY-4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'CC-BY-SA-4.0': 'https://creativecommons.org/licenses/by-sa/4.0/',
  'CC-BY-NC-SA-4.0': 'https://creativecommons.org/licenses/by-nc-sa/4.0/',
  MIT: 'https://opensource.org/license/mit',
  'all-rights-reserved': null,
};
