import type { ComponentProps } from 'react';
import { Button } from './button';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<typeof Button>, 'look' | 'aria-label'> {
  /** What it does, for the screen reader and as a hint. */
  readonly label: string;
}

/** A square button with a sign instead of words. */
export const IconButton = ({ label, className, title = label, ...props }: IconButtonProps) => (
  <Button
    look="bare"
    className={[styles.icon, className].filter(Boolean).join(' ')}
    aria-label={label}
    title={title}
    {...props}
  />
);
