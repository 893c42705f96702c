import pino, { type DestinationStream, type Logger } from 'pino';
import { getEnv } from '@/lib/env';
import { makeProcessSingleton } from '../process-singleton';
import { formatLogLine } from './log-line';
import { removeQuotedText } from './recent-errors';

/** Only the fields of an error that help to find it: others may hold what a user wrote. */
export const toLoggedError = (error: Error) => {
  // JSON that cannot be read is quoted in the message.
  const message = error instanceof SyntaxError ? removeQuotedText(error.message) : error.message;
  return {
    type: error.name,
    message,
    ...('code' in error ? { code: String(error.code) } : {}),
    stack: error.stack?.replace(error.message, message),
  };
};

const terminal: DestinationStream = {
  write: line => {
    process.stdout.write(formatLogLine(line));
  },
};

const makeLog = (): Logger => {
  const { mode, logLevel } = getEnv();
  const isForPrograms = mode === 'production' && !process.stdout.isTTY;
  return pino(
    {
      level: logLevel,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: toLoggedError },
    },
    // Written at once: no line is lost when the process ends.
    isForPrograms ? pino.destination({ fd: 1, sync: true }) : terminal,
  );
};

/** The log of this process: JSON for programs, short text at a terminal. Nobody's name, address or words belong into it. */
export const getLog = makeProcessSingleton('log', makeLog);
