import { type RefusalBody, refusalCode } from '@/lib/words/refusals';

export type AccountResponse<Value> =
  | { readonly type: 'done'; readonly value: Value }
  /** `about`: the file that it is about, of several, or the reason. */
  | { readonly type: 'refused'; readonly code: string; readonly about?: string };

interface ErrorBody extends RefusalBody {
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
export const requestAccount = <Value>(
  part: AccountPart,
  method: Method,
  body?: unknown,
): Promise<AccountResponse<Value>> =>
  requestServer(part === '' ? '/api/account' : `/api/account/${part}`, method, body);

export const requestServer = <Value>(
  path: string,
  method: Method,
  body?: unknown,
): Promise<AccountResponse<Value>> =>
  sendRequest(path, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** Sends a file as it is. */
export const sendFile = <Value>(path: string, file: File): Promise<AccountResponse<Value>> =>
  sendRequest(path, { method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body: file });

/** Every failure is an answer with its code, none is thrown. */
const sendRequest = async <Value>(path: string, request: RequestInit): Promise<AccountResponse<Value>> => {
  try {
    const response = await fetch(path, request);
    if (response.ok) return { type: 'done', value: await response.json() };
    const body: ErrorBody = await response.json();
    const about = body.file || body.reason;
    return { type: 'refused', code: refusalCode(body), ...(about ? { about } : {}) };
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError)
      return { type: 'refused', code: 'unreachable' };
    throw error;
  }
};
