import { z } from 'zod';
import { composeRefusalCode } from '@/lib/words/refusals';

/** What the server said: a body, or the code of why not. */
export type ServerAnswer = { readonly body: unknown } | { readonly error: string };

const send = async (path: string, method: string, content?: unknown): Promise<ServerAnswer> => {
  try {
    const response = await fetch(path, {
      method,
      ...(content === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(content) }),
    });
    const body = await response.json();
    return response.ok ? { body } : { error: composeRefusalCode(body) };
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError)
      return { error: 'unreachable' };
    throw error;
  }
};

const pathOf = (draft: string, part: string): string => `/api/drafts/${encodeURIComponent(draft)}/${part}`;

const guestsSchema = z.object({
  links: z.array(z.enum(['edit', 'view'])),
  guests: z.array(
    z.object({
      role: z.enum(['edit', 'view']),
      name: z.string(),
      isMe: z.boolean(),
      user: z.string().optional(),
    }),
  ),
});

export type GuestList = z.infer<typeof guestsSchema>;

const editsSchema = z.object({
  edits: z.array(
    z.object({
      revision: z.number(),
      by: z.string(),
      at: z.string(),
      isMine: z.boolean(),
      name: z.object({ code: z.string(), values: z.record(z.string(), z.any()).optional() }),
    }),
  ),
});

export type ListedEdit = z.infer<typeof editsSchema>['edits'][number];

/** Who works on a draft; null: it cannot be asked just now. */
export const readGuestList = async (draft: string): Promise<GuestList | null> => {
  const told = await send(pathOf(draft, 'guests'), 'GET');
  return 'body' in told ? (guestsSchema.safeParse(told.body).data ?? null) : null;
};

export const readListedEdits = async (draft: string): Promise<readonly ListedEdit[] | null> => {
  const told = await send(pathOf(draft, 'edits'), 'GET');
  return 'body' in told ? (editsSchema.safeParse(told.body).data?.edits ?? null) : null;
};

export type LinkRole = 'edit' | 'view';

/** Creates a link; its token is shown once. */
export const makeLink = async (
  draft: string,
  role: LinkRole,
): Promise<{ token: string } | { error: string }> => {
  const told = await send(pathOf(draft, 'invitations'), 'PUT', { role });
  if ('error' in told) return told;
  return { token: z.object({ token: z.string() }).parse(told.body).token };
};

export const revokeLink = (draft: string, role: LinkRole): Promise<ServerAnswer> =>
  send(pathOf(draft, 'invitations'), 'DELETE', { role });

export const removeGuest = (draft: string, user?: string): Promise<ServerAnswer> =>
  send(pathOf(draft, 'guests'), 'DELETE', user === undefined ? {} : { user });

export const joinDraft = (draft: string, token: string, name: string): Promise<ServerAnswer> =>
  send(pathOf(draft, 'guests'), 'POST', { token, name });

export const addComment = (draft: string, text: string, place: string): Promise<ServerAnswer> =>
  send(pathOf(draft, 'comments'), 'POST', { text, place });

export const resolveComment = (draft: string, n: number, isResolved: boolean): Promise<ServerAnswer> =>
  send(pathOf(draft, 'comments'), 'PUT', { n, isResolved });

export const deleteComment = (draft: string, n: number): Promise<ServerAnswer> =>
  send(pathOf(draft, 'comments'), 'DELETE', { n });
