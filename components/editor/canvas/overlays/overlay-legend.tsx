'use client';

import { useTranslations } from 'next-intl';
import { DrawnItems } from '@/components/board/draw-items';
import { useSay } from '@/components/words/use-say';
import type { OverlayMark, Tone } from '@/lib/game/contract/overlay';
import { drawTexture, TONE_STYLES } from '@/lib/game/view/draw-overlay';
import { StudioRuleLink } from '../../findings/studio-rule-link';
import { useStudioState } from '../../session/studio-context';
import styles from './overlays.module.css';
import { hasFocus, type ShownOverlay, useShownOverlays } from './use-overlay-marks';

const Swatch = ({ tone }: { readonly tone: Tone }) => {
  const look = TONE_STYLES[tone];
  return (
    <svg width="22" height="16" viewBox="0 0 22 16" aria-hidden="true">
      <rect width="22" height="16" fill="var(--map-sheet)" />
      <rect width="22" height="16" fill={look.colour} opacity="0.13" />
      <DrawnItems items={drawTexture(look, 22, 16)} />
      <rect
        x="1"
        y="1"
        width="20"
        height="14"
        fill="none"
        stroke={look.colour}
        strokeWidth="2"
        strokeDasharray={look.dash?.join(' ')}
      />
    </svg>
  );
};

/** A tone that says one thing only is called by that; else by a word that fits all books. */
const useToneName = (): ((tone: Tone, marks: readonly OverlayMark[]) => string) => {
  const words = useTranslations('view');
  const say = useSay();
  const sides = useStudioState(({ derived }) => derived.scenario?.sides);
  return (tone, marks) => {
    const labels = [
      ...new Set(marks.flatMap(mark => (mark.tone === tone && mark.label ? say(mark.label) : []))),
    ];
    const [only] = labels;
    if (only !== undefined && labels.length === 1 && !/\d/.test(only)) return only;
    const side = sides?.[tone === 'second' ? 1 : 0]?.name ?? '';
    return words(`overlays.tone.${tone}`, { side });
  };
};

const LegendEntry = ({ shown: { overlay, marks } }: { readonly shown: ShownOverlay }) => {
  const say = useSay();
  const words = useTranslations('view');
  const selection = useStudioState(state => state.selection);
  const nameOf = useToneName();
  const tones = [...new Set(marks.map(({ tone }) => tone))];
  return (
    <li>
      <b>{say(overlay.label)}</b> <StudioRuleLink rule={overlay.rule} />
      {!hasFocus(overlay, selection) && <em>{words(`overlays.choose-${overlay.from}`)}</em>}
      {tones.map(tone => (
        <span key={tone}>
          <Swatch tone={tone} /> {nameOf(tone, marks)}
        </span>
      ))}
    </li>
  );
};

/** Under the map: what the textures over it mean. */
export const OverlayLegend = () => {
  const words = useTranslations('view');
  const shown = useShownOverlays();
  if (shown.length === 0) return null;
  return (
    <ul className={styles.key} aria-label={words('overlays.key')}>
      {shown.map(one => (
        <LegendEntry key={one.overlay.id} shown={one} />
      ))}
    </ul>
  );
};
