import { parseArgs } from 'node:util';
import { makeAuth } from '@/lib/accounts/auth';
import { isName } from '@/lib/accounts/names';
import { passwordProblem } from '@/lib/accounts/passwords';
import { env } from '@/lib/env';
import {
  type Account,
  createAccount,
  listAccounts,
  resetPassword,
  storageOf,
} from '@/lib/store/account-admin';
import type { Role } from '@/lib/store/account-tables';
import { curators, foldedName, giveRole, userNamed } from '@/lib/store/accounts';
import type { Store } from '@/lib/store/open';
import { removeSecondFactor } from '@/lib/store/second-factors';
import { serverSecret } from '@/lib/store/settings';
import { suspend, unsuspend } from '@/lib/store/suspension';
import { type Command, complain, tell, withStore } from './command';
import { readPassword } from './read-password';

/** What the command line calls a role. */
const ROLES: Readonly<Record<string, Role>> = {
  author: 'author',
  moderator: 'curator',
  administrator: 'administrator',
};

const nameOfRole = (role: Role): string => Object.keys(ROLES).find(name => ROLES[name] === role) ?? role;

interface NewPassword {
  readonly name: string;
  readonly passwordHash: string;
  readonly removesSecondFactor: boolean;
}

const withPassword = async (
  words: readonly string[],
  act: (store: Store, wanted: NewPassword) => Promise<number>,
): Promise<number> => {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: {
      'password-file': { type: 'string' },
      'remove-second-factor': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [name] = positionals;
  if (name === undefined || positionals.length > 1) return complain('admin.usage');
  if (!isName(name)) return complain('admin.bad-name');
  const password = await readPassword(values['password-file']);
  if (password === null) return complain('admin.passwords-differ');
  const problem = passwordProblem(password, name);
  if (problem) return complain(`admin.${problem}`);
  return withStore(async store =>
    act(store, {
      name,
      passwordHash: await hashOf(store, password),
      removesSecondFactor: values['remove-second-factor'],
    }),
  );
};

/** As the server would hash it. */
const hashOf = async (store: Store, password: string): Promise<string> => {
  const options = { secret: await serverSecret(store), baseUrl: env().baseUrl, cookies: { id: 'none' } };
  return (await makeAuth(store, options).$context).password.hash(password);
};

const create: Command = words =>
  withPassword(words, async (store, { name, passwordHash }) => {
    const result = await createAccount(store, { name, passwordHash, role: 'administrator' });
    return result === 'done' ? tell('admin.created', { name }) : complain('admin.taken', { name });
  });

const reset: Command = words =>
  withPassword(words, async (store, { name, passwordHash, removesSecondFactor }) => {
    const user = await userNamed(store, name);
    if (!user || !(await resetPassword(store, name, passwordHash))) return complain('unknown-user', { name });
    if (!removesSecondFactor) return tell('admin.reset', { name });
    await removeSecondFactor(store, user.id);
    return tell('admin.reset-both', { name });
  });

const grant: Command = async ([name, roleName = '', ...rest]) => {
  const role = Object.hasOwn(ROLES, roleName) ? ROLES[roleName] : undefined;
  if (name === undefined || role === undefined || rest.length > 0) return complain('admin.usage');
  return withStore(async store => {
    if (role !== 'administrator' && (await isLastAdministrator(store, name)))
      return complain('admin.last', { name });
    const isDone = await giveRole(store, name, role);
    return isDone ? tell('admin.granted', { name, role: roleName }) : complain('unknown-user', { name });
  });
};

const isLastAdministrator = async (store: Store, name: string): Promise<boolean> => {
  const administrators = (await curators(store)).filter(({ role }) => role === 'administrator');
  return administrators.length === 1 && foldedName(administrators[0]?.name ?? '') === foldedName(name);
};

const suspendUser: Command = async words => {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { reason: { type: 'string', default: '' } },
    allowPositionals: true,
  });
  const [name] = positionals;
  if (name === undefined || positionals.length > 1) return complain('admin.usage');
  return withStore(async store => {
    if (await isLastAdministrator(store, name)) return complain('admin.last', { name });
    const isDone = await suspend(store, name, values.reason);
    return isDone ? tell('admin.suspended', { name }) : complain('unknown-user', { name });
  });
};

const unsuspendUser: Command = async ([name, ...rest]) => {
  if (name === undefined || rest.length > 0) return complain('admin.usage');
  return withStore(async store =>
    (await unsuspend(store, name)) ? tell('admin.unsuspended', { name }) : complain('unknown-user', { name }),
  );
};

const PAGE_SIZE = 200;

const list: Command = async words => {
  const { values } = parseArgs({ args: [...words], options: { json: { type: 'boolean', default: false } } });
  return withStore(async store => {
    const accounts = [];
    for (let page = 1; ; page += 1) {
      const { items, total } = await listAccounts(store, { text: '', page, pageSize: PAGE_SIZE });
      const used = await storageOf(
        store,
        items.map(({ id }) => id),
      );
      accounts.push(...items.map(item => summaryOf(item, used.get(item.id) ?? 0)));
      if (page * PAGE_SIZE >= total) break;
    }
    if (values.json) console.log(JSON.stringify(accounts, null, 2));
    else for (const account of accounts) tellOf(account);
    return 0;
  });
};

const summaryOf = ({ name, role, createdAt, suspension }: Account, bytes: number) => ({
  ...{ name, role: nameOfRole(role), createdAt, bytes },
  ...(suspension ? { suspendedAt: suspension.at, reason: suspension.reason } : {}),
});

const tellOf = ({ name, role, createdAt, bytes, suspendedAt }: ReturnType<typeof summaryOf>): void => {
  const columns = { name: name.padEnd(30), role: role.padEnd(13), since: createdAt.slice(0, 10) };
  const size = String(Math.ceil(bytes / 1024)).padStart(8);
  tell('admin.account', { ...columns, size, isSuspended: suspendedAt === undefined ? 'no' : 'yes' });
};

const ACTS: Readonly<Record<string, Command>> = {
  create,
  'reset-password': reset,
  grant,
  suspend: suspendUser,
  unsuspend: unsuspendUser,
  list,
};

/** Accounts, for whoever runs the server. */
export const admin: Command = async ([act = '', ...words]) => {
  const command = Object.hasOwn(ACTS, act) ? ACTS[act] : undefined;
  return command ? command(words) : complain('admin.usage');
};
