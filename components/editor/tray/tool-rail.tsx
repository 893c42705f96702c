'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Button } from '@/components/ui/controls/button';
import { firstKeyOf } from '@/lib/editor/commands/registry';
import { listRailGroups, type RailTool, railToolOf, takeRailTool } from '@/lib/editor/tools/rail-tools';
import { useFormatChord } from '../commands/use-format-chord';
import { useStudio, useStudioState } from '../session/studio-context';
import { ToolIcon } from '../tool-card/tool-icons';
import styles from './tool-rail.module.css';

/** These act at once; all others open a card. */
const WITHOUT_CARD: readonly RailTool[] = ['select', 'hand', 'measure'];

const RailButton = ({ tool }: { readonly tool: RailTool }) => {
  const formatChord = useFormatChord();
  const words = useTranslations('studio.tools');
  const { store } = useStudio();
  const isChosen = useStudioState(state => railToolOf(state) === tool);
  const key = formatChord(firstKeyOf(`tool-${tool}`) ?? '');
  return (
    <Button
      look="bare"
      className={styles.tool}
      aria-pressed={isChosen}
      title={words('with-key', { tool: words(tool), key })}
      data-card={!WITHOUT_CARD.includes(tool) || undefined}
      onClick={() => store.update(state => takeRailTool(state, tool))}
    >
      <ToolIcon tool={tool} />
      {words(tool)}
    </Button>
  );
};

export const listBrushGroups = <Item extends { readonly group: string }>(items: readonly Item[]) =>
  [...new Set(items.map(({ group }) => group))].map(group => ({
    group,
    items: items.filter(item => item.group === group),
  }));

/** The tools, in the same order in every game. */
export const ToolRail = () => {
  const words = useTranslations('studio.tools');
  const { store } = useStudio();
  const kind = useStudioState(({ derived }) => derived.position?.board.kind);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is offered depends on the system, which stays, and the kind of board.
  const groups = useMemo(() => listRailGroups(store.getState()), [store, kind]);
  if (kind === undefined) return null;
  return (
    <div
      className={styles.rail}
      role="toolbar"
      aria-orientation="vertical"
      aria-label={words('title')}
      data-pane="tools"
      tabIndex={-1}
    >
      {groups.map(group => (
        <div key={group[0]} className={styles.group}>
          {group.map(tool => (
            <RailButton key={tool} tool={tool} />
          ))}
        </div>
      ))}
    </div>
  );
};
