/** The processor's own time of the main thread's tasks: what else the machine does is not in it. */
const LONG = 50_000;

const isTask = ({ ph, name }) => ph === 'X' && name === 'ThreadControllerImpl::RunTask';

const threadOf = ({ pid, tid }) => `${pid} ${tid}`;

/** Of all pages the one that was worked on: the main thread that did most. */
const busiest = (tasks, mains) => {
  const totals = new Map();
  for (const task of tasks)
    if (mains.has(threadOf(task)))
      totals.set(threadOf(task), (totals.get(threadOf(task)) ?? 0) + (task.tdur ?? 0));
  return [...totals].sort(([, left], [, right]) => right - left)[0]?.[0];
};

const mainThreads = events =>
  new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  );

const longOf = events => {
  const tasks = events.filter(isTask);
  const thread = busiest(tasks, mainThreads(events));
  const times = tasks.filter(task => threadOf(task) === thread).map(({ tdur = 0 }) => tdur);
  return {
    cpuTasks: times.filter(time => time > LONG).length,
    longestCpu: Math.max(0, ...times) / 1_000,
  };
};

export const traceTasks = async browser => {
  const session = await browser.newBrowserCDPSession();
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const traceConfig = { includedCategories: ['toplevel'], excludedCategories: ['*'] };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  return async () => {
    const complete = new Promise(resolve => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    await session.detach();
    return longOf(events);
  };
};
