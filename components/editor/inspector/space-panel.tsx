'use client';

import { useTranslations } from 'next-intl';
import { DrawnItems } from '@/components/board/draw-items';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import { paintPlaces } from '@/lib/editor/edits/board-edits';
import { selectAndReveal } from '@/lib/editor/session/state';
import { useStudio, useStudioState } from '../session/studio-context';
import { listBrushGroups } from '../tray/tool-rail';
import styles from './inspector.module.css';

const PaintButtons = ({ space }: { readonly space: string }) => {
  const say = useSay();
  const words = useTranslations('studio');
  const { store } = useStudio();
  const { brushes } = useStudioState(({ rules }) => rules.system.palette);
  return listBrushGroups(brushes).map(({ group, items }) => (
    <fieldset key={group} className={styles.paintGroup}>
      <legend>{say({ code: `palette.${group}` })}</legend>
      {items.map(brush => (
        <Button
          key={brush.id}
          look="bare"
          className={styles.paint}
          aria-label={words('inspector.paint', { brush: say(brush.label) })}
          onClick={() => store.update(state => paintPlaces(state, brush.id, [space], `space ${space}`))}
        >
          <svg viewBox="0 0 100 100" width="30" height="30" aria-hidden="true">
            <DrawnItems items={brush.icon} />
          </svg>
          <span>{say(brush.label)}</span>
        </Button>
      ))}
    </fieldset>
  ));
};

/** A chosen space: what is there, who stands there, and what may be laid there. */
export const SpacePanel = ({ space }: { readonly space: string }) => {
  const say = useSay();
  const words = useTranslations('studio');
  const { store } = useStudio();
  const labelled = useStudioState(({ derived }) => derived.words.find(words => words.space === space));
  const position = useStudioState(({ derived }) => derived.position);
  const here = position?.pieces.filter(piece => piece.space === space) ?? [];
  if (!labelled) return null;
  return (
    <>
      <header className={styles.spaceHead}>
        <h2>{say(labelled.title)}</h2>
        <p>{labelled.sentences.map(say).join(' ')}</p>
      </header>
      {here.length > 0 && (
        <Button
          onClick={() =>
            store.update(state =>
              selectAndReveal(
                state,
                here.map(({ id }) => id),
              ),
            )
          }
        >
          {words('inspector.choose-all', { count: here.length })}
        </Button>
      )}
      <PaintButtons space={space} />
    </>
  );
};
