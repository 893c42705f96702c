export type AccountAnswer<Value> =
  | { readonly type: 'done'; readonly value: Value }
  /** `about`: the file that it is about, of several. */
  | { readonly type: 'refused'; readonly code: string; readonly about?: string };

interface FaultBody {
  readonly error?: { readonly code?: string };
  readonly file?: string;
}

type Method = 'POST' | 'PATCH' | 'DELETE';

/** Asks the server for something about the account. */
export const askAccount = <Value>(
  part: '' | 'session' | 'keepsake',
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
    const { error, file }: FaultBody = await response.json();
    return { type: 'refused', code: error?.code ?? 'failed', ...(file ? { about: file } : {}) };
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError)
      return { type: 'refused', code: 'unreachable' };
    throw error;
  }
};
