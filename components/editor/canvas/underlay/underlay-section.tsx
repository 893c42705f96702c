'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, useState } from 'react';
import { Button, composeButtonClass } from '@/components/ui/controls/button';
import controls from '@/components/ui/controls/controls.module.css';
import { Field } from '@/components/ui/controls/field';
import { useErrorWords } from '@/components/words/refusals';
import {
  addUnderlay,
  moveUnderlay,
  removeUnderlay,
  setUnderlayOpacity,
} from '@/lib/editor/edits/map/underlay-edits';
import { showPanel } from '@/lib/editor/session/panels';
import type { StudioState } from '@/lib/editor/session/state';
import type { UnderlayMode } from '@/lib/editor/session/view-state';
import type { Underlay } from '@/lib/game/document/annotation';
import { scaleAbout } from '@/lib/geometry/plane/affine';
import { useSlice, useStudio, useStudioState, useView } from '../../session/studio-context';
import underlayStyles from './underlay.module.css';
import { readPictureSize, sendUnderlay } from './underlay-client';
import { useFitPlaces, useReferencePlaces } from './use-reference-places';

/** Sends a chosen file to the draft, then lays it under the board; gives the reason why it could not. */
const useUpload = () => {
  const { draftId, store } = useStudio();
  const view = useSlice('view');
  const [error, setError] = useState<string | null>(null);
  const send = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    const refusal = await sendUnderlay(draftId, file);
    const size = refusal === null ? await readPictureSize(file) : null;
    setError(refusal ?? (size ? null : 'not-an-image'));
    if (!size) return;
    view.update(state => ({
      ...state,
      underlayCopy: state.underlayCopy + 1,
      hidden: state.hidden.filter(layer => layer !== 'underlay'),
    }));
    store.update(state => addUnderlay(state, size));
  };
  return { error, send };
};

const FileButton = ({ label }: { readonly label: string }) => {
  const errors = useErrorWords();
  const words = useTranslations('view');
  const { error, send } = useUpload();
  return (
    <>
      <label className={composeButtonClass('plain', underlayStyles.file)}>
        {label}
        <input type="file" accept="image/png,image/jpeg,image/webp" onChange={event => void send(event)} />
      </label>
      {error && (
        <p className={controls.bad} role="alert">
          {error === 'unreachable' ? words('underlay.unreachable') : errors(error)}
        </p>
      )}
    </>
  );
};

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onNumber: (value: number) => void;
}

const NumberField = ({ label, value, onNumber }: NumberFieldProps) => (
  <Field label={label}>
    <input
      type="number"
      step="any"
      value={Math.round(value * 10) / 10}
      onChange={({ target: { valueAsNumber } }) =>
        Number.isFinite(valueAsNumber) ? onNumber(valueAsNumber) : undefined
      }
    />
  </Field>
);

/** The same moves by number: where its corner lies, and how many units a hundred of its pixels make. */
const PlacingFields = ({ underlay }: { readonly underlay: Underlay }) => {
  const words = useTranslations('view');
  const { store } = useStudio();
  const [a, b, , , e, f] = underlay.matrix;
  const percent = Math.hypot(a, b) * 100;
  const shift = (x: number, y: number): void =>
    store.update(state => moveUnderlay(state, [1, 0, 0, 1, x, y], 'underlay field'));
  return (
    <div className={underlayStyles.fields}>
      <NumberField label={words('underlay.across')} value={e} onNumber={value => shift(value - e, 0)} />
      <NumberField label={words('underlay.down')} value={f} onNumber={value => shift(0, value - f)} />
      <NumberField
        label={words('underlay.scale')}
        value={percent}
        onNumber={value =>
          value >= 1 &&
          store.update(state => moveUnderlay(state, scaleAbout([e, f], value / percent), 'underlay field'))
        }
      />
    </div>
  );
};

const KnownPlaces = () => {
  const words = useTranslations('view');
  const view = useSlice('view');
  const all = useReferencePlaces();
  const chosen = useFitPlaces();
  return (
    <div className={underlayStyles.known}>
      {chosen.map(({ id }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the three fields are told apart by their order alone.
        <Field key={index} label={words('underlay.known', { step: index + 1 })}>
          <select
            value={id}
            onChange={({ target }) =>
              view.update(state => ({
                ...state,
                referencePlaces: chosen.map((place, other) => (other === index ? target.value : place.id)),
              }))
            }
          >
            {all.map(place => (
              <option key={place.id} value={place.id}>
                {place.id}
              </option>
            ))}
          </select>
        </Field>
      ))}
    </div>
  );
};

const ModeButton = ({ mode, label }: { readonly mode: UnderlayMode; readonly label: string }) => {
  const { store } = useStudio();
  const isOn = useView(({ underlayMode }) => underlayMode === mode);
  // The panel makes room for the picture while the pointer acts on it.
  const toggle = (state: StudioState): StudioState => ({
    ...showPanel(state, 'view', isOn),
    view: { ...state.view, underlayMode: isOn ? null : mode },
  });
  return (
    <Button aria-pressed={isOn} onClick={() => store.update(toggle)}>
      {label}
    </Button>
  );
};

/** The picture that an author traces from: put it, lay it, fit it, take it away. */
export const UnderlaySection = () => {
  const words = useTranslations('view');
  const { store } = useStudio();
  const underlay = useStudioState(({ derived }) => derived.scenario?.underlay);
  const hasSpaces = useStudioState(({ derived }) => derived.position?.board.kind === 'spaces');
  if (!underlay)
    return (
      <>
        <p className={controls.hint}>{words('underlay.means')}</p>
        <FileButton label={words('underlay.choose')} />
      </>
    );
  return (
    <>
      <Field label={words('underlay.opacity')}>
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={underlay.opacity}
          onChange={({ target }) => store.update(state => setUnderlayOpacity(state, target.valueAsNumber))}
        />
      </Field>
      <PlacingFields underlay={underlay} />
      <KnownPlaces />
      <div className={underlayStyles.buttons}>
        <ModeButton mode="fit" label={words('underlay.fit')} />
        <ModeButton mode="move" label={words('underlay.move')} />
        {hasSpaces && <ModeButton mode="propose" label={words('underlay.propose')} />}
        <FileButton label={words('underlay.replace')} />
        <Button onClick={() => store.update(removeUnderlay)}>{words('underlay.remove')}</Button>
      </div>
    </>
  );
};
