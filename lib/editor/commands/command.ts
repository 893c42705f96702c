import type { Say, Sentence } from '@/lib/game/contract/sentence';
import type { Point } from '@/lib/geometry/board';
import type { Saver } from '../autosave/saver';
import type { StudioState } from '../session/state';
import type { StudioStore } from '../session/store';

/** In this order commands are listed in the palette and in the list of keys. */
export const COMMAND_GROUPS = [
  'pieces',
  'everywhere',
  'map',
  'clipboard',
  'choose',
  'stack',
  'mirror',
  'view',
  'panel',
  'tool',
  'brush',
  'here',
  'add',
  'piece',
  'place',
  'overlay',
  'layer',
  'form',
  'variant',
] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

/**
 * Where the keys of a command hold: also in the source editor; also in fields, but not in the source editor,
 * which binds the same keys itself; or only where keys do not write text.
 */
export type KeyScope = 'anywhere' | 'outside-source' | 'outside-text';

/** The board as commands see it: no command knows how it is drawn. */
export interface CanvasPort {
  fit(): void;
  showActualSize(): void;
  zoomIn(): void;
  zoomOut(): void;
  /** Where the pointer is, in units of the board. */
  pointer(): Point;
  /** Where a menu that is opened by key belongs, in the window. */
  menuPoint(): { readonly x: number; readonly y: number };
  /** The space under a point of the window. */
  spaceAt(clientX: number, clientY: number): string | null;
  /** The place on the board under a point of the window; null: it does not lie on the map. */
  pointAt(clientX: number, clientY: number): Point | null;
}

/** Everything that a command may need besides the state. */
export interface CommandContext {
  readonly store: StudioStore;
  readonly saver: Pick<Saver, 'saveNow'>;
  readonly say: Say;
  /** Null while no map is shown. */
  readonly canvas: CanvasPort | null;
  /** Undefined where the browser does not give access to it. */
  readonly clipboard: Pick<Clipboard, 'readText' | 'writeText'> | undefined;
  /** Moves the focus to the next or the previous pane. */
  focusPane(step: 1 | -1): void;
}

/** Something that can be done in the studio: keys, menu, palette, list of keys and typed commands all read it. */
export interface Command {
  readonly id: string;
  readonly group: CommandGroup;
  readonly label: Sentence;
  /** The first is shown. */
  readonly keys: readonly string[];
  readonly keyScope: KeyScope;
  /** The browser itself turns these keys into events of its clipboard. */
  readonly isNative: boolean;
  readonly inMenu: boolean;
  readonly inPalette: boolean;
  isEnabled(state: StudioState): boolean;
  /** For what can be switched on and off. */
  isOn?(state: StudioState): boolean;
  /** Its effect, if it is a pure step of the state. */
  step?(state: StudioState, chord?: string): StudioState;
  /** `chord`: the keys that called it. */
  run(context: CommandContext, chord?: string): void;
}

type Behaviour =
  | { readonly step: NonNullable<Command['step']> }
  | { readonly run: Command['run']; readonly step?: undefined };

export type CommandSpec = Pick<Command, 'id' | 'group'> & Partial<Omit<Command, 'step' | 'run'>> & Behaviour;

/** Fills in what most commands have in common. */
export const defineCommand = (spec: CommandSpec): Command => {
  const { step } = spec;
  const run = step ? runStep(step) : spec.run;
  return {
    label: labelCommand(spec.id),
    keys: [],
    keyScope: 'outside-text',
    isNative: false,
    inMenu: false,
    inPalette: true,
    isEnabled: () => true,
    ...spec,
    run,
  };
};

const runStep =
  (step: NonNullable<Command['step']>): Command['run'] =>
  ({ store }, chord) =>
    store.update(state => step(state, chord));

export const labelCommand = (what: string, values?: Sentence['values']): Sentence => ({
  code: `commands.label.${what}`,
  ...(values ? { values } : {}),
});
