'use client';

import { useTranslations } from 'next-intl';
import { type Dispatch, type SetStateAction, useMemo } from 'react';
import { Button } from '@/components/ui/controls/button';
import controls from '@/components/ui/controls/controls.module.css';
import { Field } from '@/components/ui/controls/field';
import { PlainLink } from '@/components/ui/controls/plain-link';
import { Dialog, DialogButtons, DialogTitle } from '@/components/ui/overlays/dialog';
import { useErrorWords } from '@/components/words/refusals';
import { useSay } from '@/components/words/use-say';
import {
  type EstimateState,
  groupIntoTables,
  nameEntries,
  numbersOf,
  placeArmy,
  withCount,
} from '@/lib/editor/army-estimate/estimate-state';
import type { ArmyEstimate, ArmyEstimator } from '@/lib/game/contract/army/army-estimate';
import { isError } from '@/lib/game/contract/finding';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { useStudio } from '../session/studio-context';
import styles from './army-estimate.module.css';
import { EstimateResult } from './estimate-result';
import { EstimateNumbers } from './estimate-tables';
import { type SavedFile, useSaveArmy } from './use-save-army';

interface EstimateProps {
  readonly estimator: ArmyEstimator<ScenarioBase>;
  readonly scenario: ScenarioBase;
  readonly input: EstimateState;
  readonly setInput: Dispatch<SetStateAction<EstimateState>>;
}

const Choices = ({ estimator, scenario, input, setInput }: EstimateProps) => {
  const words = useTranslations('studio');
  const say = useSay();
  const suggest = (): void => {
    const armies = scenario.sides.map(({ id }) => numbersOf(input, id));
    setInput({ ...input, scale: estimator.suggestScale(armies) });
  };
  return (
    <div className={styles.choices}>
      <Field label={words('army-estimate.side')}>
        <select value={input.seat} onChange={({ target }) => setInput({ ...input, seat: target.value })}>
          {scenario.sides.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <Field label={words('army-estimate.scale')}>
        <select
          value={input.scale}
          onChange={({ target }) => setInput({ ...input, scale: Number(target.value) })}
        >
          {estimator.scales.map(({ scale, label }) => (
            <option key={scale} value={scale}>
              {say(label)}
            </option>
          ))}
        </select>
      </Field>
      <Button onClick={suggest}>{words('army-estimate.suggest')}</Button>
    </div>
  );
};

const SavedNotice = ({ saved: { title, file, answer } }: { readonly saved: SavedFile }) => {
  const words = useTranslations('studio');
  const errors = useErrorWords();
  return (
    <p role="status" className={styles.saved}>
      {words('army-estimate.downloaded', { file })}{' '}
      {answer.type === 'kept' ? (
        <>
          {words('army-estimate.kept')}{' '}
          <PlainLink href={`/studio/${answer.draftId}`} target="_blank" rel="noreferrer">
            {title}
          </PlainLink>
        </>
      ) : (
        <span className={controls.bad}>
          {words('army-estimate.not-kept', { reason: errors(answer.code) })}
        </span>
      )}
    </p>
  );
};

const LONGEST_TITLE = 120;
const LONGEST_SOURCE = 300;

interface Closable {
  readonly onClose: () => void;
}

interface EstimatedProps extends EstimateProps {
  readonly side: ScenarioBase['sides'][number];
  readonly estimate: ArmyEstimate;
}

/** The numbers of the sources on the left, the units on the right. */
const Numbers = ({ estimator, input, setInput, side, estimate }: EstimatedProps) => {
  const words = useTranslations('studio');
  const tables = useMemo(() => groupIntoTables(estimator.questions), [estimator]);
  const width = Math.max(...tables.map(({ columns }) => columns.length));
  return (
    <div className={styles.halves}>
      <div>
        {tables.map(table => (
          <EstimateNumbers
            key={table.counted.id}
            table={table}
            width={width}
            numbers={numbersOf(input, side.id)}
            onCount={(question, count) => setInput(before => withCount(before, question, count))}
          />
        ))}
      </div>
      <section aria-label={words('army-estimate.result')} className={styles.outcome}>
        <EstimateResult estimate={estimate} colours={side} />
      </section>
    </div>
  );
};

/** The actions on the army: save it as a document, or add it to the battle. */
const ArmyActions = ({ estimator, scenario, input, side, estimate, onClose }: EstimatedProps & Closable) => {
  const words = useTranslations('studio');
  const say = useSay();
  const { store } = useStudio();
  const { isBusy, saved, save } = useSaveArmy();
  const isUnfit = estimate.rows.length === 0 || estimate.findings.some(isError);
  const place = (): void => {
    store.update(state => placeArmy(state, side, estimate, nameEntries(estimate, say)));
    onClose();
  };
  const keep = (): void => {
    const title = words('army-estimate.army-title', { side: side.name, battle: scenario.title });
    const record = { title: title.slice(0, LONGEST_TITLE), side: side.name, source: input.source };
    void save(record.title, estimator.toArmyDocument(estimate, nameEntries(estimate, say), record));
  };
  return (
    <>
      {saved && <SavedNotice saved={saved} />}
      <DialogButtons>
        <Button onClick={onClose}>{words('army-estimate.close')}</Button>
        <Button disabled={isUnfit || isBusy} onClick={keep}>
          {words(isBusy ? 'army-estimate.saving' : 'army-estimate.save')}
        </Button>
        <Button look="main" disabled={isUnfit} onClick={place}>
          {words('army-estimate.place')}
        </Button>
      </DialogButtons>
    </>
  );
};

const EstimateForm = (props: EstimateProps & Closable) => {
  const words = useTranslations('studio');
  const { estimator, scenario, input, setInput } = props;
  const side = scenario.sides.find(({ id }) => id === input.seat) ?? scenario.sides[0];
  if (!side) return null;
  const estimate = estimator.estimateArmy(numbersOf(input, side.id), input.scale, side.name);
  return (
    <>
      <Choices {...props} />
      <Numbers {...props} side={side} estimate={estimate} />
      <Field label={words('army-estimate.source')}>
        <input
          type="text"
          maxLength={LONGEST_SOURCE}
          value={input.source}
          onChange={({ target }) => setInput({ ...input, source: target.value })}
        />
      </Field>
      <ArmyActions {...props} side={side} estimate={estimate} />
    </>
  );
};

/** From the numbers of the sources to the units of the game. */
export const EstimateDialog = (props: EstimateProps & Closable) => {
  const words = useTranslations('studio');
  return (
    <Dialog isOpen onClose={props.onClose} className={styles.dialog}>
      <DialogTitle>{words('army-estimate.title')}</DialogTitle>
      <p>{words('army-estimate.means')}</p>
      <EstimateForm {...props} />
    </Dialog>
  );
};
