'use client';

import { useMemo } from 'react';
import { valueAt } from '@/lib/documents/json-path';
import { removeShape } from '@/lib/editor/edits/map/shape-edits';
import type { EntryList } from '@/lib/game/contract/authoring/forms';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { EntryFields } from '../forms/entry-lists';
import { FieldFindings } from '../forms/fields';
import styles from '../forms/forms.module.css';
import { useInteraction, useStudio, useStudioState } from '../session/studio-context';
import { SpaceFormView, useSpaceForm } from './space-panel';

/** The entry of a list that describes the shape: the one with its name. */
const entryOf = (lists: readonly EntryList[], scenario: ScenarioBase, id: string) => {
  for (const { path, entries } of lists) {
    const values = valueAt(scenario, path);
    const index = Array.isArray(values) ? values.findIndex(value => valueAt(value, ['id']) === id) : -1;
    const entry = entries[index];
    if (entry) return { entry, number: index + 1, at: [...path, index] };
  }
  return null;
};

/** The fields of the selected shape of an open table, beside its outline. */
export const ShapePanel = ({ shape }: { readonly shape: string }) => {
  const { store } = useStudio();
  const scenario = useStudioState(({ derived }) => derived.scenario);
  const forms = useStudioState(({ rules }) => rules.system.forms);
  const found = useMemo(
    () => (scenario ? entryOf(forms.lists?.(scenario) ?? [], scenario, shape) : null),
    [forms, scenario, shape],
  );
  const form = useSpaceForm(shape);
  if (!scenario || !found) return null;
  const { entry, number, at } = found;
  const onRemove = (): void => store.update(state => removeShape(state, shape));
  return (
    <div className={styles.fields}>
      {form && <SpaceFormView place={shape} form={form} />}
      <EntryFields entry={entry} number={number} scenario={scenario} onRemove={onRemove} />
      <FieldFindings path={at} within />
    </div>
  );
};

/** The chosen shape, as long as it lies on the table. */
export const useSelectedShape = (): string | null => {
  const chosen = useInteraction(({ shape }) => shape);
  const shapes = useStudioState(({ derived }) => derived.position?.shapes);
  return shapes?.some(({ id }) => id === chosen) ? chosen : null;
};
