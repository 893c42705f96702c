import type { Finding } from '@/lib/game/contract/finding';
import { type GameMessage, parseGameMessage } from './game-message';

/** What the server answered; a message is the game as it now stands. */
export interface GameAnswer {
  readonly isOk: boolean;
  readonly status: number;
  readonly message: GameMessage | null;
  readonly findings: readonly Finding[];
  /** Why not; null: it was done. */
  readonly error: string | null;
  readonly body: Readonly<Record<string, unknown>>;
}

type Json = Readonly<Record<string, unknown>>;

const isRecord = (json: unknown): json is Json => typeof json === 'object' && json !== null;

const readBody = async (response: Response): Promise<Json> => {
  try {
    const json: unknown = await response.json();
    return isRecord(json) ? json : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
};

const UNREACHABLE: GameAnswer = {
  isOk: false,
  status: 0,
  message: null,
  findings: [],
  error: 'unreachable',
  body: {},
};

/** Sends something to a game; a lost network is an answer too. */
export const sendToGame = async (
  path: string,
  method: 'POST' | 'PUT' | 'DELETE',
  content: unknown,
): Promise<GameAnswer> => {
  try {
    const response = await fetch(`/api/games${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(content),
    });
    return toAnswer(response, await readBody(response));
  } catch (error) {
    console.warn('the server was not reached', error);
    return UNREACHABLE;
  }
};

const toAnswer = (response: Response, body: Json): GameAnswer => {
  const error = isRecord(body.error) ? String(body.error.code ?? '') : null;
  return {
    isOk: response.ok,
    status: response.status,
    message: parseGameMessage(body.message),
    findings: Array.isArray(body.findings) ? body.findings : [],
    error: response.ok ? null : (error ?? 'unreachable'),
    body,
  };
};
