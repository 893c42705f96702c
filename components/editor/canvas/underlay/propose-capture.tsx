'use client';

import { useTranslations } from 'next-intl';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Editor } from 'tldraw';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import {
  acceptProposals,
  areaAround,
  listPictureBrushes,
  type ProposedBrushes,
  placeUnder,
  proposedUnder,
  toPlaces,
  toProposed,
} from '@/lib/editor/underlay/accept-proposals';
import type { PictureAnswer, PictureQuestion } from '@/lib/editor/underlay/worker';
import type { Brush } from '@/lib/game/contract/game-system';
import type { Point } from '@/lib/geometry/board';
import { useInteraction, useSlice, useStudio, useStudioState } from '../../session/studio-context';
import styles from './underlay.module.css';
import { composeUnderlayPath } from './underlay-picture';

const NOTHING: ProposedBrushes = {};

/** Asks a separate worker, which is ended with its answer. */
const askPicture = (question: PictureQuestion): Promise<PictureAnswer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../../../../lib/editor/underlay/worker.ts', import.meta.url), {
      type: 'module',
    });
    worker.onmessage = ({ data }: MessageEvent<PictureAnswer>) => {
      worker.terminate();
      resolve(data);
    };
    worker.onerror = () => {
      worker.terminate();
      reject(new Error('the picture cannot be read'));
    };
    worker.postMessage(question);
  });

/** Has the picture read by the examples, and shows what follows from them. */
const usePropose = (examples: ProposedBrushes) => {
  const { store, draftId } = useStudio();
  const interaction = useSlice('interaction');
  const [status, setStatus] = useState<'idle' | 'reading' | 'failed'>('idle');
  const propose = async (): Promise<void> => {
    const { scenario, position } = store.getState().derived;
    if (!scenario?.underlay || !position) return;
    setStatus('reading');
    try {
      const picture = await (await fetch(composeUnderlayPath(draftId))).blob();
      const answer = await askPicture({
        picture,
        matrix: scenario.underlay.matrix,
        ...toPlaces(position.board, examples),
      });
      interaction.set({ proposed: toProposed(store.getState(), answer, examples) });
      setStatus('idle');
    } catch (error) {
      // An interrupted request or a picture that the browser cannot read: the author may try again.
      if (!(error instanceof Error)) throw error;
      setStatus('failed');
    }
  };
  return { status, propose };
};

/** The wheel still moves the map. */
const useWheel = (editor: Editor) => {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const { x, y, z } = editor.getCamera();
      editor.setCamera({ x: x - event.deltaX / z, y: y - event.deltaY / z, z }, { immediate: true });
    };
    const element = area.current;
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [editor]);
  return area;
};

const useBrushes = (): readonly Brush[] => {
  const { store } = useStudio();
  const [brushes] = useState(() => listPictureBrushes(store.getState()));
  return brushes;
};

interface ExampleToolsProps {
  readonly brushes: readonly Brush[];
  readonly chosen: string;
  readonly onChoose: (brush: string) => void;
  readonly examples: ProposedBrushes;
}

/** Which ground the next example is of, and the question to the picture. */
const ExampleTools = ({ brushes, chosen, onChoose, examples }: ExampleToolsProps) => {
  const say = useSay();
  const words = useTranslations('view.underlay');
  const { status, propose } = usePropose(examples);
  const count = Object.keys(examples).length;
  return (
    <>
      <label>
        {words('example-of')}{' '}
        <select className={styles.choice} value={chosen} onChange={({ target }) => onChoose(target.value)}>
          {brushes.map(({ id, label }) => (
            <option key={id} value={id}>
              {say(label)}
            </option>
          ))}
        </select>
      </label>
      <span>{status === 'failed' ? words('unreadable') : words('examples', { count })}</span>
      <Button look="main" disabled={count === 0 || status === 'reading'} onClick={() => void propose()}>
        {words(status === 'reading' ? 'reading' : 'propose-rest')}
      </Button>
    </>
  );
};

interface ProposalToolsProps {
  readonly open: readonly string[];
  readonly onAccept: (places: readonly string[]) => void;
}

/** What is proposed, accepted all at once or left for more examples. */
const ProposalTools = ({ open, onAccept }: ProposalToolsProps) => {
  const words = useTranslations('view.underlay');
  const interaction = useSlice('interaction');
  return (
    <>
      <span>{words('proposed', { count: open.length })}</span>
      <Button look="main" disabled={open.length === 0} onClick={() => onAccept(open)}>
        {words('accept-all')}
      </Button>
      <Button onClick={() => interaction.set({ proposed: null })}>{words('more-examples')}</Button>
    </>
  );
};

/** Examples are clicked one ground after the other; then the rest is proposed, to be accepted by area or all at once. */
export const ProposeCapture = ({ editor }: { readonly editor: Editor }) => {
  const words = useTranslations('view.underlay');
  const { store } = useStudio();
  const [view, interaction] = [useSlice('view'), useSlice('interaction')];
  const board = useStudioState(({ derived }) => derived.position?.board);
  const examples = useInteraction(state => state.examples);
  const proposed = useInteraction(state => state.proposed);
  const brushes = useBrushes();
  const [chosen, setChosen] = useState(brushes[0]?.id ?? '');
  const brush = brushes.find(({ id }) => id === chosen);
  const area = useWheel(editor);
  useEffect(() => () => interaction.set({ examples: NOTHING, proposed: null }), [interaction]);
  const accept = (places: readonly string[]): void => {
    if (!proposed) return;
    store.update(state => acceptProposals(state, proposed, places));
    const left = Object.entries(proposed).filter(([place]) => !places.includes(place));
    interaction.set({ proposed: Object.fromEntries(left) });
  };
  const showExample = (point: Point): void => {
    if (!board || !brush) return;
    const place = placeUnder(board, brush, point);
    if (place === null) return;
    const { [place]: known, ...others } = examples;
    interaction.set({ examples: known === chosen ? others : { ...others, [place]: chosen } });
  };
  const onPointerDown = (event: PointerEvent): void => {
    const { x, y } = editor.screenToPage({ x: event.clientX, y: event.clientY });
    if (proposed === null) showExample([x, y]);
    if (!board || proposed === null) return;
    const place = proposedUnder(board, proposed, [x, y]);
    if (place) accept(areaAround(board, proposed, place));
  };
  return (
    <>
      <div ref={area} className={styles.capture} data-mode="propose" onPointerDown={onPointerDown} />
      <div className={styles.message} data-mode="propose" role="status" aria-label={words('propose')}>
        {proposed === null ? (
          <ExampleTools brushes={brushes} chosen={chosen} onChoose={setChosen} examples={examples} />
        ) : (
          <ProposalTools open={Object.keys(proposed)} onAccept={accept} />
        )}
        <Button onClick={() => view.update(state => ({ ...state, underlayMode: null }))}>
          {words('done')}
        </Button>
      </div>
    </>
  );
};
