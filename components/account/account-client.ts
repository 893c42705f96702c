export type AccountAnswer<Value> =
  | { readonly type: 'done'; readonly value: Value }
  | { readonly type: 'refused'; readonly code: string };

interface FaultBody {
  readonly error?: { readonly code?: string };
}

type Method = 'POST' | 'PATCH' | 'DELETE';

/** Asks the server for something about the account. */
export const askAccount = <Value>(
  part: '' | 'session' | 'keepsake',
  method: Method,
  body?: unknown,
): Promise<AccountAnswer<Value>> =>
  askServer(part === '' ? '/api/account' : `/api/account/${part}`, method, body);

/** Every failure is an answer with its code, none is thrown. */
export const askServer = async <Value>(
  path: string,
  method: Method,
  body?: unknown,
): Promise<AccountAnswer<Value>> => {
  try {
    const response = await fetch(path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.ok) return { type: 'done', value: await response.json() };
    const { error }: FaultBody = await response.json();
    return { type: 'refused', code: error?.code ?? 'failed' };
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError)
      return { type: 'refused', code: 'unreachable' };
    throw error;
  }
};
