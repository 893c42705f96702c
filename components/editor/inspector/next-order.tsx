'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import { Counter } from '@/components/board/counter';
import { Button } from '@/components/ui/controls/button';
import controls from '@/components/ui/controls/controls.module.css';
import { Field } from '@/components/ui/controls/field';
import { useSay } from '@/components/words/use-say';
import { planOrder } from '@/lib/editor/edits/map/board-edits';
import { showReach } from '@/lib/editor/session/state';
import type {
  OrderDestination,
  OrderKind,
  Planning,
  WaitingPieces,
} from '@/lib/game/contract/authoring/planning';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { FindingLines } from '../findings/finding-lines';
import { useStudio, useStudioState } from '../session/studio-context';
import inspector from './inspector.module.css';
import styles from './plan-panel.module.css';

/** How many groups of each pick are still to come. */
type Counts = Readonly<Record<string, number>>;

interface PickRowProps {
  readonly pick: WaitingPieces;
  readonly count: number;
  onCount(count: number): void;
}

const PickRow = ({ pick, count, onCount }: PickRowProps) => {
  const say = useSay();
  const words = useTranslations('studio');
  const most = pick.groups.length;
  const label = say(pick.label);
  return (
    <li>
      <Counter face={pick.face} size={30} />
      <span aria-hidden="true">{label}</span>
      <input
        type="number"
        min={0}
        max={most}
        value={count}
        aria-label={words('plan.pick', { label, count: most })}
        onChange={({ target: { valueAsNumber } }) =>
          onCount(Number.isInteger(valueAsNumber) ? Math.min(Math.max(valueAsNumber, 0), most) : 0)
        }
      />
      <small aria-hidden="true">{words('plan.of', { count: most })}</small>
    </li>
  );
};

const piecesIn = (picks: readonly WaitingPieces[], counts: Counts): readonly string[] =>
  picks.flatMap(({ id, groups }) => groups.slice(0, counts[id] ?? 0).flat());

const NO_PLACES: readonly OrderDestination[] = [];

/** While an order is in the making its reach is lit on the map. */
const useReachOnMap = (places: readonly OrderDestination[]): void => {
  const { store } = useStudio();
  useEffect(() => {
    const spaces = places.length > 0 ? places.map(({ space }) => space) : null;
    store.update(state => showReach(state, spaces));
    return () => store.update(state => showReach(state, null));
  }, [store, places]);
};

/** A space chosen on the map after the list was used is the newer choice. */
const useTargetSpace = (
  places: readonly OrderDestination[],
): readonly [OrderDestination | undefined, (id: string) => void] => {
  const selection = useStudioState(state => state.selection);
  const [request, setRequest] = useState<{ readonly id: string; readonly at: unknown } | null>(null);
  const listed = request?.at === selection ? places.find(({ id }) => id === request.id) : undefined;
  const onMap = places.find(({ space }) => space === selection.space);
  return [listed ?? onMap, id => setRequest({ id, at: selection })];
};

interface KindFieldProps {
  readonly kinds: readonly OrderKind[];
  readonly kind: OrderKind;
  onKind(id: string): void;
}

const KindField = ({ kinds, kind, onKind }: KindFieldProps) => {
  const say = useSay();
  const words = useTranslations('studio');
  return (
    <>
      <Field label={words('plan.kind')}>
        <select value={kind.id} onChange={({ target }) => onKind(target.value)}>
          {kinds.map(({ id, label, cost }) => (
            <option key={id} value={id}>
              {words('plan.kind-option', { kind: say(label), cost: say(cost) })}
            </option>
          ))}
        </select>
      </Field>
      <FindingLines findings={kind.findings} />
    </>
  );
};

interface PlaceFieldProps {
  readonly places: readonly OrderDestination[];
  readonly place: OrderDestination | undefined;
  onPlace(id: string): void;
}

const PlaceField = ({ places, place, onPlace }: PlaceFieldProps) => {
  const say = useSay();
  const words = useTranslations('studio');
  if (places.length === 0) return <p className={controls.hint}>{words('plan.nowhere')}</p>;
  return (
    <Field label={words('plan.place')}>
      <select value={place?.id ?? ''} onChange={({ target }) => onPlace(target.value)}>
        <option value="" disabled>
          {words('plan.choose-place')}
        </option>
        {places.map(({ id, label }) => (
          <option key={id} value={id}>
            {say(label)}
          </option>
        ))}
      </select>
    </Field>
  );
};

interface OrderFormProps {
  readonly planning: Planning<ScenarioBase>;
  readonly scenario: ScenarioBase;
  readonly pieces: readonly string[];
  onAdded(): void;
}

const OrderForm = ({ planning, scenario, pieces, onAdded }: OrderFormProps) => {
  const words = useTranslations('studio');
  const { store } = useStudio();
  const [kindId, setKind] = useState('');
  const kinds = useMemo(() => planning.orderKinds(scenario, pieces), [planning, scenario, pieces]);
  const kind = kinds.find(({ id }) => id === kindId) ?? kinds[0];
  const chosenKind = kind?.id;
  const places = useMemo(
    () => (chosenKind === undefined ? NO_PLACES : planning.destinations(scenario, pieces, chosenKind)),
    [planning, scenario, pieces, chosenKind],
  );
  const [place, setPlace] = useTargetSpace(places);
  useReachOnMap(places);
  if (!kind) return <p className={controls.hint}>{words('plan.no-kind')}</p>;
  const add = (): void => {
    if (!place) return;
    store.update(state => planOrder(state, planning.addOrder(scenario, pieces, kind.id, place.id)));
    onAdded();
  };
  return (
    <>
      <KindField kinds={kinds} kind={kind} onKind={setKind} />
      <PlaceField places={places} place={place} onPlace={setPlace} />
      <Button look="main" disabled={!place} onClick={add}>
        {words('plan.add')}
      </Button>
    </>
  );
};

const NOBODY: Counts = {};

/** Troops, how they are ordered, where they go: all of it by keyboard, the place also on the map. */
export const NextOrder = ({ planning, scenario }: Pick<OrderFormProps, 'planning' | 'scenario'>) => {
  const words = useTranslations('studio');
  const [side, setSide] = useState(scenario.sides[0]?.id ?? '');
  const [counts, setCounts] = useState(NOBODY);
  const picks = useMemo(() => planning.waitingPieces(scenario, side), [planning, scenario, side]);
  const pieces = useMemo(() => piecesIn(picks, counts), [picks, counts]);
  const chooseSide = (id: string): void => {
    setSide(id);
    setCounts(NOBODY);
  };
  return (
    <>
      <h3 className={inspector.subtitle}>{words('plan.next')}</h3>
      <Field label={words('plan.side')}>
        <select value={side} onChange={({ target }) => chooseSide(target.value)}>
          {scenario.sides.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      {picks.length === 0 && <p className={controls.hint}>{words('plan.all-on')}</p>}
      <ul className={styles.picks}>
        {picks.map(pick => (
          <PickRow
            key={pick.id}
            pick={pick}
            count={Math.min(counts[pick.id] ?? 0, pick.groups.length)}
            onCount={count => setCounts({ ...counts, [pick.id]: count })}
          />
        ))}
      </ul>
      {pieces.length > 0 && (
        <OrderForm
          planning={planning}
          scenario={scenario}
          pieces={pieces}
          onAdded={() => setCounts(NOBODY)}
        />
      )}
    </>
  );
};
