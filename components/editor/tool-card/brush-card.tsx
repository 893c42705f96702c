'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { DrawnItems } from '@/components/board/draw-items';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import { normalizeText } from '@/lib/editor/text-commands/match';
import { listCardBrushes, MANY_BRUSHES } from '@/lib/editor/tools/rail-tools';
import type { Brush, BrushTool } from '@/lib/game/contract/game-system';
import { ToolOptions } from '../canvas/tools/tool-options';
import { useInteraction, useStudio, useStudioState } from '../session/studio-context';
import { listBrushGroups } from '../tray/tool-rail';
import { CardButton } from './card-button';
import styles from './tool-card.module.css';

const BrushButton = ({ brush }: { readonly brush: Brush }) => {
  const say = useSay();
  const words = useTranslations('studio');
  const isChosen = useStudioState(({ tool }) => tool.type === 'brush' && tool.brush === brush.id);
  const name = say(brush.label);
  const label = words('tools.brush', { brush: name });
  const title = brush.hint ? words('tools.brush-hint', { brush: name, hint: say(brush.hint) }) : name;
  return (
    <CardButton
      label={label}
      title={title}
      name={name}
      isChosen={isChosen}
      tool={{ type: 'brush', brush: brush.id }}
    >
      <svg className={styles.picture} viewBox="0 0 100 100" width="32" height="32" aria-hidden="true">
        <DrawnItems items={brush.icon()} />
      </svg>
    </CardButton>
  );
};

/** In the order of the card, which changes only when it is opened again. */
const useBrushes = (tool: BrushTool): readonly Brush[] => {
  const { store } = useStudio();
  const recent = useInteraction(({ recentBrushes }) => recentBrushes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: those used last are part of the state.
  return useMemo(() => listCardBrushes(store.getState(), tool), [store, tool, recent]);
};

interface FieldProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

const SearchField = ({ typed, onType }: FieldProps) => {
  const words = useTranslations('studio.tools');
  return (
    <input
      type="search"
      className={styles.find}
      aria-label={words('find')}
      placeholder={words('find')}
      value={typed}
      onChange={({ target }) => onType(target.value)}
    />
  );
};

/** Every brush of a tool, and below them how the one in hand works. */
export const BrushCard = ({ tool }: { readonly tool: BrushTool }) => {
  const say = useSay();
  const words = useTranslations('studio.tools');
  const [typed, setTyped] = useState('');
  const brushes = useBrushes(tool);
  const shown = brushes.filter(({ label }) => normalizeText(say(label)).includes(normalizeText(typed)));
  const isLong = brushes.length >= MANY_BRUSHES;
  const groups = isLong ? [{ group: '', items: shown }] : listBrushGroups(shown);
  return (
    <>
      {isLong && <SearchField typed={typed} onType={setTyped} />}
      <div className={styles.items}>
        {shown.length === 0 && (
          <p>
            {words('nothing', { text: typed })}{' '}
            <Button look="quiet" onClick={() => setTyped('')}>
              {words('clear')}
            </Button>
          </p>
        )}
        {groups.map(({ group, items }) => (
          <fieldset key={group}>
            {groups.length > 1 && <legend>{say({ code: `palette.${group}` })}</legend>}
            {items.map(brush => (
              <BrushButton key={brush.id} brush={brush} />
            ))}
          </fieldset>
        ))}
      </div>
      <ToolOptions />
    </>
  );
};
