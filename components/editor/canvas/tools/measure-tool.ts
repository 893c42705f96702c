import type { TLStateNodeConstructor } from 'tldraw';
import type { InteractionState } from '@/lib/editor/session/interaction-state';
import type { Slice } from '@/lib/editor/session/store';
import { CrossTool } from './cross-tool';

export const MEASURE_TOOL = 'measure';

/** Draws the ruler from the press to the pointer; it stays there until the next press. */
export const makeMeasureTool = (interaction: Slice<InteractionState>): TLStateNodeConstructor =>
  class MeasureTool extends CrossTool {
    static override id = MEASURE_TOOL;

    override onExit(): void {
      interaction.set({ ruler: null });
    }

    override onPointerDown(): void {
      interaction.set({ ruler: [this.here(), this.here()] });
    }

    override onPointerMove(): void {
      const { ruler } = interaction.getState();
      if (ruler && this.editor.inputs.isPointing) interaction.set({ ruler: [ruler[0], this.here()] });
    }

    override onInterrupt(): void {
      interaction.set({ ruler: null });
    }

    override onCancel(): void {
      interaction.set({ ruler: null });
    }
  };
