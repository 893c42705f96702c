import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { StoreLocation } from '../engine/open-store';
import type { tasks } from './child';

const program = fileURLToPath(new URL('./child.mjs', import.meta.url));

/** Runs a task of `child.ts` in a process of its own; gives back its exit and the lines that it reported whole. */
export async function runChild(
  task: keyof typeof tasks,
  place: StoreLocation,
  onReport: (reports: number, child: ChildProcess) => void = () => undefined,
) {
  const child = spawn(process.execPath, [program, task, JSON.stringify(place)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part;
    onReport(text.split('\n').length - 1, child);
  });
  const [code, signal] = await once(child, 'close');
  const lines = text.split('\n').slice(0, -1);
  return { code, signal, reports: lines.map(line => JSON.parse(line) as Record<string, unknown>) };
}
