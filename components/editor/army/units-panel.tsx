'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { ARMY_COLOURS, CounterImage } from '@/components/board/counter-image';
import { Button } from '@/components/ui/controls/button';
import controls from '@/components/ui/controls/controls.module.css';
import { useSay } from '@/components/words/use-say';
import { addSameUnit, applyPick, removeUnit } from '@/lib/editor/edits/army-edits';
import { type ArmyPick, type ArmyUnit, formatName } from '@/lib/game/contract/army/army-lists';
import { FieldFindings, useIsReadOnly, useWriteField } from '../forms/fields';
import { useStudio } from '../session/studio-context';
import styles from './army.module.css';
import { useArmy } from './army-context';
import { JoinUnitField } from './join-unit-field';
import { PartOptions } from './part-options';

/** The army unit by unit, and what was bought for the whole. */
export const UnitsPanel = () => {
  const words = useTranslations('lists.army');
  const { lists, army, list, picks } = useArmy();
  const units = useMemo(() => lists.units(army, list), [lists, army, list]);
  const purchases = picks.filter(({ unit }) => unit === undefined);
  return (
    <section className={styles.units} aria-labelledby="units">
      <h2 id="units">{words('units')}</h2>
      {units.length === 0 && <p className={controls.hint}>{words('empty')}</p>}
      <ul>
        {units.map(unit => (
          <Unit key={unit.id} unit={unit} />
        ))}
      </ul>
      {purchases.length > 0 && (
        <>
          <h3>{words('whole')}</h3>
          <ul>
            {purchases.map(pick => (
              <li key={pick.entry} className={styles.unit}>
                <Part pick={pick} isAlone />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};

const Unit = ({ unit }: { readonly unit: ArmyUnit }) => {
  const words = useTranslations('lists.army');
  const say = useSay();
  return (
    <li className={styles.unit}>
      <CounterImage face={unit.face(ARMY_COLOURS)} className={styles.counter} />
      <div className={styles.what}>
        <div className={styles.unitHead}>
          <UnitName unit={unit} />
          {unit.isAlly && <em>{words('ally')}</em>}
          <span className={styles.cost}>{words('points', { count: unit.cost })}</span>
        </div>
        <span className={styles.kind}>{say(unit.words)}</span>
        {unit.parts.map((pick, index) => (
          <Part
            key={`${pick.entry} ${pick.part ?? ''}`}
            pick={pick}
            isAlone={unit.parts.length === 1}
            {...(isRepeated(unit, pick) ? { number: index + 1 } : {})}
          />
        ))}
        <FieldFindings path={unit.path} within />
        <UnitTools unit={unit} />
      </div>
    </li>
  );
};

/** Parts of one entry are distinguished by their number. */
const isRepeated = ({ parts }: ArmyUnit, { entry }: ArmyPick): boolean =>
  parts.filter(other => other.entry === entry).length > 1;

const UnitName = ({ unit: { label, namePath } }: { readonly unit: ArmyUnit }) => {
  const words = useTranslations('lists.army');
  const write = useWriteField();
  const isReadOnly = useIsReadOnly();
  if (!namePath) return <strong>{label}</strong>;
  return (
    <input
      className={styles.unitName}
      aria-label={words('unit-name', { name: label })}
      value={label}
      maxLength={60}
      readOnly={isReadOnly}
      onChange={({ target }) =>
        write({ code: 'lists.army.name' }, namePath, target.value === '' ? undefined : target.value)
      }
    />
  );
};

const UnitTools = ({ unit }: { readonly unit: ArmyUnit }) => {
  const words = useTranslations('lists.army');
  const { store } = useStudio();
  const isReadOnly = useIsReadOnly();
  const army = useArmy();
  const { label: name } = unit;
  const again = (): void => store.update(state => addSameUnit(state, army, unit));
  return (
    <div className={styles.tools}>
      <JoinUnitField unit={unit} />
      <Button look="quiet" disabled={isReadOnly} aria-label={words('again-named', { name })} onClick={again}>
        {words('again')}
      </Button>
      <Button
        look="quiet"
        disabled={isReadOnly}
        aria-label={words('remove', { name })}
        onClick={() => store.update(state => removeUnit(state, army, unit.path, name))}
      >
        {words('remove-short')}
      </Button>
    </div>
  );
};

interface PartProps {
  readonly pick: ArmyPick;
  /** The only part of its unit needs no name of its own. */
  readonly isAlone: boolean;
  /** Its number in the unit, where other parts are of the same entry. */
  readonly number?: number;
}

const Part = ({ pick, isAlone, number }: PartProps) => {
  const words = useTranslations('lists.army');
  const say = useSay();
  const { store } = useStudio();
  const isReadOnly = useIsReadOnly();
  const army = useArmy();
  const offer = army.offers.find(({ id }) => id === pick.entry);
  const label = offer ? formatName(offer.label, say) : pick.entry;
  const name = number === undefined ? label : words('part', { name: label, number });
  const change = (count: number): void =>
    store.update(state =>
      applyPick(state, army, { ...pick, count }, count === 0 ? 'remove' : 'change', name),
    );
  const isSingle = offer?.unit?.most === 1;
  const isNamed = !isAlone || pick.unit === undefined;
  return (
    <div className={styles.part}>
      {isNamed && (
        <span>
          {name} {offer?.unit && <span className={styles.kind}>{say(offer.words)}</span>}
        </span>
      )}
      {!isSingle && (
        <span className={styles.stepper}>
          <Button
            look="bare"
            disabled={isReadOnly}
            aria-label={words('fewer', { name })}
            onClick={() => change(pick.count - 1)}
          >
            −
          </Button>
          <output aria-label={words('count', { name })}>{pick.count}</output>
          <Button
            look="bare"
            disabled={isReadOnly}
            aria-label={words('more', { name })}
            onClick={() => change(pick.count + 1)}
          >
            +
          </Button>
        </span>
      )}
      {offer && <PartOptions offer={offer} pick={pick} name={name} />}
    </div>
  );
};
