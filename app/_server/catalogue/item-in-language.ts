import type { CardTexts } from '@/lib/store/catalogue/facts';

interface Listed extends CardTexts {
  readonly texts: Readonly<Record<string, CardTexts>>;
}

/** A listed item in the reader's language, with the original's language where the reader sees the original. */
export const itemInLanguage = <Item extends Listed>(
  item: Item,
  language: string,
): Item & { readonly original: string | null } => {
  const [original] = Object.keys(item.texts);
  const said = Object.hasOwn(item.texts, language) ? item.texts[language] : undefined;
  return { ...item, ...said, original: said || original === undefined ? null : original };
};
