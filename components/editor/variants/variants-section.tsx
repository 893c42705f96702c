'use client';

import { useTranslations } from 'next-intl';
import { useId, useMemo, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import controls from '@/components/ui/controls/controls.module.css';
import { fieldClass } from '@/components/ui/controls/field';
import { useSay } from '@/components/words/use-say';
import { showVariant } from '@/lib/editor/session/state';
import { listVariantDifferences } from '@/lib/editor/variants/variant-differences';
import {
  copyVariant,
  createVariant,
  createVariantFromEdits,
  deleteVariant,
  setVariantText,
} from '@/lib/editor/variants/variant-edits';
import { describeFinding } from '@/lib/game/contract/finding';
import type { Variant } from '@/lib/game/document/scenario-base';
import { StudioRuleLink } from '../findings/studio-rule-link';
import { FormSection } from '../forms/form-section';
import forms from '../forms/forms.module.css';
import { useStudio, useStudioState } from '../session/studio-context';
import { useVariants } from './use-variants';
import styles from './variants.module.css';

const Differences = ({ variant }: { readonly variant: Variant }) => {
  const words = useTranslations('variants');
  const say = useSay();
  const document = useStudioState(({ history }) => history.present.document);
  const differences = useMemo(() => listVariantDifferences(document, variant), [document, variant]);
  if (differences.length === 0) return <p className={controls.hint}>{words('no-differences')}</p>;
  return (
    <ul className={styles.differences} aria-label={words('differences')}>
      {differences.map(({ op, place, before, after }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an operation is its place in the patch.
        <li key={index}>
          {words(`op.${op}`, { place: say(place) })}
          {before !== '' && <del>{before}</del>}
          {after !== '' && <ins>{after}</ins>}
        </li>
      ))}
    </ul>
  );
};

/** What the rules say of a variant and not of the battle itself. */
const VariantFindings = ({ id }: { readonly id: string }) => {
  const say = useSay();
  const isShown = useStudioState(({ variant }) => variant === id);
  const findings = useStudioState(({ derived }) => derived.findings);
  return findings
    .filter(({ variant }) => isShown || variant === id)
    .map((finding, index) => (
      <p
        // biome-ignore lint/suspicious/noArrayIndexKey: findings of a variant share one path.
        key={index}
        className={forms.finding}
        data-severity={finding.severity}
      >
        {say(describeFinding(finding))} {finding.rule && <StudioRuleLink rule={finding.rule} />}
      </p>
    ));
};

interface NameFieldProps {
  readonly variant: Variant;
  readonly field: 'title' | 'summary';
}

const NameField = ({ variant, field }: NameFieldProps) => {
  const say = useSay();
  const { store } = useStudio();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const common = {
    id,
    maxLength: field === 'title' ? 120 : 1000,
    value: typed ?? variant[field] ?? '',
    onBlur: () => setTyped(null),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setTyped(target.value);
      store.update(state => setVariantText(state, variant.id, field, target.value));
    },
  };
  return (
    <div className={fieldClass}>
      <label htmlFor={id}>{say({ code: `variants.${field}` })}</label>
      {field === 'title' ? <input {...common} /> : <textarea rows={2} {...common} />}
    </div>
  );
};

const OneVariant = ({ variant }: { readonly variant: Variant }) => {
  const words = useTranslations('variants');
  const { store } = useStudio();
  const isShown = useStudioState(state => state.variant === variant.id);
  const copyTitle = words('copy-title', { title: variant.title });
  return (
    <li className={styles.variant} data-shown={isShown || undefined}>
      <NameField variant={variant} field="title" />
      <NameField variant={variant} field="summary" />
      <VariantFindings id={variant.id} />
      <details>
        <summary>{words('what-differs', { count: variant.patch.length })}</summary>
        <Differences variant={variant} />
      </details>
      <div className={styles.actions}>
        <Button
          aria-pressed={isShown}
          onClick={() => store.update(state => showVariant(state, isShown ? null : variant.id))}
        >
          {words(isShown ? 'back-to-base' : 'show', { title: variant.title })}
        </Button>
        <Button look="quiet" onClick={() => store.update(state => copyVariant(state, variant.id, copyTitle))}>
          {words('copy')}
        </Button>
        <Button look="quiet" onClick={() => store.update(state => deleteVariant(state, variant.id))}>
          {words('delete')}
        </Button>
      </div>
    </li>
  );
};

const MOST = 20;

const NewVariant = ({ count }: { readonly count: number }) => {
  const words = useTranslations('variants');
  const { store } = useStudio();
  const id = useId();
  const [title, setTitle] = useState('');
  const hasEdits = useStudioState(({ history }) => history.past.length > 0);
  const isShown = useStudioState(({ variant }) => variant !== null);
  const isOff = title.trim() === '' || count >= MOST;
  const make = (how: typeof createVariant | typeof createVariantFromEdits): void => {
    store.update(state => how(state, title.trim()));
    setTitle('');
  };
  return (
    <form
      className={styles.new}
      onSubmit={event => {
        event.preventDefault();
        if (!isOff) make(createVariant);
      }}
    >
      <div className={fieldClass}>
        <label htmlFor={id}>{words('new-title')}</label>
        <input id={id} maxLength={120} value={title} onChange={({ target }) => setTitle(target.value)} />
      </div>
      <div className={styles.actions}>
        <Button type="submit" disabled={isOff}>
          {words('make')}
        </Button>
        <Button
          look="quiet"
          disabled={isOff || !hasEdits || isShown}
          title={words('from-edits-means')}
          onClick={() => make(createVariantFromEdits)}
        >
          {words('from-edits')}
        </Button>
      </div>
    </form>
  );
};

/** The variants of a battle: made, shown, compared, renamed and deleted. */
export const VariantsSection = () => {
  const words = useTranslations('variants');
  const variants = useVariants();
  return (
    <FormSection title={words('section')} paths={[]} note={String(variants.length)}>
      <p className={controls.hint}>{words('means')}</p>
      <ol className={styles.list}>
        {variants.map(variant => (
          <OneVariant key={variant.id} variant={variant} />
        ))}
      </ol>
      <NewVariant count={variants.length} />
    </FormSection>
  );
};
