'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/controls/button';
import { firstKeyOf } from '@/lib/editor/commands/registry';
import { BRUSH_MODES, BRUSH_SIZES, type BrushMode } from '@/lib/editor/session/interaction-state';
import { brushInHand } from '@/lib/editor/tools/rail-tools';
import type { Brush } from '@/lib/game/contract/game-system';
import { useFormatChord } from '../../commands/use-format-chord';
import { useInteraction, useSlice, useStudioState } from '../../session/studio-context';
import styles from './tool-options.module.css';

const MODE_ICONS: Readonly<Record<BrushMode, string>> = {
  brush:
    'M19.5 3.5c-4 1.6-8 5-10.4 9l2.6 2.5c3.7-2.7 6.6-7 7.8-11.5ZM8 13.6c-2.6.3-3 2-3.2 3.6-.2 1.4-.9 2.3-2 2.8 3.6 1.2 7 .2 7.7-3.6Z',
  line: 'M5 19 19 5M3.5 17.5h3v3h-3ZM17.500 3.500h3v3h-3Z',
  fill: 'm10.500 4 8 8-7 7a1.600 1.600 0 0 1-2.300 0l-5.200-5.200a1.600 1.600 0 0 1 0-2.300ZM8 1.800l3.500 3.200M4 12.500h14M20.600 15.500c1 1.500 1.500 2.400 1.500 3.200a1.500 1.500 0 0 1-3 0c0-.8.5-1.700 1.500-3.200Z',
  pick: 'M13.500 6.500l4 4M12 8l4 4-7.500 7.500c-1 1-2 .6-3 .9l-1.500 1.100-1-1 1.100-1.500c.3-1-.1-2 .9-3Zm3-3 1.800-1.800a2.300 2.300 0 0 1 3.300 0l.7.7a2.300 2.300 0 0 1 0 3.300L19 9',
};

interface OptionProps {
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

const Option = ({ label, isChosen, onChoose, children }: OptionProps) => (
  <Button look="bare" aria-label={label} title={label} aria-pressed={isChosen} onClick={onChoose}>
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      {children}
    </svg>
  </Button>
);

const ModeOption = ({ mode }: { readonly mode: BrushMode }) => {
  const formatChord = useFormatChord();
  const interaction = useSlice('interaction');
  const words = useTranslations('canvas');
  const isChosen = useInteraction(state => state.mode === mode);
  return (
    <Option
      label={words('label-with-key', {
        label: words(`mode.${mode}`),
        key: formatChord(firstKeyOf(mode) ?? ''),
      })}
      isChosen={isChosen}
      onChoose={() => interaction.set({ mode })}
    >
      <path d={MODE_ICONS[mode]} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
    </Option>
  );
};

const SizeOption = ({ size }: { readonly size: number }) => {
  const interaction = useSlice('interaction');
  const words = useTranslations('canvas');
  const isChosen = useInteraction(state => state.size === size);
  return (
    <Option
      label={words('options.size-means', { size, rings: size - 1 })}
      isChosen={isChosen}
      onChoose={() => interaction.set({ size })}
    >
      <circle cx="12" cy="12" r={1.2 + size * 2} fill="currentColor" />
    </Option>
  );
};

/** Sides are neither filled nor wide; shapes are drawn corner by corner. */
const modesFor = (on: Brush['on']): readonly BrushMode[] => {
  if (on === 'space') return BRUSH_MODES;
  return on === 'side' ? BRUSH_MODES.filter(mode => mode !== 'fill') : [];
};

/** How the brush in hand works. */
export const ToolOptions = () => {
  const words = useTranslations('canvas');
  const brush = useStudioState(brushInHand);
  const modes = brush ? modesFor(brush.on) : [];
  if (!brush || modes.length === 0) return null;
  return (
    <div className={styles.options} role="toolbar" aria-label={words('options.title')}>
      {modes.map(mode => (
        <ModeOption key={mode} mode={mode} />
      ))}
      {brush.on === 'space' && (
        <fieldset>
          {BRUSH_SIZES.map(size => (
            <SizeOption key={size} size={size} />
          ))}
        </fieldset>
      )}
    </div>
  );
};
