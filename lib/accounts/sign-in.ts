import type { Auth } from './auth';
import { refusalCodeOf } from './auth-refusals';

export type SignIn =
  | { readonly type: 'done'; readonly userId: string; readonly cookies: Headers }
  /** The password is right; a code is asked for as well. */
  | { readonly type: 'code-needed'; readonly cookies: Headers }
  | { readonly type: 'refused' };

/** Signs in with a name and a password. An unknown name costs the library as much as a wrong password: one hash. */
export const signIn = async (
  auth: Auth,
  headers: Headers,
  body: { readonly username: string; readonly password: string },
): Promise<SignIn> => {
  try {
    const answer = await auth.api.signInUsername({ body, headers, returnHeaders: true });
    const { response, headers: cookies } = answer;
    return 'user' in response && response.user
      ? { type: 'done', userId: response.user.id, cookies }
      : { type: 'code-needed', cookies };
  } catch (error) {
    if (refusalCodeOf(error) === null) throw error;
    return { type: 'refused' };
  }
};
