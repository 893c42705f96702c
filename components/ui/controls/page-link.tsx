import Link from 'next/link';
import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { addressIn, languageOf } from '@/lib/game/language';

interface PageLinkProps extends Omit<ComponentProps<typeof Link>, 'prefetch' | 'href'> {
  /** As in English: the link stays in the reader's language. */
  readonly href: string;
}

/** A link within the site. Nothing is fetched ahead: pages carry whole maps, and the studio carries an editor. */
export const PageLink = ({ href, ...props }: PageLinkProps) => (
  <Link prefetch={false} href={addressIn(languageOf(useLocale()), href)} {...props} />
);
