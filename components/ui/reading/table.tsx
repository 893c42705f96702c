import type { ComponentProps } from 'react';
import styles from './table.module.css';

/** A ruled table as wide as its place. */
export const Table = ({ className, ...props }: ComponentProps<'table'>) => (
  <table className={[styles.table, className].filter(Boolean).join(' ')} {...props} />
);
