/** What a worker tells first: from now on the task's time runs. */
export const TASK_STARTED = 'started';
