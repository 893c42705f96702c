/**
 * The code of a refusal by the accounts library; null: it is a failure. Recognised by its shape: the library's class
 * is in more than one bundle, and not the same in each.
 */
export const refusalCodeOf = (error: unknown): string | null => {
  if (!(error instanceof Error) || !('statusCode' in error) || Number(error.statusCode) >= 500) return null;
  const body: unknown = 'body' in error ? error.body : null;
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
};
