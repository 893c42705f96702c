import { composeRefusalCode, type RefusalBody } from './refusals';

export type ServerResponse<Value> =
  | { readonly type: 'done'; readonly value: Value }
  /** `about`: the file that it is about, of several, or the reason. */
  | { readonly type: 'refused'; readonly code: string; readonly about?: string };

interface ErrorBody extends RefusalBody {
  readonly file?: string;
  readonly reason?: string;
}

export type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Sends JSON to this server. */
export const requestServer = <Value>(
  path: string,
  method: Method,
  body?: unknown,
): Promise<ServerResponse<Value>> =>
  sendRequest(path, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** Every failure is an answer with its code, none is thrown. */
export const sendRequest = async <Value>(
  path: string,
  request: RequestInit,
): Promise<ServerResponse<Value>> => {
  try {
    const response = await fetch(path, request);
    if (response.ok) return { type: 'done', value: await response.json() };
    const body: ErrorBody = await response.json();
    const about = body.file || body.reason;
    return { type: 'refused', code: composeRefusalCode(body), ...(about ? { about } : {}) };
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError)
      return { type: 'refused', code: 'unreachable' };
    throw error;
  }
};
