'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useMemo, useRef, useState } from 'react';
import controls from '@/components/ui/controls/controls.module.css';
import { Field } from '@/components/ui/controls/field';
import { useSay } from '@/components/words/use-say';
import { addPiece } from '@/lib/editor/edits/board-edits';
import type { PieceTemplate, Seat, SeatColours } from '@/lib/game/contract/game-system';
import { useStudio, useStudioState } from '../session/studio-context';
import { useFocusRequest } from '../session/use-focus-request';
import { DraggableCounter } from './draggable-counter';
import { listBrushGroups } from './tool-rail';
import styles from './tray.module.css';

interface TemplateProps {
  readonly template: PieceTemplate;
  readonly seat: string;
  readonly colours: SeatColours;
}

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const Template = ({ template, seat, colours }: TemplateProps) => {
  const say = useSay();
  const words = useTranslations('studio');
  const { store } = useStudio();
  const face = useMemo(() => template.face(colours), [template, colours]);
  const name = capitalised(say(template.label));
  return (
    <DraggableCounter
      face={face}
      label={words('tray.add-piece', { piece: say(template.label) })}
      pieces={[]}
      hook={template.id}
      onChoose={() => store.update(state => addPiece(state, template, seat, null, name))}
      land={(state, space) => addPiece(state, template, seat, space, name)}
    />
  );
};

/** Every counter that an army may take: a click lets it wait, carrying it sets it on the map. */
export const PiecePalette = ({ seats }: { readonly seats: readonly Seat[] }) => {
  const words = useTranslations('studio');
  const say = useSay();
  const { pieces } = useStudioState(({ rules }) => rules.system.palette);
  const sides = useStudioState(({ derived }) => derived.scenario?.sides);
  const [seat, setSeat] = useState(seats[0]?.id ?? '');
  const root = useRef<HTMLDivElement>(null);
  useFocusRequest(
    'add-pieces',
    useCallback(() => root.current?.querySelector('select') ?? null, []),
  );
  const colours = sides?.find(({ id }) => id === seat) ?? sides?.[0];
  if (!colours) return null;
  return (
    <div ref={root} className={styles.palette}>
      <Field label={words('tray.for-side')}>
        <select value={seat} onChange={event => setSeat(event.target.value)}>
          {seats.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      {listBrushGroups(pieces).map(({ group, items }) => (
        <fieldset key={group}>
          <legend>{say({ code: `palette.${group}` })}</legend>
          <div className={controls.counters}>
            {items.map(template => (
              <Template key={template.id} template={template} seat={colours.id} colours={colours} />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
};
