import { parseArgs } from 'node:util';
import { makeAuth } from '@/lib/accounts/auth';
import { isUserName } from '@/lib/accounts/credential-limits';
import { findPasswordProblem } from '@/lib/accounts/passwords';
import { getEnv } from '@/lib/env';
import {
  type Account,
  createAccount,
  listAccounts,
  resetPassword,
  storageOf,
} from '@/lib/store/accounts/account-admin';
import { findUserByName, listCurators, normalizeName, setRole } from '@/lib/store/accounts/accounts';
import { removeSecondFactor } from '@/lib/store/accounts/second-factors';
import { suspend, unsuspend } from '@/lib/store/accounts/suspensions';
import type { Store } from '@/lib/store/engine/open-store';
import { getServerSecret } from '@/lib/store/operations/server-secret';
import type { Role } from '@/lib/store/schema/account-tables';
import { type Command, printError, printMessage, withStore } from './command';
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
  if (name === undefined || positionals.length > 1) return printError('admin.usage');
  if (!isUserName(name)) return printError('admin.bad-name');
  const password = await readPassword(values['password-file']);
  if (password === null) return printError('admin.passwords-differ');
  const problem = findPasswordProblem(password, name);
  if (problem) return printError(`admin.${problem}`);
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
  const options = {
    secret: await getServerSecret(store),
    baseUrl: getEnv().baseUrl,
    cookies: { id: 'none' },
  };
  return (await makeAuth(store, options).$context).password.hash(password);
};

const create: Command = words =>
  withPassword(words, async (store, { name, passwordHash }) => {
    const result = await createAccount(store, { name, passwordHash, role: 'administrator' });
    return result === 'done' ? printMessage('admin.created', { name }) : printError('admin.taken', { name });
  });

const reset: Command = words =>
  withPassword(words, async (store, { name, passwordHash, removesSecondFactor }) => {
    const user = await findUserByName(store, name);
    if (!user || !(await resetPassword(store, name, passwordHash)))
      return printError('unknown-user', { name });
    if (!removesSecondFactor) return printMessage('admin.reset', { name });
    await removeSecondFactor(store, user.id);
    return printMessage('admin.reset-both', { name });
  });

const grant: Command = async ([name, roleName = '', ...rest]) => {
  const role = Object.hasOwn(ROLES, roleName) ? ROLES[roleName] : undefined;
  if (name === undefined || role === undefined || rest.length > 0) return printError('admin.usage');
  return withStore(async store => {
    if (role !== 'administrator' && (await isLastAdministrator(store, name)))
      return printError('admin.last', { name });
    const isDone = await setRole(store, name, role);
    return isDone
      ? printMessage('admin.granted', { name, role: roleName })
      : printError('unknown-user', { name });
  });
};

const isLastAdministrator = async (store: Store, name: string): Promise<boolean> => {
  const administrators = (await listCurators(store)).filter(({ role }) => role === 'administrator');
  return administrators.length === 1 && normalizeName(administrators[0]?.name ?? '') === normalizeName(name);
};

const suspendUser: Command = async words => {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { reason: { type: 'string', default: '' } },
    allowPositionals: true,
  });
  const [name] = positionals;
  if (name === undefined || positionals.length > 1) return printError('admin.usage');
  return withStore(async store => {
    if (await isLastAdministrator(store, name)) return printError('admin.last', { name });
    const isDone = await suspend(store, name, values.reason);
    return isDone ? printMessage('admin.suspended', { name }) : printError('unknown-user', { name });
  });
};

const unsuspendUser: Command = async ([name, ...rest]) => {
  if (name === undefined || rest.length > 0) return printError('admin.usage');
  return withStore(async store =>
    (await unsuspend(store, name))
      ? printMessage('admin.unsuspended', { name })
      : printError('unknown-user', { name }),
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
      accounts.push(...items.map(item => toAccountSummary(item, used.get(item.id) ?? 0)));
      if (page * PAGE_SIZE >= total) break;
    }
    if (values.json) console.log(JSON.stringify(accounts, null, 2));
    else if (accounts.length === 0) return printMessage('admin.no-accounts');
    else for (const account of accounts) printAccount(account);
    return 0;
  });
};

const toAccountSummary = ({ name, role, createdAt, suspension }: Account, bytes: number) => ({
  ...{ name, role: nameOfRole(role), createdAt, bytes },
  ...(suspension ? { suspendedAt: suspension.at, reason: suspension.reason } : {}),
});

const printAccount = ({
  name,
  role,
  createdAt,
  bytes,
  suspendedAt,
}: ReturnType<typeof toAccountSummary>): void => {
  const columns = { name: name.padEnd(30), role: role.padEnd(13), since: createdAt.slice(0, 10) };
  const size = String(Math.ceil(bytes / 1024)).padStart(8);
  printMessage('admin.account', { ...columns, size, isSuspended: suspendedAt === undefined ? 'no' : 'yes' });
};

const SUBCOMMANDS: Readonly<Record<string, Command>> = {
  create,
  'reset-password': reset,
  grant,
  suspend: suspendUser,
  unsuspend: unsuspendUser,
  list,
};

/** Accounts, for whoever runs the server. */
export const admin: Command = async ([act = '', ...words]) => {
  const command = Object.hasOwn(SUBCOMMANDS, act) ? SUBCOMMANDS[act] : undefined;
  return command ? command(words) : printError('admin.usage');
};
