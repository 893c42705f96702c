import { LANGUAGES } from '@/lib/game/language';

/** Languages that an author may choose: those of the interface, and others that players write in. */
const OFFERED: readonly string[] = [
  ...LANGUAGES,
  'fr',
  'es',
  'it',
  'nl',
  'pl',
  'pt',
  'sv',
  'da',
  'cs',
  'el',
  'ja',
  'zh',
];

/** Languages that a document already uses are offered, too. */
export const listOfferedLanguages = (used: readonly (string | undefined)[]): readonly string[] => [
  ...new Set([...OFFERED, ...used.flatMap(language => language ?? [])]),
];

/** Into which language an author wants to translate first: one that is begun, else another one of the interface. */
export const findFirstTarget = (original: string | undefined, begun: readonly string[]): string =>
  begun.find(language => language !== original) ??
  LANGUAGES.find(language => language !== (original ?? LANGUAGES[0])) ??
  LANGUAGES[0];
