'use client';

import { useMemo } from 'react';
import { valueAt } from '@/lib/documents/json-path';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { StudioRuleLink } from '../findings/studio-rule-link';
import { useStudioState } from '../session/studio-context';
import { useWriteField } from './fields';
import styles from './forms.module.css';
import { ValueField } from './value-field';

/** What the rule book leaves to the author of a battle, each with its section. */
export const Options = ({ scenario }: { readonly scenario: ScenarioBase }) => {
  const forms = useStudioState(({ rules }) => rules.system.forms);
  const write = useWriteField();
  const fields = useMemo(() => forms.options(scenario), [forms, scenario]);
  return fields.map(field => (
    <div key={field.path.join('/')} className={styles.option}>
      <ValueField
        field={field}
        path={field.path}
        value={valueAt(scenario, field.path)}
        onChoice={value => write(field.label, field.path, value)}
      />
      {field.rule && <StudioRuleLink rule={field.rule} />}
    </div>
  ));
};
