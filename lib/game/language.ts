/**
 * The languages of the interface; everything is written in the first of them. A new one is added here, and has
 * its folders (docs/languages.md); the build writes down what they hold.
 */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** The language that was chosen on a device; only the home page and the hint ask for it. */
export const LANGUAGE_COOKIE = 'language';

const isLanguage = (tag: unknown): tag is Language => LANGUAGES.some(language => language === tag);

const primaryOf = (tag: string): string => tag.toLowerCase().split(/[-_.]/)[0] ?? '';

/** The language of a tag such as "de-AT"; the default for one that we do not speak. */
export const languageOf = (tag: string | null | undefined): Language => {
  const primary = primaryOf(tag ?? '');
  return isLanguage(primary) ? primary : DEFAULT_LANGUAGE;
};

const weightOf = (parameters: readonly string[]): number => {
  const weight = parameters.find(parameter => parameter.trim().startsWith('q='));
  return weight === undefined ? 1 : Number(weight.trim().slice(2)) || 0;
};

/** The first of our languages in an `Accept-Language`, by their weights. */
export const choosePreferredLanguage = (accepted: string | null): Language => {
  const wanted = (accepted ?? '')
    .split(',')
    .map(entry => entry.split(';'))
    .map(([tag = '', ...parameters]) => ({ language: primaryOf(tag.trim()), weight: weightOf(parameters) }))
    .filter(({ language, weight }) => isLanguage(language) && weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return languageOf(wanted[0]?.language);
};

/** Language and path of an address: "/de/catalogue" is the German "/catalogue"; English has no beginning of its own. */
export const splitAddress = (pathname: string): { readonly language: Language; readonly path: string } => {
  const [, first = ''] = pathname.split('/');
  return isLanguage(first) && first !== DEFAULT_LANGUAGE
    ? { language: first, path: pathname.slice(first.length + 1) || '/' }
    : { language: DEFAULT_LANGUAGE, path: pathname };
};

/** The file of a rule book's pages in a language. */
export const rulesFileIn = (language: Language): string =>
  language === DEFAULT_LANGUAGE ? 'rules.md' : `rules.${language}.md`;

/** Addresses without a language: the programming interface, and everything that is not a page. */
const WITHOUT_LANGUAGE = /^\/(api|_next|schemas|icons|pictures)\//;

/** The address of a path of this site in a language; addresses elsewhere stay as they are. */
export const addressIn = (language: Language, address: string): string => {
  if (!address.startsWith('/') || address.startsWith('//')) return address;
  const known = splitAddress(address.split(/[?#]/)[0] ?? '');
  if (language === DEFAULT_LANGUAGE || known.language === language || WITHOUT_LANGUAGE.test(address))
    return address;
  return address === '/' ? `/${language}` : `/${language}${address}`;
};
