'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import { listGroundBrushes } from '@/lib/exchange/tiled/foreign-map';
import type { Sentence } from '@/lib/game/contract/sentence';
import { useStudioState } from '../session/studio-context';
import styles from './exchange.module.css';
import type { ImportState } from './use-import';

/** More than anybody reads; the rest is counted. */
const MOST_LINES = 40;

const Lines = ({ title, lines }: { readonly title: string; readonly lines: readonly Sentence[] }) => {
  const say = useSay();
  const words = useTranslations('exchange.dialog');
  if (lines.length === 0) return null;
  const shown = lines.slice(0, MOST_LINES).map(say);
  return (
    <>
      <h4>{title}</h4>
      <ul className={styles.lines}>
        {shown.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order, and two may be alike.
          <li key={index}>{line}</li>
        ))}
        {lines.length > shown.length && <li>{words('more', { count: lines.length - shown.length })}</li>}
      </ul>
    </>
  );
};

interface TileMeaningsProps {
  readonly state: ImportState;
  readonly onMeaning: (gid: number, brush: string) => void;
}

const TileMeanings = ({ state: { tiles, meanings }, onMeaning }: TileMeaningsProps) => {
  const say = useSay();
  const words = useTranslations('exchange.dialog');
  const system = useStudioState(({ rules }) => rules.system);
  if (!tiles) return null;
  return (
    <fieldset className={styles.tiles}>
      <legend>{words('tiles')}</legend>
      {tiles.map(({ gid, name, count }) => (
        <label key={gid}>
          {words('tile', { name, count })}
          <select value={meanings[gid] ?? ''} onChange={event => onMeaning(gid, event.target.value)}>
            <option value="">{words('no-terrain')}</option>
            {listGroundBrushes(system).map(({ id, label }) => (
              <option key={id} value={id}>
                {say(label)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
};

interface ImportPreviewProps extends TileMeaningsProps {
  readonly onApply: () => void;
}

/** What a file would change and what it cannot keep, before anything is changed. */
export const ImportPreview = ({ state, onMeaning, onApply }: ImportPreviewProps) => {
  const say = useSay();
  const words = useTranslations('exchange.dialog');
  const { plan } = state;
  if (plan.type === 'refused')
    return (
      <p role="alert" className={styles.refused}>
        {say(plan.reason)}
      </p>
    );
  return (
    <div aria-live="polite">
      <TileMeanings state={state} onMeaning={onMeaning} />
      {plan.done.length === 0 && <p>{words('nothing')}</p>}
      <Lines title={words('changes', { count: plan.done.length })} lines={plan.done} />
      <Lines title={words('lost', { count: plan.lost.length })} lines={plan.lost} />
      {plan.changes.length > 0 && (
        <Button look="main" onClick={onApply}>
          {words('apply')}
        </Button>
      )}
    </div>
  );
};
