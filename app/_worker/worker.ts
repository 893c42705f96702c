import { TASK_STARTED } from '@/lib/jobs/task-started';
import type { TaskMessage } from '@/lib/jobs/worker-pool';
import type { PdfProgress } from '@/lib/print/write-pdf';
import { TASKS } from './tasks';

type AnyTask = (input: unknown, report: (progress: PdfProgress) => void) => Promise<unknown>;

const isTask = (name: string): name is keyof typeof TASKS => Object.hasOwn(TASKS, name);

/** What runs in a thread of the pool: one task after the other. The types of tasks and inputs are those of `runJob`. */
export const perform = async ({ task, input, progress }: TaskMessage): Promise<unknown> => {
  if (!isTask(task)) throw new Error(`no task ${task}`);
  progress.postMessage(TASK_STARTED);
  try {
    return await (TASKS[task] as AnyTask)(input, now => progress.postMessage(now));
  } finally {
    progress.close();
  }
};
