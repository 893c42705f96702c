/** A line of the log as the logger writes it. */
interface LogEntry {
  readonly level: number;
  readonly time: string;
  readonly msg?: string;
  readonly id?: string;
  readonly method?: string;
  readonly route?: string;
  readonly status?: number;
  readonly ms?: number;
  readonly err?: { readonly stack?: string };
}

const LEVELS: Readonly<Record<number, string>> = { 40: 'warning', 50: 'error', 60: 'error' };

/** A line of JSON as a short text for a terminal: `21:04:05 GET /s/[slug] 200 12 ms (id)`. */
export const formatLogLine = (line: string): string => {
  const { level, time, msg, id, method, route, status, ms, err }: LogEntry = JSON.parse(line);
  const what =
    method === undefined ? [msg] : [method, route, status, ms === undefined ? undefined : `${ms} ms`];
  const parts = [time.slice(11, 19), LEVELS[level], ...what, id === undefined ? undefined : `(${id})`];
  const text = parts.filter(part => part !== undefined).join(' ');
  return err?.stack === undefined ? `${text}\n` : `${text}\n${err.stack}\n`;
};
