'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Counter } from '@/components/board/counter';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { useSay } from '@/components/words/use-say';
import { shownSeatOf, showSeat } from '@/lib/editor/deploy/deploy-edits';
import { listOffers, readRecentTemplates, rememberTemplate } from '@/lib/editor/deploy/offers';
import { endDrag } from '@/lib/editor/edits/drop-edits';
import { type AddTarget, addPiece } from '@/lib/editor/edits/map/board-edits';
import { setDragTarget, startDrag } from '@/lib/editor/session/drag-state';
import type { PieceOffer } from '@/lib/game/contract/authoring/deployment';
import type { Seat, SeatColours } from '@/lib/game/contract/game-system';
import { useStudio, useStudioState } from '../session/studio-context';
import { useFocusRequest } from '../session/use-focus-request';
import { CarriedCounter } from './carried-counter';
import { listBrushGroups } from './tool-rail';
import styles from './tray.module.css';
import { useCarry } from './use-carry';

const capitalise = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

interface OfferProps {
  readonly offer: PieceOffer;
  readonly seat: string;
  readonly colours: SeatColours;
  readonly onAdd: (template: string) => void;
}

const OfferFigures = ({ price, limit }: Pick<PieceOffer, 'price' | 'limit'>) => {
  const words = useTranslations('deploy.palette');
  if (price === undefined && !limit) return null;
  return (
    <small data-full={(limit && limit.taken >= limit.most) || undefined}>
      {price !== undefined && words('price', { points: price })}
      {price !== undefined && limit && ', '}
      {limit && words('limit', { ...limit })}
    </small>
  );
};

/** A click lets a new unit wait, carrying it sets it on the map. */
const Offer = ({ offer: { template, price, limit }, seat, colours, onAdd }: OfferProps) => {
  const say = useSay();
  const words = useTranslations('deploy.palette');
  const { store, canvas } = useStudio();
  const face = useMemo(() => template.face(colours), [template, colours]);
  const name = capitalise(say(template.label));
  const add = (to: AddTarget): void => {
    store.update(state => addPiece(state, template, seat, to, name));
    onAdd(template.id);
  };
  const { spot, handlers } = useCarry({
    onStart: () => store.update(state => startDrag(state, [], 'tray')),
    onMove: ({ x, y }) => store.update(state => setDragTarget(state, canvas.current?.spaceAt(x, y) ?? null)),
    onDrop: ({ x, y }) => {
      store.update(endDrag);
      const isTable = store.getState().derived.position?.board.kind === 'table';
      const to = isTable ? canvas.current?.pointAt(x, y) : canvas.current?.spaceAt(x, y);
      if (to) add(to);
    },
  });
  return (
    <>
      <Button
        look="bare"
        className={styles.offer}
        aria-label={words('add', { piece: say(template.label) })}
        data-carry={template.id}
        onClick={() => add(null)}
        {...handlers}
      >
        <Counter face={face} size={32} />
        <span>
          {name}
          <OfferFigures {...(price === undefined ? {} : { price })} {...(limit ? { limit } : {})} />
        </span>
      </Button>
      <CarriedCounter face={face} spot={spot} count={1} />
    </>
  );
};

const useOffers = (seat: string): readonly PieceOffer[] => {
  const rules = useStudioState(state => state.rules);
  const derived = useStudioState(state => state.derived);
  const { store } = useStudio();
  return useMemo(
    () => listOffers({ ...store.getState(), rules, derived }, seat),
    [store, rules, derived, seat],
  );
};

interface OffersProps extends Omit<OfferProps, 'offer'> {
  readonly title: string;
  readonly offers: readonly PieceOffer[];
}

const Offers = ({ title, offers, ...props }: OffersProps) => (
  <fieldset>
    <legend>{title}</legend>
    {offers.map(offer => (
      <Offer key={offer.template.id} offer={offer} {...props} />
    ))}
  </fieldset>
);

/** Every troop that a side may take, with its price and number: searched by name, those used last first. */
export const PiecePalette = ({ seats }: { readonly seats: readonly Seat[] }) => {
  const words = useTranslations('deploy.palette');
  const say = useSay();
  const rules = useStudioState(state => state.rules);
  const { store } = useStudio();
  const seat = useStudioState(shownSeatOf) ?? '';
  const colours = useStudioState(({ derived }) => derived.scenario?.sides.find(({ id }) => id === seat));
  const offers = useOffers(seat);
  const [text, setText] = useState('');
  // The order changes only while the card is closed: nothing moves under the pointer.
  const [recent] = useState(() => readRecentTemplates(rules));
  const field = useRef<HTMLInputElement>(null);
  useFocusRequest(
    'add-pieces',
    useCallback(() => field.current, []),
  );
  if (!colours) return null;
  const wanted = text.trim().toLocaleLowerCase();
  const found = offers.filter(({ template }) => say(template.label).toLocaleLowerCase().includes(wanted));
  const again = recent.flatMap(id => found.find(({ template }) => template.id === id) ?? []);
  const groups = listBrushGroups(found.map(offer => ({ ...offer, group: offer.template.group })));
  const onAdd = (id: string): void => rememberTemplate(rules, id);
  const common = { seat, colours, onAdd };
  return (
    <div className={styles.palette}>
      <Field label={words('side')}>
        <select value={seat} onChange={({ target }) => store.update(state => showSeat(state, target.value))}>
          {seats.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <input
        ref={field}
        type="search"
        className={styles.search}
        aria-label={words('search')}
        placeholder={words('search')}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      {found.length === 0 && <p className={styles.beginning}>{words('nothing-found', { text })}</p>}
      {again.length > 0 && <Offers title={words('recent')} offers={again} {...common} />}
      {groups.map(({ group, items }) => (
        <Offers key={group} title={say({ code: `palette.${group}` })} offers={items} {...common} />
      ))}
    </div>
  );
};
