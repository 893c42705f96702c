'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Counter } from '@/components/board/counter';
import controls from '@/components/ui/controls/controls.module.css';
import { useSay } from '@/components/words/use-say';
import { withKeys } from '@/lib/documents/with-keys';
import type { ArmyEstimate, EstimateRow } from '@/lib/game/contract/army/army-estimate';
import { describeFinding, isError } from '@/lib/game/contract/finding';
import type { SeatColours } from '@/lib/game/contract/game-system';
import { StudioRuleLink } from '../findings/studio-rule-link';
import { useStudioState } from '../session/studio-context';
import styles from './army-estimate.module.css';

interface RowProps {
  readonly row: EstimateRow;
  readonly colours: SeatColours;
}

const Row = ({ row, colours }: RowProps) => {
  const say = useSay();
  const words = useTranslations('studio');
  const template = useStudioState(({ rules }) =>
    rules.system.palette.pieces.find(({ id }) => id === row.template),
  );
  const face = useMemo(() => template?.face(colours), [template, colours]);
  return (
    <tr data-empty={row.count === 0 || undefined}>
      <td className={styles.count}>{words('army-estimate.count', { count: row.count })}</td>
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

const Facts = ({ estimate }: { readonly estimate: ArmyEstimate }) => {
  const say = useSay();
  return (
    <dl className={styles.facts}>
      {withKeys(estimate.facts, ({ code }) => code).map(({ key, item: { code, rule, values } }) => (
        <div key={key}>
          <dt>
            {say({ code: `facts.${code}.caption`, values })} <StudioRuleLink rule={rule} />
          </dt>
          <dd>{say({ code: `facts.${code}.title`, values })}</dd>
        </div>
      ))}
    </dl>
  );
};

/** The result of the numbers: units with their remainder, then the value of the whole army. */
export const EstimateResult = ({
  estimate,
  colours,
}: {
  readonly estimate: ArmyEstimate;
  readonly colours: SeatColours;
}) => {
  const say = useSay();
  const words = useTranslations('studio');
  if (estimate.rows.length === 0) return <p className={controls.hint}>{words('army-estimate.nothing')}</p>;
  return (
    <>
      <table className={styles.result} aria-label={words('army-estimate.result')}>
        <tbody>
          {estimate.rows.map(row => (
            <Row key={row.template} row={row} colours={colours} />
          ))}
        </tbody>
      </table>
      <Facts estimate={estimate} />
      {withKeys(estimate.findings, ({ code }) => code).map(({ key, item: finding }) => (
        <p key={key} className={isError(finding) ? controls.bad : styles.weigh}>
          {say(describeFinding(finding))}
        </p>
      ))}
    </>
  );
};
