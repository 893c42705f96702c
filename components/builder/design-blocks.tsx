'use client';

import { useTranslations } from 'next-intl';
import { RuleLink } from '@/components/findings/rule-link';
import controls from '@/components/studio/controls.module.css';
import { useIsReadOnly } from '@/components/studio/forms/fields';
import { useStudio } from '@/components/studio/studio-context';
import { changed } from '@/components/studio/studio-state';
import { useSay } from '@/components/words/use-say';
import type { Change } from '@/lib/documents/change';
import { type DesignBlock, type DesignRow, nameIn } from '@/lib/game/army-list';
import { deedName } from './army-edits';
import { DesignFieldRow } from './design-field';
import styles from './editor.module.css';
import fields from './fields.module.css';

interface BlocksProps {
  readonly list: unknown;
  readonly blocks: readonly DesignBlock[];
}

/** What stands in a list more than once, or is said of it only now and then: put away until it is wanted. */
export const DesignBlocks = ({ list, blocks }: BlocksProps) =>
  blocks.map(block => <Block key={block.id} list={list} block={block} />);

const useDeed = () => {
  const { store } = useStudio();
  return (deed: 'add' | 'remove', name: string, changes: readonly Change[]): void =>
    store.update(state => changed(state, deedName(deed, name), changes));
};

const Block = ({ list, block }: { readonly list: unknown; readonly block: DesignBlock }) => {
  const say = useSay();
  const deed = useDeed();
  const isReadOnly = useIsReadOnly();
  const { title, rule, rows, add } = block;
  return (
    <details className={styles.block}>
      <summary>
        {say(title)}
        {rows.length > 0 && <span className={styles.number}>{rows.length}</span>}
      </summary>
      {rule && (
        <small>
          <RuleLink rule={rule} />
        </small>
      )}
      {block.fields.length > 0 && <FieldsOf list={list} row={block} />}
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is edited where it stands, its name may change with every letter.
        <Row key={index} list={list} row={row} />
      ))}
      {add && (
        <button
          type="button"
          className={controls.button}
          disabled={isReadOnly}
          onClick={() => deed('add', say(title), add.changes)}
        >
          {say(add.label)}
        </button>
      )}
    </details>
  );
};

const FieldsOf = ({ list, row }: { readonly list: unknown; readonly row: Pick<DesignRow, 'fields'> }) => (
  <div className={fields.fields}>
    {row.fields.map(field => (
      <DesignFieldRow key={field.path.join('/')} field={field} within={list} />
    ))}
  </div>
);

const Row = ({ list, row }: { readonly list: unknown; readonly row: DesignRow }) => {
  const words = useTranslations('lists.editor');
  const say = useSay();
  const deed = useDeed();
  const name = nameIn(row.label, say);
  const isReadOnly = useIsReadOnly();
  return (
    <fieldset className={styles.row}>
      <legend>{name}</legend>
      <FieldsOf list={list} row={row} />
      <button
        type="button"
        className={controls.quiet}
        disabled={isReadOnly}
        aria-label={words('remove', { name })}
        onClick={() => deed('remove', name, row.remove)}
      >
        {words('remove-short')}
      </button>
    </fieldset>
  );
};
