'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DesignFieldRow } from '@/components/editor/army/design-field';
import fields from '@/components/editor/army/fields.module.css';
import { StudioRuleLink } from '@/components/editor/findings/studio-rule-link';
import { AddControl } from '@/components/editor/forms/add-control';
import { useIsReadOnly } from '@/components/editor/forms/fields';
import { useStudio } from '@/components/editor/session/studio-context';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import type { Change } from '@/lib/documents/change';
import { nameArmyStep } from '@/lib/editor/edits/army-edits';
import { applyDocumentEdit } from '@/lib/editor/session/state';
import {
  type ArmyField,
  type DesignBlock,
  type DesignRow,
  type DesignTemplate,
  formatName,
} from '@/lib/game/contract/army/army-lists';
import styles from './list-editor.module.css';

interface BlocksProps {
  readonly list: unknown;
  readonly blocks: readonly DesignBlock[];
}

/** Parts that occur several times in a list or are seldom needed: folded until opened. */
export const DesignBlocks = ({ list, blocks }: BlocksProps) =>
  blocks.map(block => <Block key={block.id} list={list} block={block} />);

const useListEdit = () => {
  const { store } = useStudio();
  return (action: 'add' | 'change' | 'remove', name: string, changes: readonly Change[]): void =>
    store.update(state => applyDocumentEdit(state, nameArmyStep(action, name), changes));
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
      {isOpen && <BlockContent list={list} block={block} />}
    </details>
  );
};

const BlockContent = ({ list, block }: { readonly list: unknown; readonly block: DesignBlock }) => {
  const say = useSay();
  const action = useListEdit();
  const { title, rule, fields: own, rows, add, blocks, remove } = block;
  return (
    <>
      {rule && (
        <small>
          <StudioRuleLink rule={rule} />
        </small>
      )}
      <FieldsOf list={list} fields={own} />
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is edited where it stands, its name may change with every letter.
        <Row key={index} list={list} row={row} />
      ))}
      <DesignBlocks list={list} blocks={blocks} />
      <Additions title={title} add={add} />
      {remove && (
        <ActionButton id="clear" name={say(title)} onPress={() => action('remove', say(title), remove)} />
      )}
    </>
  );
};

/** One kind says on its button what comes; several are chosen from. */
const Additions = ({ title, add }: Pick<DesignBlock, 'title' | 'add'>) => {
  const say = useSay();
  const action = useListEdit();
  const isReadOnly = useIsReadOnly();
  const [only, ...others] = add;
  if (!only) return null;
  const onAdd = ({ changes }: DesignTemplate): void => action('add', say(title), changes);
  if (others.length > 0) return <AddControl title={title} kinds={add} onAdd={onAdd} />;
  return (
    <Button disabled={isReadOnly} onClick={() => onAdd(only)}>
      {say(only.label)}
    </Button>
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

interface ActionButtonProps {
  readonly id: 'remove' | 'clear' | 'up';
  readonly name: string;
  readonly onPress: () => void;
}

const ActionButton = ({ id, name, onPress }: ActionButtonProps) => {
  const words = useTranslations('lists.editor');
  const isReadOnly = useIsReadOnly();
  return (
    <Button look="quiet" disabled={isReadOnly} aria-label={words(id, { name })} onClick={onPress}>
      {words(`${id}-short`)}
    </Button>
  );
};

const Row = ({ list, row }: { readonly list: unknown; readonly row: DesignRow }) => {
  const say = useSay();
  const action = useListEdit();
  const name = formatName(row.label, say);
  const { up, remove } = row;
  return (
    <fieldset className={styles.row}>
      <legend>{name}</legend>
      <FieldsOf list={list} fields={row.fields} />
      <DesignBlocks list={list} blocks={row.blocks} />
      <div className={styles.tools}>
        {up && <ActionButton id="up" name={name} onPress={() => action('change', name, up)} />}
        {remove && <ActionButton id="remove" name={name} onPress={() => action('remove', name, remove)} />}
      </div>
    </fieldset>
  );
};
