import styles from './button.module.css';
import { PageLink } from './page-link';

interface ButtonLinkProps {
  readonly href: string;
  readonly children: string;
  readonly main?: boolean;
  /** A file, not a page. */
  readonly file?: boolean;
}

export const buttonClass = (main = false): string =>
  main ? `${styles.button} ${styles.main}` : (styles.button ?? '');

/** A link that looks like what it is for: something to do. */
export const ButtonLink = ({ href, children, main, file }: ButtonLinkProps) =>
  file ? (
    <a className={buttonClass(main)} href={href}>
      {children}
    </a>
  ) : (
    <PageLink className={buttonClass(main)} href={href}>
      {children}
    </PageLink>
  );
