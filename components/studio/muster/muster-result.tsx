'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Counter } from '@/components/canvas/counter';
import { RuleLink } from '@/components/findings/rule-link';
import { keyed } from '@/components/ui/keyed';
import { useSay } from '@/components/words/use-say';
import { isError, sentenceOf } from '@/lib/game/finding';
import type { SeatColours } from '@/lib/game/game-system';
import type { ReckonedRow, Reckoning } from '@/lib/game/mustering';
import controls from '../controls.module.css';
import { useStudioState } from '../studio-context';
import styles from './muster.module.css';

interface RowProps {
  readonly row: ReckonedRow;
  readonly colours: SeatColours;
}

const Row = ({ row, colours }: RowProps) => {
  const say = useSay();
  const words = useTranslations('studio');
  const template = useStudioState(({ judge }) =>
    judge.system.palette.pieces.find(({ id }) => id === row.template),
  );
  const face = useMemo(() => template?.face(colours), [template, colours]);
  return (
    <tr data-empty={row.count === 0 || undefined}>
      <td className={styles.count}>{words('muster.count', { count: row.count })}</td>
      <td className={styles.counter}>{face && <Counter face={face} size={32} />}</td>
      <th scope="row">
        {say(row.label)}
        <small>{say(row.words.perPiece)}</small>
      </th>
      <td className={styles.over} data-over={row.remainder > 0 || undefined}>
        {say(row.words.remainder)}
      </td>
    </tr>
  );
};

const Facts = ({ reckoning }: { readonly reckoning: Reckoning }) => {
  const say = useSay();
  return (
    <dl className={styles.facts}>
      {keyed(reckoning.facts, ({ code }) => code).map(({ key, item: { code, rule, values } }) => (
        <div key={key}>
          <dt>
            {say({ code: `facts.${code}.caption`, values })} <RuleLink rule={rule} />
          </dt>
          <dd>{say({ code: `facts.${code}.title`, values })}</dd>
        </div>
      ))}
    </dl>
  );
};

/** What the numbers make: units with their remainder, then what the whole is worth. */
export const MusterResult = ({
  reckoning,
  colours,
}: {
  readonly reckoning: Reckoning;
  readonly colours: SeatColours;
}) => {
  const say = useSay();
  const words = useTranslations('studio');
  if (reckoning.rows.length === 0) return <p className={controls.hint}>{words('muster.nothing')}</p>;
  return (
    <>
      <table className={styles.result} aria-label={words('muster.result')}>
        <tbody>
          {reckoning.rows.map(row => (
            <Row key={row.template} row={row} colours={colours} />
          ))}
        </tbody>
      </table>
      <Facts reckoning={reckoning} />
      {keyed(reckoning.findings, ({ code }) => code).map(({ key, item: finding }) => (
        <p key={key} className={isError(finding) ? controls.bad : styles.weigh}>
          {say(sentenceOf(finding))}
        </p>
      ))}
    </>
  );
};
