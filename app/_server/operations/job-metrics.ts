import type { JobCounts } from '@/lib/jobs/job-queue';
import { getJobQueue } from '../jobs';
import { registerGauge } from './metrics';

const HELP: Readonly<Record<keyof JobCounts, string>> = {
  running: 'Jobs that run in worker threads now',
  waiting: 'Jobs that wait for a worker thread',
  done: 'Jobs done since the start',
  kept: 'Jobs answered from kept results since the start',
  busy: 'Jobs refused since the start because too many were waiting',
  tooCostly: 'Jobs ended since the start because they took too long or too much memory',
};

const metricNameOf = (count: string): string =>
  `battlewright_jobs_${count.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)}`;

/** Shows at `/metrics` what the worker threads do. */
export const registerJobMetrics = (): void => {
  for (const count of Object.keys(HELP) as (keyof JobCounts)[])
    registerGauge({
      name: metricNameOf(count),
      help: HELP[count],
      read: () => getJobQueue().counts()[count],
    });
};
