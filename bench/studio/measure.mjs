import { traceTasks } from './task-trace.mjs';

/** Watches frames and long tasks of a page while something is done to it. */
export const watch = page =>
  page.evaluate(() => {
    const seen = { frames: [], tasks: [], isOn: true };
    window.benchSeen = seen;
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) if (seen.isOn) seen.tasks.push(duration);
    }).observe({ type: 'longtask' });
    let last = performance.now();
    const frame = now => {
      seen.frames.push(now - last);
      last = now;
      if (seen.isOn) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });

export const readMeasurements = page =>
  page.evaluate(async () => {
    // Long tasks are reported a moment after they end.
    await new Promise(resolve => setTimeout(resolve, 300));
    const { frames, tasks } = window.benchSeen;
    window.benchSeen.isOn = false;
    const sorted = frames.slice(2).sort((left, right) => left - right);
    return {
      frames: sorted.length,
      median: sorted[Math.floor(sorted.length / 2)] ?? 0,
      longest: sorted.at(-1) ?? 0,
      late: sorted.filter(gap => gap > 34).length,
      tasks: tasks.length,
      longestTask: Math.max(0, ...tasks),
    };
  });

export const measureDuring = async (page, action) => {
  const stop = await traceTasks(page.context().browser());
  await watch(page);
  await action();
  return { ...(await readMeasurements(page)), ...(await stop()) };
};

export const median = numbers =>
  [...numbers].sort((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? 0;
