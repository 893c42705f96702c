import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

export interface OwnServer {
  readonly address: string;
  readonly port: number;
  readonly folder: string;
  /** What it has printed so far. */
  said(): string;
  /** Resolves to its exit code. */
  readonly ended: Promise<number | null>;
  signal(name: NodeJS.Signals): void;
  remove(): Promise<void>;
}

const findFreePort = async (): Promise<number> => {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
};

const waitForExit = async (child: ChildProcess): Promise<number | null> => {
  const [code] = await once(child, 'close');
  return code;
};

/** A server of its own, by the very command a newcomer uses, with a new data folder unless one is given. */
export const startServer = async (
  settings: Readonly<Record<string, string>> = {},
  folder = mkdtempSync(join(tmpdir(), 'battlewright-own-')),
): Promise<OwnServer> => {
  const port = settings.PORT === undefined ? await findFreePort() : Number(settings.PORT);
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, DATABASE_URL: '', BASE_URL: '' };
  const child = spawn(process.execPath, ['scripts/start.mjs'], { env: { ...env, ...settings } });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', text => {
      said += text;
    });
  const ended = waitForExit(child);
  const remove = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const signal = (name: NodeJS.Signals): void => void child.kill(name);
  return { address: `http://localhost:${port}`, port, folder, said: () => said, ended, signal, remove };
};

/** Until it says of itself that it is ready. */
export const waitUntilReady = ({ address, said }: OwnServer): Promise<void> =>
  expect
    .poll(() => fetch(`${address}/readyz`).then(({ status }) => status, String), {
      timeout: 60_000,
      message: said(),
    })
    .toBe(200);
