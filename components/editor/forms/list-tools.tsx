'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { labelField, moveListItem, replaceList } from '@/lib/editor/edits/field-edits';
import { useStudio } from '../session/studio-context';
import { useIsReadOnly } from './fields';
import styles from './forms.module.css';

interface ListToolsProps<Item> {
  readonly field: string;
  readonly list: readonly Item[];
  readonly index: number;
  /** The name of the entry, for screen readers. */
  readonly name: string;
}

/** Up, down and out, for one entry of a list. */
export const ListTools = <Item,>({ field, list, index, name }: ListToolsProps<Item>) => {
  const words = useTranslations('forms.list');
  const { store } = useStudio();
  const isReadOnly = useIsReadOnly();
  const change = (next: readonly Item[]): void =>
    store.update(state => replaceList(state, labelField(field), [field], next));
  return (
    <div className={styles.listTools}>
      <Button
        look="quiet"
        disabled={isReadOnly || index === 0}
        aria-label={words('up-name', { name })}
        onClick={() => change(moveListItem(list, index, -1))}
      >
        {words('up')}
      </Button>
      <Button
        look="quiet"
        disabled={isReadOnly || index === list.length - 1}
        aria-label={words('down-name', { name })}
        onClick={() => change(moveListItem(list, index, 1))}
      >
        {words('down')}
      </Button>
      <Button
        look="quiet"
        disabled={isReadOnly}
        aria-label={words('remove-name', { name })}
        onClick={() => change(list.toSpliced(index, 1))}
      >
        {words('remove')}
      </Button>
    </div>
  );
};

interface AddEntryProps<Item> {
  readonly field: string;
  readonly list: readonly Item[];
  readonly entry: () => Item;
}

export const AddEntryButton = <Item,>({ field, list, entry }: AddEntryProps<Item>) => {
  const words = useTranslations('forms.list');
  const { store } = useStudio();
  const isReadOnly = useIsReadOnly();
  return (
    <Button
      disabled={isReadOnly}
      onClick={() =>
        store.update(state => replaceList(state, labelField(field), [field], [...list, entry()]))
      }
    >
      {words(`add-${field}`)}
    </Button>
  );
};
