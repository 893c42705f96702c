import type { Plugin } from 'vite';

export interface Mutant {
  readonly file: string;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export function mutantPlugin(root: string, mutant: Mutant): Plugin;
