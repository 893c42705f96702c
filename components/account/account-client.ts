export type AccountAnswer<Value> =
  | { readonly type: 'done'; readonly value: Value }
  | { readonly type: 'refused'; readonly code: string };

interface FaultBody {
  readonly error?: { readonly code?: string };
}

/** Asks the server for something about the account; every failure is an answer with its code, none is thrown. */
export const askAccount = async <Value>(
  part: '' | 'session' | 'keepsake',
  method: 'POST' | 'PATCH' | 'DELETE',
  body?: unknown,
): Promise<AccountAnswer<Value>> => {
  try {
    const response = await fetch(part === '' ? '/api/account' : `/api/account/${part}`, {
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
