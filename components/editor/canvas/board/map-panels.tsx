'use client';

import type { Editor } from 'tldraw';
import { isShown } from '@/lib/editor/session/panels';
import { useStudioState } from '../../session/studio-context';
import { AnnotationBar } from '../annotations/annotation-bar';
import { OddsCard, PinnedCards } from '../overlays/odds-card';
import { ViewPanel } from '../overlays/view-panel';
import { UnderlayCapture } from '../underlay/underlay-capture';
import type { MapSheet } from './camera';
import { Minimap } from './minimap';

interface MapPanelsProps {
  readonly editor: Editor | null;
  readonly sheet: MapSheet | null;
}

/** What lies over the map without being part of it. */
export const MapPanels = ({ editor, sheet }: MapPanelsProps) => {
  const isOverviewShown = useStudioState(state => isShown(state, 'overview'));
  return (
    <>
      {editor && sheet && isOverviewShown && <Minimap editor={editor} sheet={sheet} />}
      {editor && <UnderlayCapture editor={editor} />}
      {editor && <AnnotationBar editor={editor} />}
      {editor && <OddsCard editor={editor} />}
      <PinnedCards />
      <ViewPanel />
    </>
  );
};
