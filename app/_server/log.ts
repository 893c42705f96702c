import pino, { type DestinationStream, type Logger } from 'pino';
import { env } from '@/lib/env';
import { shortLine } from './log-line';
import { processWide } from './process-wide';
import { withoutQuotes } from './recent-errors';

/** Of an error only what helps to find it: its other fields may hold what somebody wrote. */
export const errorInLog = (error: Error) => {
  // JSON that cannot be read is quoted in the message.
  const message = error instanceof SyntaxError ? withoutQuotes(error.message) : error.message;
  return {
    type: error.name,
    message,
    ...('code' in error ? { code: String(error.code) } : {}),
    stack: error.stack?.replace(error.message, message),
  };
};

const terminal: DestinationStream = {
  write: line => {
    process.stdout.write(shortLine(line));
  },
};

const makeLog = (): Logger => {
  const { mode, logLevel } = env();
  const isForPrograms = mode === 'production' && !process.stdout.isTTY;
  return pino(
    {
      level: logLevel,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: errorInLog },
    },
    // Written at once: no line is lost when the process ends.
    isForPrograms ? pino.destination({ fd: 1, sync: true }) : terminal,
  );
};

/** The log of this process: JSON for programs, short text at a terminal. Nobody's name, address or words belong into it. */
export const getLog = processWide('log', makeLog);
