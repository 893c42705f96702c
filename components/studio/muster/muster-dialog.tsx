'use client';

import { useTranslations } from 'next-intl';
import { type Dispatch, type SetStateAction, useEffect, useMemo, useRef } from 'react';
import { useErrorWords } from '@/components/words/refusals';
import { useSay } from '@/components/words/use-say';
import { isError } from '@/lib/game/finding';
import type { Mustering, Reckoning } from '@/lib/game/mustering';
import type { ScenarioBase } from '@/lib/game/scenario-base';
import controls from '../controls.module.css';
import { useStudio } from '../studio-context';
import styles from './muster.module.css';
import { MusterResult } from './muster-result';
import { armyPlaced, type MusterState, namesFor, numbersOf, tablesOf, withCount } from './muster-state';
import { MusterNumbers } from './muster-tables';
import { type Saved, useArmySaving } from './use-army-saving';

interface MusterProps {
  readonly mustering: Mustering<ScenarioBase>;
  readonly scenario: ScenarioBase;
  readonly muster: MusterState;
  readonly setMuster: Dispatch<SetStateAction<MusterState>>;
}

const Choices = ({ mustering, scenario, muster, setMuster }: MusterProps) => {
  const words = useTranslations('studio');
  const say = useSay();
  const suggest = (): void => {
    const armies = scenario.sides.map(({ id }) => numbersOf(muster, id));
    setMuster({ ...muster, scale: mustering.suggest(armies) });
  };
  return (
    <div className={styles.choices}>
      <label className={controls.field}>
        {words('muster.side')}
        <select value={muster.seat} onChange={({ target }) => setMuster({ ...muster, seat: target.value })}>
          {scenario.sides.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={controls.field}>
        {words('muster.scale')}
        <select
          value={muster.scale}
          onChange={({ target }) => setMuster({ ...muster, scale: Number(target.value) })}
        >
          {mustering.scales.map(({ scale, label }) => (
            <option key={scale} value={scale}>
              {say(label)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className={controls.button} onClick={suggest}>
        {words('muster.suggest')}
      </button>
    </div>
  );
};

const SavedNote = ({ saved: { title, file, answer } }: { readonly saved: Saved }) => {
  const words = useTranslations('studio');
  const errors = useErrorWords();
  return (
    <p role="status" className={styles.saved}>
      {words('muster.downloaded', { file })}{' '}
      {answer.type === 'kept' ? (
        <>
          {words('muster.kept')}{' '}
          <a href={`/studio/${answer.draftId}`} target="_blank" rel="noreferrer">
            {title}
          </a>
        </>
      ) : (
        <span className={controls.bad}>{words('muster.not-kept', { reason: errors(answer.code) })}</span>
      )}
    </p>
  );
};

const LONGEST_TITLE = 120;
const LONGEST_SOURCE = 300;

interface Closable {
  readonly onClose: () => void;
}

interface ReckonedProps extends MusterProps {
  readonly side: ScenarioBase['sides'][number];
  readonly reckoning: Reckoning;
}

/** The numbers of the sources on the left, the units on the right. */
const Numbers = ({ mustering, muster, setMuster, side, reckoning }: ReckonedProps) => {
  const words = useTranslations('studio');
  const tables = useMemo(() => tablesOf(mustering.questions), [mustering]);
  const width = Math.max(...tables.map(({ columns }) => columns.length));
  return (
    <div className={styles.halves}>
      <div>
        {tables.map(table => (
          <MusterNumbers
            key={table.counted.id}
            table={table}
            width={width}
            numbers={numbersOf(muster, side.id)}
            onCount={(question, count) => setMuster(before => withCount(before, question, count))}
          />
        ))}
      </div>
      <section aria-label={words('muster.result')} className={styles.outcome}>
        <MusterResult reckoning={reckoning} colours={side} />
      </section>
    </div>
  );
};

/** What can be done with the army: keep it as a document of its own, or bring it into the battle. */
const Deeds = ({ mustering, scenario, muster, side, reckoning, onClose }: ReckonedProps & Closable) => {
  const words = useTranslations('studio');
  const say = useSay();
  const { store } = useStudio();
  const { isBusy, saved, save } = useArmySaving();
  const isUnfit = reckoning.rows.length === 0 || reckoning.findings.some(isError);
  const place = (): void => {
    store.update(state => armyPlaced(state, side, reckoning, namesFor(reckoning, say)));
    onClose();
  };
  const keep = (): void => {
    const title = words('muster.army-title', { side: side.name, battle: scenario.title });
    const record = { title: title.slice(0, LONGEST_TITLE), side: side.name, source: muster.source };
    void save(record.title, mustering.army(reckoning, namesFor(reckoning, say), record));
  };
  return (
    <>
      {saved && <SavedNote saved={saved} />}
      <div className={styles.buttons}>
        <button type="button" className={controls.button} onClick={onClose}>
          {words('muster.close')}
        </button>
        <button type="button" className={controls.button} disabled={isUnfit || isBusy} onClick={keep}>
          {words(isBusy ? 'muster.saving' : 'muster.save')}
        </button>
        <button type="button" className={controls.primary} disabled={isUnfit} onClick={place}>
          {words('muster.place')}
        </button>
      </div>
    </>
  );
};

const Musters = (props: MusterProps & Closable) => {
  const words = useTranslations('studio');
  const { mustering, scenario, muster, setMuster } = props;
  const side = scenario.sides.find(({ id }) => id === muster.seat) ?? scenario.sides[0];
  if (!side) return null;
  const reckoning = mustering.reckon(numbersOf(muster, side.id), muster.scale, side.name);
  return (
    <>
      <Choices {...props} />
      <Numbers {...props} side={side} reckoning={reckoning} />
      <label className={controls.field}>
        {words('muster.source')}
        <input
          type="text"
          maxLength={LONGEST_SOURCE}
          value={muster.source}
          onChange={({ target }) => setMuster({ ...muster, source: target.value })}
        />
      </label>
      <Deeds {...props} side={side} reckoning={reckoning} />
    </>
  );
};

/** From the numbers of the sources to the units of the game. */
export const MusterDialog = (props: MusterProps & Closable) => {
  const words = useTranslations('studio');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="muster-title" onClose={props.onClose}>
      <h2 id="muster-title">{words('muster.title')}</h2>
      <p>{words('muster.means')}</p>
      <Musters {...props} />
    </dialog>
  );
};
