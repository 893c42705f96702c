'use client';

import type { Editor } from 'tldraw';
import { ViewPanel } from '@/components/studio/view/view-panel';
import { AnnotationBar } from './annotations/annotation-bar';
import type { Sheet } from './camera';
import { Minimap } from './minimap';
import { OddsCard, PinnedCards } from './odds-card';
import { UnderlayCapture } from './underlay-capture';

interface MapFurnitureProps {
  readonly editor: Editor | null;
  readonly sheet: Sheet | null;
}

/** What lies over the map without being part of it. */
export const MapFurniture = ({ editor, sheet }: MapFurnitureProps) => (
  <>
    {editor && sheet && <Minimap editor={editor} sheet={sheet} />}
    {editor && <UnderlayCapture editor={editor} />}
    {editor && <AnnotationBar editor={editor} />}
    {editor && <OddsCard editor={editor} />}
    <PinnedCards />
    <ViewPanel />
  </>
);
