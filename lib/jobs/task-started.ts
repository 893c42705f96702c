/** A worker's first message: the task's time begins now. */
export const TASK_STARTED = 'started';
