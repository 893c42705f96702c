import { getEnv } from '@/lib/env';
import { spokenLanguage } from './command';

export type ServerAnswer =
  | { readonly type: 'answer'; readonly body: unknown }
  /** In words, in the language of the command. */
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'unreachable' };

/** The server that a command talks to, unless it is told another. */
export const usualServer = (): string => getEnv().baseUrl;

/** Asks the programming interface of a running server. */
export const askServer = async (
  server: string,
  path: string,
  init: RequestInit = {},
): Promise<ServerAnswer> => {
  const headers = { ...init.headers, 'accept-language': spokenLanguage() };
  const address = `${server.replace(/\/+$/, '')}/api/v1${path}`;
  const response = await fetch(address, { ...init, headers }).catch(toUnreachable);
  if (response === null) return { type: 'unreachable' };
  const body: unknown = await response.json().catch(toUnreachable);
  if (response.ok && body !== null) return { type: 'answer', body };
  const message = messageOf(body);
  return message === null ? { type: 'unreachable' } : { type: 'refused', message };
};

/** No server, or something else that answers there. */
const toUnreachable = (error: unknown): null => {
  if (error instanceof TypeError || error instanceof SyntaxError) return null;
  throw error;
};

const messageOf = (body: unknown): string | null => {
  const { error } = (body ?? {}) as { readonly error?: { readonly message?: string } };
  return error?.message ?? null;
};
