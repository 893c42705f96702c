import { makeProcessSingleton } from '../process-singleton';

export interface RecentError {
  readonly time: string;
  /** Of the request; the log has the whole story under it. */
  readonly id: string;
  readonly route: string;
  readonly type: string;
  readonly message: string;
}

const MOST = 50;
const LONGEST = 200;

const getErrors = makeProcessSingleton('recent-errors', () => ({ count: 0, newest: [] as RecentError[] }));

/** What stands in quotation marks may be somebody's words, with such marks among them. */
const QUOTED = /(["“]).*(["”])|(['`‘])[^'`’]*(['`’])/g;

export const removeQuotedText = (message: string): string =>
  (message.split('\n', 1)[0] ?? '').replace(QUOTED, '$1$3…$2$4').slice(0, LONGEST);

/** Remembers an error for the administration page; the oldest is forgotten. False: the same request had it before. */
export const rememberError = (error: RecentError): boolean => {
  const errors = getErrors();
  const kept = { ...error, message: removeQuotedText(error.message) };
  if (errors.newest.some(({ id, message }) => id === kept.id && message === kept.message)) return false;
  errors.count += 1;
  errors.newest = [kept, ...errors.newest].slice(0, MOST);
  return true;
};

/** Since this process started, the newest first. */
export const listRecentErrors = (): { readonly count: number; readonly newest: readonly RecentError[] } =>
  getErrors();
