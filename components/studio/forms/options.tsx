'use client';

import { useMemo } from 'react';
import { RuleLink } from '@/components/findings/rule-link';
import { valueAt } from '@/lib/documents/json-path';
import type { ScenarioBase } from '@/lib/game/scenario-base';
import { useStudioState } from '../studio-context';
import { useWrite } from './fields';
import styles from './forms.module.css';
import { ValueField } from './value-field';

/** What the rule book leaves to the author of a battle, each with its section. */
export const Options = ({ scenario }: { readonly scenario: ScenarioBase }) => {
  const forms = useStudioState(({ judge }) => judge.system.forms);
  const write = useWrite();
  const fields = useMemo(() => forms.options(scenario), [forms, scenario]);
  return fields.map(field => (
    <div key={field.path.join('/')} className={styles.option}>
      <ValueField
        field={field}
        path={field.path}
        value={valueAt(scenario, field.path)}
        onChoice={value => write(field.label, field.path, value)}
      />
      {field.rule && <RuleLink rule={field.rule} />}
    </div>
  ));
};
