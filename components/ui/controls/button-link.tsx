import { buttonClass } from './button';
import { PageLink } from './page-link';

interface ButtonLinkProps {
  readonly href: string;
  readonly children: string;
  readonly main?: boolean;
  /** A file, not a page. */
  readonly file?: boolean;
  /** What it is called where its words alone do not say enough. */
  readonly label?: string;
}

/** A link that looks like a button, because it starts something. */
export const ButtonLink = ({ href, children, main, file, label }: ButtonLinkProps) => {
  const className = buttonClass(main ? 'main' : 'plain');
  return file ? (
    <a className={className} href={href} aria-label={label}>
      {children}
    </a>
  ) : (
    <PageLink className={className} href={href} aria-label={label}>
      {children}
    </PageLink>
  );
};
