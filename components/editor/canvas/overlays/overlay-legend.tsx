'use client';

import { useTranslations } from 'next-intl';
import { DrawnItems } from '@/components/board/draw-items';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import { toggleOverlay } from '@/lib/editor/session/view-state';
import { type OverlayMark, TONES, type Tone } from '@/lib/game/contract/authoring/overlay';
import type { Sentence } from '@/lib/game/contract/sentence';
import { drawTexture, type SideColour, stylesOf } from '@/lib/game/view/draw-overlay';
import { StudioRuleLink } from '../../findings/studio-rule-link';
import { useSlice, useStudioState, useView } from '../../session/studio-context';
import styles from './overlays.module.css';
import { hasFocus, type ShownOverlay, useOverlayFocus, useShownOverlays } from './use-overlay-marks';

const [WIDTH, HEIGHT] = [30, 20];
const NO_SIDES: readonly SideColour[] = [];

interface SwatchProps {
  readonly tone: Tone;
  readonly isDimming: boolean;
}

/** A piece of the map as the overlay draws it. */
const Swatch = ({ tone, isDimming }: SwatchProps) => {
  const sides = useStudioState(({ derived }) => derived.scenario?.sides) ?? NO_SIDES;
  const looks = isDimming ? [] : stylesOf(tone, sides);
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect width={WIDTH} height={HEIGHT} fill="var(--map-paper)" />
      {isDimming && tone !== 'good' && (
        <rect width={WIDTH} height={HEIGHT} fill="var(--map-ink)" opacity="0.22" />
      )}
      {looks.map((look, index) => (
        <g key={look.texture}>
          <g opacity="0.5">
            <DrawnItems items={drawTexture(look, WIDTH, HEIGHT)} />
          </g>
          <rect
            x={1.5 + index * 3}
            y={1.5 + index * 3}
            width={WIDTH - 3 - index * 6}
            height={HEIGHT - 3 - index * 6}
            fill="none"
            stroke={look.colour}
            strokeWidth="2"
            strokeDasharray={look.dash?.map(part => part / 2).join(' ')}
          />
        </g>
      ))}
    </svg>
  );
};

/** A blocked line says why that line is blocked, not what its tone means. */
const isNaming = (mark: OverlayMark): mark is OverlayMark & { readonly label: Sentence } =>
  mark.label !== undefined && !(mark.type === 'line' && mark.blockedAt);

/** A tone with a single meaning is called by that; else by a word that fits all books. */
const useToneName = (): ((tone: Tone, shown: ShownOverlay) => string) => {
  const words = useTranslations('view.overlays');
  const say = useSay();
  const sides = useStudioState(({ derived }) => derived.scenario?.sides);
  return (tone, { overlay, marks }) => {
    const labels = [
      ...new Set(marks.flatMap(mark => (mark.tone === tone && isNaming(mark) ? say(mark.label) : []))),
    ];
    const [only] = labels;
    if (only !== undefined && labels.length === 1 && !/\d/.test(only)) return only;
    if (overlay.dimsRest && (tone === 'good' || tone === 'bad')) return words(`seen.${tone}`);
    return words(`tone.${tone}`, { side: sides?.[tone === 'second' ? 1 : 0]?.name ?? '' });
  };
};

const countOf = (tone: Tone, marks: readonly OverlayMark[]): number =>
  marks.filter(mark => mark.type !== 'line' && mark.tone === tone).length;

const LegendEntry = ({ shown }: { readonly shown: ShownOverlay }) => {
  const { overlay, marks } = shown;
  const say = useSay();
  const words = useTranslations('view.overlays');
  const view = useSlice('view');
  const focus = useOverlayFocus();
  const nameOf = useToneName();
  const tones = TONES.filter(tone => marks.some(mark => mark.tone === tone));
  const label = say(overlay.label);
  return (
    <li>
      <header>
        <b>{label}</b> <StudioRuleLink rule={overlay.rule} />
        <Button
          look="bare"
          aria-label={words('close', { overlay: label })}
          onClick={() => view.update(state => toggleOverlay(state, overlay.id))}
        >
          ×
        </Button>
      </header>
      {!hasFocus(overlay, focus) && <em>{words(`choose-${overlay.from}`)}</em>}
      {tones.map(tone => (
        <p key={tone}>
          <Swatch tone={tone} isDimming={overlay.dimsRest === true} />
          <span>{nameOf(tone, shown)}</span>
          {countOf(tone, marks) > 0 && <small>{words('count', { count: countOf(tone, marks) })}</small>}
        </p>
      ))}
    </li>
  );
};

/** Overlays with a focus keep it when they are pinned. */
const FocusChoice = () => {
  const words = useTranslations('view.overlays');
  const view = useSlice('view');
  const isPinned = useView(({ overlayFocus }) => overlayFocus !== null);
  const focus = useOverlayFocus();
  const isEmpty = focus.pieces.length === 0 && focus.space === null;
  return (
    <fieldset className={styles.focus} aria-label={words('focus')}>
      <Button
        look="bare"
        className={styles.choice}
        disabled={isEmpty}
        aria-pressed={isPinned}
        onClick={() => view.update(state => ({ ...state, overlayFocus: focus }))}
      >
        {words(isPinned ? 'pinned' : 'pin')}
      </Button>
      <Button
        look="bare"
        className={styles.choice}
        aria-pressed={!isPinned}
        onClick={() => view.update(state => ({ ...state, overlayFocus: null }))}
      >
        {words('follow')}
      </Button>
    </fieldset>
  );
};

/** Over the map: what lies on it, in words and with its section; it stays as long as the overlay does. */
export const OverlayLegend = () => {
  const words = useTranslations('view.overlays');
  const shown = useShownOverlays();
  if (shown.length === 0) return null;
  return (
    <section className={styles.legend} aria-label={words('key')}>
      <h2>
        {words('title')} <small>{words('number', { count: shown.length })}</small>
      </h2>
      <ul aria-label={words('key')}>
        {shown.map(one => (
          <LegendEntry key={one.overlay.id} shown={one} />
        ))}
      </ul>
      {shown.some(({ overlay }) => overlay.from !== 'board') && <FocusChoice />}
    </section>
  );
};
