import { type Method, requestServer, type ServerResponse, sendRequest } from '@/lib/words/request-server';

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
): Promise<ServerResponse<Value>> =>
  requestServer(part === '' ? '/api/account' : `/api/account/${part}`, method, body);

/** Sends a file as it is. */
export const sendFile = <Value>(path: string, file: File): Promise<ServerResponse<Value>> =>
  sendRequest(path, { method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body: file });
