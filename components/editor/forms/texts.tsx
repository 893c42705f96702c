'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import controls from '@/components/ui/controls/controls.module.css';
import { fieldClass } from '@/components/ui/controls/field';
import { Markdown } from '@/components/ui/reading/markdown';
import { useSay } from '@/components/words/use-say';
import { labelField } from '@/lib/editor/edits/field-edits';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { FieldFindings, useIsReadOnly, useWriteField } from './fields';
import styles from './forms.module.css';

const LIMIT = 20_000;

interface MarkdownFieldProps {
  readonly name: 'victory' | 'specialRules' | 'notes';
  readonly value: string;
}

/** A text in Markdown, and how it will be read: HTML in it is shown as it is written. */
const MarkdownField = ({ name, value }: MarkdownFieldProps) => {
  const say = useSay();
  const words = useTranslations('forms');
  const write = useWriteField();
  const isReadOnly = useIsReadOnly();
  const [isPreview, setPreview] = useState(false);
  const id = useId();
  const label = labelField(name);
  return (
    <div className={fieldClass}>
      <div className={styles.markdownHead}>
        <label htmlFor={id}>{say(label)}</label>
        <Button
          look="quiet"
          aria-pressed={isPreview}
          aria-label={words('preview-of', { field: say(label) })}
          onClick={() => setPreview(!isPreview)}
        >
          {words('preview')}
        </Button>
      </div>
      {isPreview ? (
        <section className={styles.preview} aria-label={words('preview-of', { field: say(label) })}>
          {value === '' ? (
            <p className={controls.hint}>{words('nothing-written')}</p>
          ) : (
            <Markdown tableCaption={say(label)}>{value}</Markdown>
          )}
        </section>
      ) : (
        <textarea
          id={id}
          rows={6}
          maxLength={LIMIT}
          readOnly={isReadOnly}
          value={value}
          onChange={({ target }) => write(label, [name], target.value === '' ? undefined : target.value)}
        />
      )}
      <FieldFindings path={[name]} />
    </div>
  );
};

export const Texts = ({ scenario }: { readonly scenario: ScenarioBase }) => (
  <>
    <MarkdownField name="victory" value={scenario.victory ?? ''} />
    <MarkdownField name="specialRules" value={scenario.specialRules ?? ''} />
    <MarkdownField name="notes" value={scenario.notes ?? ''} />
  </>
);
