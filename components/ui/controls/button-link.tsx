import type { ReactNode } from 'react';
import { PlainLink } from '@/components/ui/controls/plain-link';
import { composeButtonClass } from './button';
import { PageLink } from './page-link';

interface ButtonLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly main?: boolean;
  /** A file, not a page. */
  readonly file?: boolean;
  /** What it is called where its words alone do not say enough. */
  readonly label?: string;
}

/** A link that looks like a button, because it starts something. */
export const ButtonLink = ({ href, children, main, file, label }: ButtonLinkProps) => {
  const className = composeButtonClass(main ? 'main' : 'plain');
  return file ? (
    <PlainLink className={className} href={href} aria-label={label}>
      {children}
    </PlainLink>
  ) : (
    <PageLink className={className} href={href} aria-label={label}>
      {children}
    </PageLink>
  );
};
