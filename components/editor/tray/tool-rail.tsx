'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DrawnItems } from '@/components/board/draw-items';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import type { Tool } from '@/lib/editor/session/state';
import type { Brush } from '@/lib/game/contract/game-system';
import { useStudio, useStudioState } from '../session/studio-context';
import { AnnotationTools } from './annotation-tools';
import styles from './tray.module.css';

interface ToolButtonProps {
  readonly label: string;
  readonly title?: string;
  readonly isChosen: boolean;
  readonly tool: Tool;
  readonly children: ReactNode;
}

export const ToolButton = ({ label, title = label, isChosen, tool, children }: ToolButtonProps) => {
  const { store } = useStudio();
  return (
    <Button
      look="bare"
      className={styles.tool}
      aria-label={label}
      aria-pressed={isChosen}
      title={title}
      onClick={() => store.update(state => ({ ...state, tool }))}
    >
      {children}
    </Button>
  );
};

const SelectIcon = () => (
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
    <path
      d="M5 3v15l4.2-3.6 2.9 6 2.8-1.3-2.9-5.9h5.5Z"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
    />
  </svg>
);

const HandIcon = () => (
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
    <path
      d="M7 13V6.2a1.4 1.4 0 0 1 2.8 0V11 4.4a1.4 1.4 0 0 1 2.8 0V11 5.2a1.4 1.4 0 0 1 2.8 0V12 8a1.4 1.4 0 0 1 2.8 0v6.5c0 4-2.4 6.5-5.9 6.5-3 0-4.4-1.3-6-4l-2.4-4a1.5 1.5 0 0 1 2.4-1.7Z"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
  </svg>
);

const MeasureIcon = () => (
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
    <path
      d="M3 16 16 3l5 5L8 21ZM7 12l2 2M10 9l3 3M13 6l2 2"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
  </svg>
);

const BrushButton = ({ brush }: { readonly brush: Brush }) => {
  const say = useSay();
  const words = useTranslations('studio');
  const isChosen = useStudioState(({ tool }) => tool.type === 'brush' && tool.brush === brush.id);
  const label = words('tools.brush', { brush: say(brush.label) });
  const title = brush.hint ? words('tools.brush-hint', { brush: label, hint: say(brush.hint) }) : label;
  return (
    <ToolButton label={label} title={title} isChosen={isChosen} tool={{ type: 'brush', brush: brush.id }}>
      <svg className={styles.brushIcon} viewBox="0 0 100 100" width="34" height="34" aria-hidden="true">
        <DrawnItems items={brush.icon} />
      </svg>
    </ToolButton>
  );
};

export const listBrushGroups = <Item extends { readonly group: string }>(items: readonly Item[]) =>
  [...new Set(items.map(({ group }) => group))].map(group => ({
    group,
    items: items.filter(item => item.group === group),
  }));

/** The general tools, then the system's brushes in their groups. */
export const ToolRail = () => {
  const words = useTranslations('studio');
  const say = useSay();
  const tool = useStudioState(state => state.tool);
  const isTable = useStudioState(({ derived }) => derived.position?.board.kind === 'table');
  const { brushes } = useStudioState(({ rules }) => rules.system.palette);
  return (
    <div
      className={styles.rail}
      role="toolbar"
      aria-orientation="vertical"
      aria-label={words('tools.title')}
      data-pane="tools"
      tabIndex={-1}
    >
      <ToolButton label={words('tools.select')} isChosen={tool.type === 'select'} tool={{ type: 'select' }}>
        <SelectIcon />
      </ToolButton>
      <ToolButton label={words('tools.hand')} isChosen={tool.type === 'hand'} tool={{ type: 'hand' }}>
        <HandIcon />
      </ToolButton>
      {isTable && (
        <ToolButton
          label={words('tools.measure')}
          isChosen={tool.type === 'measure'}
          tool={{ type: 'measure' }}
        >
          <MeasureIcon />
        </ToolButton>
      )}
      <AnnotationTools />
      {listBrushGroups(brushes).map(({ group, items }) => (
        <fieldset key={group} className={styles.toolGroup} aria-label={say({ code: `palette.${group}` })}>
          {items.map(brush => (
            <BrushButton key={brush.id} brush={brush} />
          ))}
        </fieldset>
      ))}
    </div>
  );
};
