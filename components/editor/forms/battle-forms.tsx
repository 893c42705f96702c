'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import controls from '@/components/ui/controls/controls.module.css';
import { useSay } from '@/components/words/use-say';
import { withKeys } from '@/lib/documents/with-keys';
import { labelField } from '@/lib/editor/edits/field-edits';
import type { Fact } from '@/lib/game/document/document-kind';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { formatTags, parseTags } from '@/lib/game/document/tags';
import { StudioRuleLink } from '../findings/studio-rule-link';
import { ForcesButton } from '../grid/forces-button';
import inspector from '../inspector/inspector.module.css';
import { LanguagesSection } from '../languages/languages-section';
import { useStudioState } from '../session/studio-context';
import { VariantsSection } from '../variants/variants-section';
import { DateAndPlace } from './date-and-place';
import { EntryLists } from './entry-lists';
import { LabelledField, TextField, useIsReadOnly, useWriteField } from './fields';
import { FormSection } from './form-section';
import styles from './forms.module.css';
import { MalformedNotice } from './malformed-notice';
import { Options } from './options';
import { Sides } from './sides';
import { Provenance, Sources } from './sources';
import { Texts } from './texts';

/** Tags between commas; while one is being typed the comma stays. */
const TagsField = ({ tags }: { readonly tags: readonly string[] }) => {
  const write = useWriteField();
  const isReadOnly = useIsReadOnly();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <LabelledField label={labelField('tags')} path={['tags']}>
      {id => (
        <input
          id={id}
          type="text"
          readOnly={isReadOnly}
          value={typed ?? formatTags(tags)}
          onBlur={() => setTyped(null)}
          onChange={({ target }) => {
            setTyped(target.value);
            write(labelField('tags'), ['tags'], parseTags(target.value));
          }}
        />
      )}
    </LabelledField>
  );
};

const About = ({ scenario }: { readonly scenario: ScenarioBase }) => (
  <>
    <TextField label={labelField('title')} path={['title']} value={scenario.title} limit={120} isRequired />
    <TextField
      label={labelField('subtitle')}
      path={['subtitle']}
      value={scenario.subtitle ?? ''}
      limit={160}
      isOptional
    />
    <TextField
      label={labelField('summary')}
      path={['summary']}
      value={scenario.summary}
      limit={1500}
      rows={4}
    />
    <TagsField tags={scenario.tags} />
  </>
);

const FactItem = ({ fact: { code, values, rule } }: { readonly fact: Fact }) => {
  const say = useSay();
  return (
    <div className={inspector.fact}>
      <dt>{say({ code: `facts.${code}.caption`, values })}</dt>
      <dd>{say({ code: `facts.${code}.title`, values })}</dd>
      <dd className={inspector.factRule}>
        <StudioRuleLink rule={rule} />
      </dd>
    </div>
  );
};

const Facts = () => {
  const facts = useStudioState(({ derived }) => derived.facts);
  return (
    <dl className={inspector.facts}>
      {withKeys(facts, ({ code, seat }) => `${code} ${seat ?? ''}`).map(({ key, item }) => (
        <FactItem key={key} fact={item} />
      ))}
    </dl>
  );
};

/** Everything that a document says besides its map, as forms: each field is an edit of the one document. */
export const BattleForms = () => {
  const words = useTranslations('forms');
  const studio = useTranslations('studio');
  const scenario = useStudioState(({ derived }) => derived.scenario);
  if (!scenario) return <p className={controls.hint}>{studio('battle.none')}</p>;
  return (
    <div className={styles.forms}>
      <MalformedNotice />
      <FormSection
        title={words('section.about')}
        paths={[['title'], ['subtitle'], ['summary'], ['tags']]}
        isOpenAtFirst
      >
        <About scenario={scenario} />
      </FormSection>
      <FormSection title={words('section.when')} paths={[['date'], ['place']]} isOpenAtFirst>
        <DateAndPlace scenario={scenario} />
      </FormSection>
      <FormSection title={words('section.sides')} paths={[['sides']]} isOpenAtFirst>
        <Sides scenario={scenario} />
      </FormSection>
      <FormSection title={words('section.forces')} paths={[['forces']]} isOpenAtFirst>
        <p className={controls.hint}>{words('forces-means')}</p>
        <ForcesButton />
      </FormSection>
      <FormSection title={words('section.facts')} paths={[]} isOpenAtFirst>
        <Facts />
      </FormSection>
      <FormSection title={words('section.options')} paths={[['options']]}>
        <Options scenario={scenario} />
      </FormSection>
      <EntryLists scenario={scenario} />
      <FormSection title={words('section.texts')} paths={[['victory'], ['specialRules'], ['notes']]}>
        <Texts scenario={scenario} />
      </FormSection>
      <FormSection
        title={words('section.sources')}
        paths={[['sources']]}
        note={String(scenario.sources.length)}
      >
        <Sources scenario={scenario} />
      </FormSection>
      <FormSection
        title={words('section.provenance')}
        paths={[['provenance']]}
        note={String(scenario.provenance.length)}
      >
        <Provenance scenario={scenario} />
      </FormSection>
      <LanguagesSection />
      <VariantsSection />
    </div>
  );
};
