'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import controls from '@/components/ui/controls/controls.module.css';
import { PlainLink } from '@/components/ui/controls/plain-link';
import { useSay } from '@/components/words/use-say';
import { isShown, showPanel } from '@/lib/editor/session/panels';
import { MEASURES, toggleLayer, toggleOverlay, VIEW_LAYERS } from '@/lib/editor/session/view-state';
import { useSlice, useStudio, useStudioState, useView } from '../../session/studio-context';
import { AnnotationList } from '../annotations/annotation-list';
import { UnderlaySection } from '../underlay/underlay-section';
import styles from './view-panel.module.css';

const OverlayChoices = () => {
  const words = useTranslations('view');
  const say = useSay();
  const view = useSlice('view');
  const offered = useStudioState(({ rules }) => rules.system.overlays);
  const chosen = useView(({ overlays }) => overlays);
  return (
    <fieldset className={styles.choices}>
      <legend>{words('overlays.title')}</legend>
      {offered.length === 0 && <p className={controls.hint}>{words('overlays.none')}</p>}
      {offered.map(({ id, label, rule }) => (
        <div key={id} className={styles.choice}>
          <label>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={() => view.update(state => toggleOverlay(state, id))}
            />
            {say(label)}
          </label>
          <PlainLink href={`/rules/${rule.book}/${rule.section}`} target="_blank" rel="noreferrer">
            {words('overlays.section', { section: rule.section })}
          </PlainLink>
        </div>
      ))}
      <p className={controls.hint}>{words('overlays.two')}</p>
    </fieldset>
  );
};

const LayerChoices = () => {
  const words = useTranslations('view');
  const view = useSlice('view');
  const hidden = useView(state => state.hidden);
  return (
    <fieldset className={styles.choices}>
      <legend>{words('layers.title')}</legend>
      <div className={styles.layers}>
        {VIEW_LAYERS.map(layer => (
          <label key={layer}>
            <input
              type="checkbox"
              checked={!hidden.includes(layer)}
              onChange={() => view.update(state => toggleLayer(state, layer))}
            />
            {words(`layers.${layer}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** An open table can be played at more than one scale. */
const MeasureChoice = () => {
  const words = useTranslations('view.measure');
  const view = useSlice('view');
  const measure = useView(state => state.measure);
  const isTable = useStudioState(({ derived }) => derived.position?.board.kind === 'table');
  if (!isTable) return null;
  return (
    <fieldset className={styles.choices}>
      <legend>{words('title')}</legend>
      {MEASURES.map(id => (
        <div key={id} className={styles.choice}>
          <label>
            <input
              type="radio"
              name="measure"
              checked={measure === id}
              onChange={() => view.update(state => ({ ...state, measure: id }))}
            />
            {words(id)}
          </label>
        </div>
      ))}
    </fieldset>
  );
};

/** What is laid over the map, shown of it, and laid under it. */
export const ViewPanel = () => {
  const words = useTranslations('view');
  const { store } = useStudio();
  const isOpen = useStudioState(state => isShown(state, 'view'));
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen) panel.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') store.update(state => showPanel(state, 'view', false));
  };
  if (!isOpen) return null;
  return (
    <section ref={panel} className={styles.panel} aria-label={words('open')} onKeyDown={onKeyDown}>
      <OverlayChoices />
      <LayerChoices />
      <MeasureChoice />
      <AnnotationList />
      <fieldset className={styles.choices}>
        <legend>{words('underlay.title')}</legend>
        <UnderlaySection />
      </fieldset>
    </section>
  );
};
