/** What the server says when it refuses something. */
export interface RefusalBody {
  readonly error?: { readonly code?: string };
  /** The limit that was reached, where it was one. */
  readonly limit?: number;
}

/** A refusal as one word for components: its code, and the limit after a colon. */
export const composeRefusalCode = ({ error, limit }: RefusalBody): string => {
  const code = error?.code ?? 'failed';
  return limit === undefined ? code : `${code}:${limit}`;
};
