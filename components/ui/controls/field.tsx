import type { ReactNode } from 'react';
import styles from './field.module.css';

/** For a field that holds more than its words and one control. */
export const fieldClass = styles.field;

interface FieldProps {
  readonly label: ReactNode;
  /** One input, select or textarea. */
  readonly children: ReactNode;
}

/** A control below its words. The page's own label does all of it: what is wrong in a form is said by the rules, not by the field. */
export const Field = ({ label, children }: FieldProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children.
  <label className={styles.field}>
    {label}
    {children}
  </label>
);
