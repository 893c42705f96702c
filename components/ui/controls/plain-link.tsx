import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { addressIn, languageOf } from '@/lib/game/language';

interface PlainLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** As in English: the link stays in the reader's language. */
  readonly href: string;
}

/** A link that loads its page again, or a file of this site. */
export const PlainLink = ({ href, children, ...props }: PlainLinkProps) => (
  <a href={addressIn(languageOf(useLocale()), href)} {...props}>
    {children}
  </a>
);
