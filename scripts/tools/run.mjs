import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

/** The project's folder, whatever folder the command was called from. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const SECONDS_TO_STOP = 5;
const MILLISECONDS_TO_NOTICE = 250;

/** Each running child with the signal that asks it to stop; null: the one that we get. */
const children = new Map();
let interruptedBy = null;

const interrupt = signal => {
  interruptedBy = signal;
  for (const [child, stopSignal] of children) child.kill(stopSignal ?? signal);
};

// npm runs a command in a shell, and a signal sent to npm ends that shell only: we notice that our parent process is gone.
const stopWhenNpmEnds = () => {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    interrupt('SIGTERM');
  }, MILLISECONDS_TO_NOTICE);
  timer.unref();
};

/** Passes every signal on to the running children, so that none outlives the command; called once, by the command itself. */
export const passSignalsOn = () => {
  for (const signal of SIGNALS) process.on(signal, () => interrupt(signal));
  if (process.env.npm_lifecycle_event) stopWhenNpmEnds();
};

/** An exit code as a shell gives it: 128 + signal for a program that a signal ended. */
export const exitCode = (code, signal) => (signal ? 128 + constants.signals[signal] : (code ?? 1));

const endGroup = (child, signal) => {
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
};

const stopAfter = (child, seconds) => {
  const timers = [
    setTimeout(endGroup, seconds * 1000, child, 'SIGTERM'),
    setTimeout(endGroup, (seconds + SECONDS_TO_STOP) * 1000, child, 'SIGKILL'),
  ];
  child.on('close', () => timers.forEach(clearTimeout));
};

/**
 * Runs a program to its end and resolves to its exit code. With `seconds` it gets a process group of its own, which is ended
 * when the time is over; `isQuiet` drops its output. After an interruption nothing new is started.
 */
export const run = (
  program,
  args,
  { env, seconds, stopSignal = null, shell = false, isQuiet = false } = {},
) => {
  if (interruptedBy) return Promise.resolve(exitCode(null, interruptedBy));
  return new Promise(resolve => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      stdio: isQuiet ? 'ignore' : 'inherit',
      detached: seconds !== undefined,
      shell,
    });
    const end = code => {
      children.delete(child);
      resolve(code);
    };
    children.set(child, stopSignal);
    if (seconds !== undefined) stopAfter(child, seconds);
    child.on('error', error => {
      console.error(`${program}: ${error.message}`);
      end(127);
    });
    child.on('close', (code, signal) => end(exitCode(code, signal)));
  });
};

/** Where each installed program starts; run by Node itself, so that neither a shell nor PATH is needed. */
const PROGRAMS = {
  next: 'node_modules/next/dist/bin/next',
  tsc: 'node_modules/typescript/bin/tsc',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
};

export const runInstalled = (name, args, options) =>
  run(process.execPath, [PROGRAMS[name], ...args], options);

// On Windows npm is a script that only a shell can start.
export const runNpm = args => run('npm', args, { shell: process.platform === 'win32' });
