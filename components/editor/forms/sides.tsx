'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import controls from '@/components/ui/controls/controls.module.css';
import { listConfusedVisions, SIDE_COLOURS } from '@/lib/drawing/colours/side-colours';
import { labelField } from '@/lib/editor/edits/field-edits';
import type { ScenarioBase, Side } from '@/lib/game/document/scenario-base';
import { ChoiceField, FieldFindings, TextField, useIsReadOnly, useWriteField } from './fields';
import styles from './forms.module.css';

interface SwatchesProps {
  readonly colour: string;
  readonly label: string;
  readonly isReadOnly?: boolean;
  readonly onColour: (colour: string) => void;
}

/** The tested colours, and any other by hand. */
export const Swatches = ({ colour, label, isReadOnly = false, onColour }: SwatchesProps) => {
  const words = useTranslations('forms');
  return (
    <fieldset className={styles.swatches} aria-label={label} disabled={isReadOnly}>
      {Object.entries(SIDE_COLOURS).map(([id, value]) => (
        <Button
          look="bare"
          key={id}
          title={words(`colour.${id}`)}
          aria-label={words(`colour.${id}`)}
          aria-pressed={value.toLowerCase() === colour.toLowerCase()}
          style={{ background: value }}
          onClick={() => onColour(value)}
        />
      ))}
      <input
        type="color"
        aria-label={words('own-colour')}
        title={words('own-colour')}
        value={colour}
        onChange={({ target }) => onColour(target.value)}
      />
    </fieldset>
  );
};

const STYLES = ['solid', 'outline'] as const;

const SideFields = ({ side, index }: { readonly side: Side; readonly index: number }) => {
  const words = useTranslations('forms');
  const write = useWriteField();
  const isReadOnly = useIsReadOnly();
  return (
    <fieldset className={styles.side} aria-label={side.name}>
      <div className={controls.pair}>
        <TextField
          label={{ code: 'forms.side-name', values: { number: index + 1 } }}
          path={['sides', index, 'name']}
          value={side.name}
          limit={60}
          isRequired
        />
        <ChoiceField
          label={labelField('style')}
          path={['sides', index, 'style']}
          value={side.style}
          choices={STYLES.map(value => ({ value, words: words(`style.${value}`) }))}
          onChoice={value => write(labelField('style'), ['sides', index, 'style'], value)}
        />
      </div>
      <Swatches
        colour={side.colour}
        label={words('colour-of', { side: side.name })}
        isReadOnly={isReadOnly}
        onColour={colour => write(labelField('colour'), ['sides', index, 'colour'], colour)}
      />
      <FieldFindings path={['sides', index, 'colour']} />
    </fieldset>
  );
};

interface Pair {
  readonly one: Pick<Side, 'name' | 'colour' | 'style'>;
  readonly other: Pick<Side, 'name' | 'colour' | 'style'>;
}

const listPairs = (sides: readonly Pair['one'][]): readonly Pair[] =>
  sides.flatMap((one, index) => sides.slice(index + 1).map(other => ({ one, other })));

/** A solid and an outlined counter differ whatever their colours. */
export const SimilarColourWarnings = ({ sides }: { readonly sides: readonly Pair['one'][] }) => {
  const words = useTranslations('forms');
  return listPairs(sides)
    .filter(({ one, other }) => one.style === other.style)
    .map(({ one, other }) => {
      const eyes = listConfusedVisions(one.colour, other.colour);
      const code = eyes.length === 0 ? 'same-style' : eyes.includes('full') ? 'alike' : 'alike-to-some';
      return (
        <p key={`${one.name} ${other.name}`} className={styles.finding} data-severity="warning" role="status">
          {words(code, { one: one.name, other: other.name })}
        </p>
      );
    });
};

/** Who fights: names, colours and how the counters are printed. */
export const Sides = ({ scenario: { sides } }: { readonly scenario: ScenarioBase }) => (
  <>
    {sides.map((side, index) => (
      <SideFields key={side.id} side={side} index={index} />
    ))}
    <SimilarColourWarnings sides={sides} />
  </>
);
