import type { Plugin } from 'vite';

export interface Mutant {
  readonly file: string;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A place that notes its number when it runs; null: the whole file counts as run. */
export interface Probe {
  readonly file: string;
  readonly index: number;
  readonly around: readonly [number, number] | null;
}

export function mutantPlugin(root: string, mutant: Mutant): Plugin;
export function probePlugin(root: string, probes: readonly Probe[]): Plugin;
