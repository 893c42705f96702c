'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { CounterImage } from '@/components/board/counter-image';
import { Button } from '@/components/ui/controls/button';
import controls from '@/components/ui/controls/controls.module.css';
import { useSay } from '@/components/words/use-say';
import { applyPick, type BuiltArmy } from '@/lib/editor/edits/army-edits';
import { countTaken, findNextPick, type NextPick } from '@/lib/game/army/army-picks';
import { type ArmyListEntry, type ArmyPick, formatName } from '@/lib/game/contract/army/army-lists';
import { describeFinding } from '@/lib/game/contract/finding';
import type { SeatColours } from '@/lib/game/contract/game-system';
import { useIsReadOnly } from '../forms/fields';
import { useStudio } from '../session/studio-context';
import { useArmy } from './army-context';
import styles from './side-army.module.css';

interface TroopRow extends NextPick {
  readonly offer: ArmyListEntry;
  readonly name: string;
}

const nextPickOf = ({ lists, army, list, picks, findings }: BuiltArmy, offer: ArmyListEntry): NextPick =>
  findNextPick(lists, { army, list, picks }, offer, findings);

/** The entries of the list, each with the rules' verdict on one more of it. */
const useTroopRows = (): readonly TroopRow[] => {
  const say = useSay();
  const built = useArmy();
  return useMemo(
    () =>
      built.offers.map(offer => ({
        offer,
        name: formatName(offer.label, say),
        ...nextPickOf(built, offer),
      })),
    [built, say],
  );
};

/** One unit fewer, or one fewer of a purchase: the last that was taken. */
const pickOneFewer = ({ id, unit }: ArmyListEntry, picks: readonly ArmyPick[]): ArmyPick | null => {
  const last = picks.findLast(({ entry }) => entry === id);
  return last ? { ...last, count: unit ? 0 : last.count - 1 } : null;
};

interface RowProps {
  readonly row: TroopRow;
  readonly colours: SeatColours;
}

const Stepper = ({ row: { offer, name, pick: next, objections } }: Pick<RowProps, 'row'>) => {
  const words = useTranslations('lists.army');
  const { store } = useStudio();
  const isReadOnly = useIsReadOnly();
  const army = useArmy();
  const fewer = pickOneFewer(offer, army.picks);
  const take = (pick: ArmyPick, action: 'add' | 'remove'): void =>
    store.update(state => applyPick(state, army, pick, action, name));
  return (
    <span className={styles.stepper}>
      <Button
        look="bare"
        disabled={isReadOnly || fewer === null}
        aria-label={words('fewer', { name })}
        onClick={() => fewer && take(fewer, 'remove')}
      >
        −
      </Button>
      <output aria-label={words('count', { name })}>{countTaken(offer, army.picks)}</output>
      <Button
        look="bare"
        disabled={isReadOnly}
        data-refused={objections.length > 0 || undefined}
        aria-label={words('more', { name })}
        onClick={() => take(next, 'add')}
      >
        +
      </Button>
    </span>
  );
};

const Row = ({ row, colours }: RowProps) => {
  const say = useSay();
  const words = useTranslations('lists.army');
  const { offer, name, objections } = row;
  const [first] = objections;
  const { picks } = useArmy();
  return (
    <li className={styles.row} data-none={countTaken(offer, picks) === 0 || undefined}>
      <CounterImage face={offer.face(colours)} className={styles.counter} />
      <span>
        <b>{name}</b>
        <small>{say(offer.words)}</small>
      </span>
      <span className={styles.price}>{words('each', { price: offer.price, per: say(offer.per) })}</span>
      <Stepper row={row} />
      {first && <p className={styles.reason}>{say(describeFinding(first))}</p>}
    </li>
  );
};

/** The narrow list: search, what is affordable, and a stepper for each entry. */
export const TroopRows = ({ colours }: { readonly colours: SeatColours }) => {
  const words = useTranslations('lists.side');
  const say = useSay();
  const [search, setSearch] = useState('');
  const [isAffordable, setAffordable] = useState(false);
  const rows = useTroopRows();
  const text = search.trim().toLocaleLowerCase();
  const shown = rows.filter(
    ({ offer, name, objections }) =>
      `${name} ${say(offer.words)}`.toLocaleLowerCase().includes(text) &&
      !(isAffordable && objections.length > 0),
  );
  const groups = [...new Set(shown.map(({ offer }) => formatName(offer.group, say)))];
  return (
    <>
      <div className={styles.search}>
        <input
          type="search"
          aria-label={words('search')}
          placeholder={words('search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <label>
          <input
            type="checkbox"
            checked={isAffordable}
            onChange={({ target }) => setAffordable(target.checked)}
          />
          {words('affordable')}
        </label>
      </div>
      {shown.length === 0 && <p className={controls.hint}>{words('none-found')}</p>}
      {groups.map(group => (
        <section key={group} className={styles.group} aria-label={group}>
          <h3>{group}</h3>
          <ul>
            {shown
              .filter(({ offer }) => formatName(offer.group, say) === group)
              .map(row => (
                <Row key={row.offer.id} row={row} colours={colours} />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
};
