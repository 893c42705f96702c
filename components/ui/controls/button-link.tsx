import { buttonClass } from './button';
import { PageLink } from './page-link';

interface ButtonLinkProps {
  readonly href: string;
  readonly children: string;
  readonly main?: boolean;
  /** A file, not a page. */
  readonly file?: boolean;
}

/** A link that looks like a button, because it starts something. */
export const ButtonLink = ({ href, children, main, file }: ButtonLinkProps) => {
  const className = buttonClass(main ? 'main' : 'plain');
  return file ? (
    <a className={className} href={href}>
      {children}
    </a>
  ) : (
    <PageLink className={className} href={href}>
      {children}
    </PageLink>
  );
};
