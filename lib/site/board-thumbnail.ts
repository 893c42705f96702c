import { addressIn, type Language } from '@/lib/game/language';

const WIDTHS = [280, 420, 640];
const SIZE = { width: 420, height: 336 };

/** The attributes of a small picture of a published board, in the widths in which cards show it. */
export const boardPictureOf = (
  { slug, n }: { readonly slug: string; readonly n: number },
  language: Language,
) => {
  const file = (width: number): string => addressIn(language, `/s/${slug}/v/${n}/board.webp?width=${width}`);
  return {
    src: file(SIZE.width),
    srcSet: WIDTHS.map(width => `${file(width)} ${width}w`).join(', '),
    ...SIZE,
  };
};
