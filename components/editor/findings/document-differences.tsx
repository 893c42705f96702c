'use client';

import { useTranslations } from 'next-intl';
import { type Difference, listDifferences } from '@/lib/documents/compare/differences';
import { type JsonPath, valueAt } from '@/lib/documents/json-path';
import { formatValue } from '@/lib/game/check/shorten-values';
import styles from './document-differences.module.css';

const nameAt = (document: unknown, path: JsonPath): string | null => {
  const value = valueAt(document, path);
  if (typeof value !== 'object' || value === null) return null;
  const [name] = ['name', 'title', 'id', 'tile'].flatMap(key => {
    const found = valueAt(value, [key]);
    return typeof found === 'string' && found !== '' ? [found] : [];
  });
  return name ?? null;
};

/** "forces › Rome › units › Velites › class": items of lists go by their names. */
export const describePath = (document: unknown, path: JsonPath): string =>
  path
    .map((key, index) =>
      typeof key === 'number' ? (nameAt(document, path.slice(0, index + 1)) ?? `${key + 1}`) : key,
    )
    .join(' › ');

interface DocumentDifferencesProps {
  readonly before: unknown;
  readonly after: unknown;
  readonly most: number;
}

const Row = ({ difference, document }: { readonly difference: Difference; readonly document: unknown }) => {
  const words = useTranslations('problems');
  const { path, before, after } = difference;
  const show = (value: unknown): string => (value === undefined ? words('absent') : formatValue(value));
  return (
    <tr>
      <th scope="row">{describePath(document, path)}</th>
      <td>
        <del>{show(before)}</del>
      </td>
      <td>
        <ins>{show(after)}</ins>
      </td>
    </tr>
  );
};

/** Two versions of a document, place by place. */
export const DocumentDifferences = ({ before, after, most }: DocumentDifferencesProps) => {
  const words = useTranslations('problems');
  const found = listDifferences(before, after);
  if (found.length === 0) return <p className={styles.more}>{words('same')}</p>;
  return (
    <>
      <table className={styles.table}>
        <tbody>
          {found.slice(0, most).map(difference => (
            <Row
              key={difference.path.join('/')}
              difference={difference}
              document={difference.before === undefined ? after : before}
            />
          ))}
        </tbody>
      </table>
      {found.length > most && <p className={styles.more}>{words('also', { count: found.length - most })}</p>}
    </>
  );
};
