import { Button as BaseButton } from '@base-ui/react/button';
import type { ComponentProps } from 'react';
import styles from './button.module.css';

/** `plain` has an edge, `main` is the one thing to do here, `quiet` is text only, `bare` is styled by its own place. */
export type ButtonLook = 'plain' | 'main' | 'quiet' | 'bare';

interface ButtonProps extends Omit<ComponentProps<typeof BaseButton>, 'className'> {
  readonly look?: ButtonLook;
  readonly className?: string | undefined;
}

/** The class of a button, also for a link that looks like one. */
export const composeButtonClass = (look: ButtonLook = 'plain', more = ''): string =>
  [look === 'bare' ? '' : styles.button, look === 'bare' ? '' : styles[look], more].filter(Boolean).join(' ');

/** A button. It never submits a form unless its type says so. */
export const Button = ({ look = 'plain', className, ...props }: ButtonProps) => (
  <BaseButton className={composeButtonClass(look, className) || undefined} {...props} />
);
