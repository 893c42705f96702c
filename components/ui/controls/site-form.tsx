import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { addressIn, languageOf } from '@/lib/game/language';

interface SiteFormProps extends Omit<ComponentProps<'form'>, 'action'> {
  /** As in English: the answer comes in the reader's language. */
  readonly action: string;
}

/** A form that asks for a page of this site. */
export const SiteForm = ({ action, children, ...props }: SiteFormProps) => (
  <form action={addressIn(languageOf(useLocale()), action)} {...props}>
    {children}
  </form>
);
