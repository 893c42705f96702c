import { type RefusalBody, refusalCode } from '@/components/words/refusals';

export type AccountAnswer<Value> =
  | { readonly type: 'done'; readonly value: Value }
  /** `about`: the file that it is about, of several, or the reason. */
  | { readonly type: 'refused'; readonly code: string; readonly about?: string };

interface FaultBody extends RefusalBody {
  readonly file?: string;
  readonly reason?: string;
}

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type AccountPart =
  | ''
  | 'session'
  | 'session/code'
  | 'sessions'
  | `sessions/${string}`
  | 'second-factor'
  | 'second-factor/codes'
  | 'keepsake';

/** Asks the server for something about the account. */
export const askAccount = <Value>(
  part: AccountPart,
  method: Method,
  body?: unknown,
): Promise<AccountAnswer<Value>> =>
  askServer(part === '' ? '/api/account' : `/api/account/${part}`, method, body);

export const askServer = <Value>(
  path: string,
  method: Method,
  body?: unknown,
): Promise<AccountAnswer<Value>> =>
  answerTo(path, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** Sends a file as it is. */
export const sendFile = <Value>(path: string, file: File): Promise<AccountAnswer<Value>> =>
  answerTo(path, { method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body: file });

/** Every failure is an answer with its code, none is thrown. */
const answerTo = async <Value>(path: string, request: RequestInit): Promise<AccountAnswer<Value>> => {
  try {
    const response = await fetch(path, request);
    if (response.ok) return { type: 'done', value: await response.json() };
    const body: FaultBody = await response.json();
    const about = body.file || body.reason;
    return { type: 'refused', code: refusalCode(body), ...(about ? { about } : {}) };
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError)
      return { type: 'refused', code: 'unreachable' };
    throw error;
  }
};
