'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import type { JsonPath } from '@/lib/documents/json-path';
import type { Sentence } from '@/lib/game/contract/sentence';
import { FieldFindings, useIsReadOnly, useWriteField } from '../forms/fields';
import styles from './fields.module.css';

interface DiceFieldProps {
  readonly label: Sentence;
  readonly path: JsonPath;
  readonly faces: readonly number[];
  readonly min: number;
  readonly max: number;
  readonly most: number;
}

/** A row of numbers, such as the faces that hit: a press on a number adds it, a press on one that lies there takes it away. */
export const DiceField = ({ label, path, faces, min, max, most }: DiceFieldProps) => {
  const words = useTranslations('lists.editor');
  const say = useSay();
  const write = useWriteField();
  const isReadOnly = useIsReadOnly();
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const add = (face: number): void =>
    write(
      label,
      path,
      [...faces, face].sort((one, other) => one - other),
    );
  return (
    <fieldset className={styles.dice}>
      <legend>{say(label)}</legend>
      <div className={styles.lying}>
        {faces.length === 0 && <em>{words('no-dice')}</em>}
        {faces.map((face, place) => (
          <Button
            look="bare"
            // biome-ignore lint/suspicious/noArrayIndexKey: equal faces are told apart by their place alone.
            key={`${face} ${place}`}
            disabled={isReadOnly}
            aria-label={words('fewer-dice', { face, place: place + 1 })}
            onClick={() => write(label, path, faces.toSpliced(place, 1))}
          >
            {face}
          </Button>
        ))}
      </div>
      <div className={styles.supply}>
        {numbers.map(face => (
          <Button
            look="bare"
            key={face}
            disabled={isReadOnly || faces.length >= most}
            aria-label={words('more-dice', { face })}
            onClick={() => add(face)}
          >
            {`+${face}`}
          </Button>
        ))}
      </div>
      <FieldFindings path={path} />
    </fieldset>
  );
};
