'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { type SavedArmy, saveAsDraft } from '@/lib/editor/autosave/save-army';
import { chooseSideArmy } from '@/lib/editor/edits/army-edits';
import { fetchOffered, loadOffered, type OfferedDocument } from '@/lib/editor/wizard/offered-documents';
import type { ArmyLists } from '@/lib/game/contract/army/army-lists';
import type { Seat } from '@/lib/game/contract/game-system';
import { useIsReadOnly } from '../forms/fields';
import { draftClient } from '../session/draft-client';
import { useStudio, useStudioState } from '../session/studio-context';
import styles from './side-army.module.css';

interface SideProps {
  readonly seat: Seat;
  /** The side's army as a document. */
  readonly army: unknown;
}

type Notice = 'unfit' | 'lost' | 'saved' | 'not-saved';

/** The author's own and the published documents; null while they are loading. */
const useOffered = (): readonly OfferedDocument[] | null => {
  const system = useStudioState(({ rules }) => rules.system.id);
  const [offered, setOffered] = useState<readonly OfferedDocument[] | null>(null);
  useEffect(() => {
    let isGone = false;
    void fetchOffered(system).then(found => {
      if (!isGone) setOffered(found ?? []);
    });
    return () => {
      isGone = true;
    };
  }, [system]);
  return offered;
};

/** A shipped list, or one that an author wrote. */
interface ListOffer {
  readonly key: string;
  readonly title: string;
  readonly load: () => Promise<unknown>;
}

const titleOf = (document: unknown): string =>
  typeof document === 'object' && document !== null && 'title' in document ? String(document.title) : '';

const shippedKey = (list: unknown): string =>
  `shipped ${typeof list === 'object' && list !== null && 'id' in list ? String(list.id) : ''}`;

/** Published copies of shipped lists are left out. */
const listOffers = (lists: ArmyLists, offered: readonly OfferedDocument[]): readonly ListOffer[] => {
  const shipped = lists.shipped.map(list => ({
    key: shippedKey(list),
    title: titleOf(list),
    load: async () => list,
  }));
  const titles = new Set(shipped.map(({ title }) => title));
  const others = offered.filter(({ kind, title }) => kind === 'army-list' && !titles.has(title));
  return [
    ...shipped,
    ...others.map(document => ({
      key: document.key,
      title: document.title,
      load: () => loadOffered(draftClient, document),
    })),
  ];
};

interface ChoiceProps {
  readonly onArmy: (army: unknown, title: string) => void;
  readonly onNotice: (notice: Notice) => void;
  readonly offered: readonly OfferedDocument[];
}

interface ListChoiceProps extends ChoiceProps, SideProps {
  readonly lists: ArmyLists;
}

/** Another list begins an empty army of the same size. */
const ListChoice = ({ lists, seat, army, offered, onArmy, onNotice }: ListChoiceProps) => {
  const words = useTranslations('lists.side');
  const isReadOnly = useIsReadOnly();
  const list = lists.listOf(army);
  const offers = listOffers(lists, offered);
  const now = lists.shipped.includes(list) ? offers.find(({ key }) => key === shippedKey(list)) : undefined;
  const choose = async (key: string): Promise<void> => {
    const offer = offers.find(other => other.key === key);
    const document = await offer?.load();
    if (!offer || document === undefined) return onNotice('lost');
    const points = list === null ? (lists.usualSize ?? lists.sizes[0] ?? 0) : lists.cost(army, list).limit;
    onArmy(
      lists.newArmyDraft(document, { title: seat.name, points, variant: null, year: null }),
      offer.title,
    );
  };
  return (
    <Field label={words('list')}>
      <select
        value={now?.key ?? ''}
        disabled={isReadOnly}
        onChange={({ target }) => void choose(target.value)}
      >
        {!now && <option value="">{list === null ? words('none') : titleOf(list)}</option>}
        {offers.map(({ key, title }) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </select>
    </Field>
  );
};

const LoadChoice = ({ offered, onArmy, onNotice }: ChoiceProps) => {
  const words = useTranslations('lists.side');
  const isReadOnly = useIsReadOnly();
  const armies = offered.filter(({ kind }) => kind === 'army');
  const load = async (key: string): Promise<void> => {
    const offer = armies.find(other => other.key === key);
    const document = offer && (await loadOffered(draftClient, offer));
    if (!offer || document === undefined) onNotice('lost');
    else onArmy(document, offer.title);
  };
  return (
    <Field label={words('load')}>
      <select
        value=""
        disabled={isReadOnly || armies.length === 0}
        onChange={({ target }) => void load(target.value)}
      >
        <option value="">{words(armies.length === 0 ? 'no-armies' : 'choose')}</option>
        {armies.map(({ key, title, from }) => (
          <option key={key} value={key}>
            {words('draft' in from ? 'own-army' : 'published-army', { title })}
          </option>
        ))}
      </select>
    </Field>
  );
};

const SaveButton = ({ army, onNotice }: Pick<SideProps, 'army'> & Pick<ChoiceProps, 'onNotice'>) => {
  const words = useTranslations('lists.side');
  const save = async (): Promise<void> => {
    const { type }: SavedArmy = await saveAsDraft(draftClient, army);
    onNotice(type === 'kept' ? 'saved' : 'not-saved');
  };
  return <Button onClick={() => void save()}>{words('save')}</Button>;
};

/** The list that the side's army is built from; armies are loaded from and saved to the author's own work. */
export const ChooseArmy = ({ seat, army }: SideProps) => {
  const words = useTranslations('lists.side');
  const { store } = useStudio();
  const lists = useStudioState(({ rules }) => rules.system.armyLists);
  const offered = useOffered() ?? [];
  const [notice, setNotice] = useState<Notice | null>(null);
  const onArmy = (chosen: unknown, title: string): void => {
    const next = chooseSideArmy(store.getState(), seat.id, chosen, title);
    setNotice(next ? null : 'unfit');
    if (next) store.update(() => next);
  };
  return (
    <div className={styles.choices}>
      {lists && (
        <ListChoice
          lists={lists}
          seat={seat}
          army={army}
          offered={offered}
          onArmy={onArmy}
          onNotice={setNotice}
        />
      )}
      <LoadChoice offered={offered} onArmy={onArmy} onNotice={setNotice} />
      <SaveButton army={army} onNotice={setNotice} />
      {notice && <p role="status">{words(`notice.${notice}`)}</p>}
    </div>
  );
};
