import Link from 'next/link';
import type { ComponentProps } from 'react';

/** A link within the site. Nothing is fetched ahead: pages carry whole maps, and the studio carries an editor. */
export const PageLink = (props: Omit<ComponentProps<typeof Link>, 'prefetch'>) => (
  <Link prefetch={false} {...props} />
);
