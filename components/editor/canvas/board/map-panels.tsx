'use client';

import type { Editor } from 'tldraw';
import type { MapSheet } from '@/lib/editor/board/camera-place';
import { isShown } from '@/lib/editor/session/panels';
import { useStudioState } from '../../session/studio-context';
import { AnnotationBar } from '../annotations/annotation-bar';
import { OddsCard, PinnedCards } from '../overlays/odds-card';
import { ViewPanel } from '../overlays/view-panel';
import { UnderlayCapture } from '../underlay/underlay-capture';
import { Minimap } from './minimap';

interface MapPanelsProps {
  readonly editor: Editor;
  readonly sheet: MapSheet | null;
}

/** Everything over the map that is not part of it. */
export const MapPanels = ({ editor, sheet }: MapPanelsProps) => {
  const isOverviewShown = useStudioState(state => isShown(state, 'overview'));
  return (
    <>
      {sheet && isOverviewShown && <Minimap editor={editor} sheet={sheet} />}
      <UnderlayCapture editor={editor} />
      <AnnotationBar editor={editor} />
      <OddsCard editor={editor} />
      <PinnedCards />
      <ViewPanel />
    </>
  );
};
