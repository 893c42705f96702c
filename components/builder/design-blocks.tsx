'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RuleLink } from '@/components/findings/rule-link';
import controls from '@/components/studio/controls.module.css';
import { Adding } from '@/components/studio/forms/adding';
import { useIsReadOnly } from '@/components/studio/forms/fields';
import { useStudio } from '@/components/studio/studio-context';
import { changed } from '@/components/studio/studio-state';
import { useSay } from '@/components/words/use-say';
import type { Change } from '@/lib/documents/change';
import {
  type ArmyField,
  type DesignBlock,
  type DesignRow,
  type DesignStart,
  nameIn,
} from '@/lib/game/army-list';
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
  return (deed: 'add' | 'change' | 'remove', name: string, changes: readonly Change[]): void =>
    store.update(state => changed(state, deedName(deed, name), changes));
};

const Block = ({ list, block }: { readonly list: unknown; readonly block: DesignBlock }) => {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const { title, words, rows } = block;
  return (
    <details className={styles.block} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {say(title)}
        {words && <span className={styles.now}> {say(words)}</span>}
        {rows.length > 0 && <span className={styles.number}> {rows.length}</span>}
      </summary>
      {isOpen && <Inside list={list} block={block} />}
    </details>
  );
};

const Inside = ({ list, block }: { readonly list: unknown; readonly block: DesignBlock }) => {
  const say = useSay();
  const deed = useDeed();
  const { title, rule, fields: own, rows, add, blocks, remove } = block;
  return (
    <>
      {rule && (
        <small>
          <RuleLink rule={rule} />
        </small>
      )}
      <FieldsOf list={list} fields={own} />
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is edited where it stands, its name may change with every letter.
        <Row key={index} list={list} row={row} />
      ))}
      <DesignBlocks list={list} blocks={blocks} />
      <Additions title={title} add={add} />
      {remove && <Deed id="clear" name={say(title)} onDeed={() => deed('remove', say(title), remove)} />}
    </>
  );
};

/** One kind says on its button what comes; several are chosen from. */
const Additions = ({ title, add }: Pick<DesignBlock, 'title' | 'add'>) => {
  const say = useSay();
  const deed = useDeed();
  const isReadOnly = useIsReadOnly();
  const [only, ...others] = add;
  if (!only) return null;
  const onAdd = ({ changes }: DesignStart): void => deed('add', say(title), changes);
  if (others.length > 0) return <Adding title={title} kinds={add} onAdd={onAdd} />;
  return (
    <button type="button" className={controls.button} disabled={isReadOnly} onClick={() => onAdd(only)}>
      {say(only.label)}
    </button>
  );
};

const FieldsOf = ({ list, fields: own }: { readonly list: unknown; readonly fields: readonly ArmyField[] }) =>
  own.length > 0 && (
    <div className={fields.fields}>
      {own.map(field => (
        <DesignFieldRow key={`${field.label.code} ${field.path.join('/')}`} field={field} within={list} />
      ))}
    </div>
  );

interface DeedProps {
  readonly id: 'remove' | 'clear' | 'up';
  readonly name: string;
  readonly onDeed: () => void;
}

const Deed = ({ id, name, onDeed }: DeedProps) => {
  const words = useTranslations('lists.editor');
  const isReadOnly = useIsReadOnly();
  return (
    <button
      type="button"
      className={controls.quiet}
      disabled={isReadOnly}
      aria-label={words(id, { name })}
      onClick={onDeed}
    >
      {words(`${id}-short`)}
    </button>
  );
};

const Row = ({ list, row }: { readonly list: unknown; readonly row: DesignRow }) => {
  const say = useSay();
  const deed = useDeed();
  const name = nameIn(row.label, say);
  const { up, remove } = row;
  return (
    <fieldset className={styles.row}>
      <legend>{name}</legend>
      <FieldsOf list={list} fields={row.fields} />
      <DesignBlocks list={list} blocks={row.blocks} />
      <div className={styles.tools}>
        {up && <Deed id="up" name={name} onDeed={() => deed('change', name, up)} />}
        {remove && <Deed id="remove" name={name} onDeed={() => deed('remove', name, remove)} />}
      </div>
    </fieldset>
  );
};
