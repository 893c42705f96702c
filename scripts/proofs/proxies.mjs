/**
 * `npm run proof:proxies`: runs nginx and Caddy with the files of `deploy` in front of a server, with a certificate made here, and asks
 * through them what a visitor and an attacker would. Names, ports and the certificate are replaced; everything else is as it is shipped.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureBuilt } from '../tools/build/production-build.mjs';
import { askThrough, HOST, serveEvents } from '../tools/clients/proxy-requests.mjs';
import { ensureInstalled } from '../tools/install.mjs';
import { freePort } from '../tools/port.mjs';
import { ROOT } from '../tools/run.mjs';

const makeCertificate = folder => {
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
  const subject = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`];
  const files = ['-keyout', key, '-out', certificate, '-days', '2'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files], {
    stdio: 'ignore',
  });
  return { certificate, key };
};

/** The shipped file between the few lines that Debian's own configuration puts around it. */
const nginx = {
  name: 'nginx',
  configure: ({ folder, upstream, http, https, address }) => {
    const site = readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8')
      .replaceAll(/^\s*listen \[::\].*$/gm, '')
      .replaceAll('listen 80;', `listen ${address}:${http};`)
      .replaceAll('listen 443 ', `listen ${address}:${https} `)
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${upstream}`)
      .replaceAll('/etc/letsencrypt/live/battles.example', folder);
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const temporary = paths.map(path => `${path}_temp_path ${join(folder, path)};`).join('\n');
    const file = join(folder, 'nginx.conf');
    writeFileSync(
      file,
      `user root;\ndaemon off;\npid ${folder}/nginx.pid;\nerror_log ${folder}/nginx.log;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${site}\n}\n`,
    );
    return ['nginx', ['-c', file, '-e', join(folder, 'nginx.log')]];
  },
};

const caddy = {
  name: 'Caddy',
  configure: ({ folder, upstream, http, https, address }) => {
    const site = readFileSync(join(ROOT, 'deploy/Caddyfile'), 'utf8')
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${upstream}`)
      .replace(
        /^battles\.example \{$/m,
        line => `${line}\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`,
      );
    const file = join(folder, 'Caddyfile');
    writeFileSync(
      file,
      `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${http}\n\thttps_port ${https}\n\tdefault_bind ${address}\n}\n${site}`,
    );
    return ['caddy', ['run', '--config', file, '--adapter', 'caddyfile']];
  },
};

/** Not a loopback address: what comes from there counts as a visitor, as it does in earnest. */
const ownAddress = () => {
  const found = Object.values(networkInterfaces())
    .flat()
    .find(({ family, internal }) => family === 'IPv4' && !internal);
  if (!found) throw new Error('this machine has no address but loopback');
  return found.address;
};

const answers = async ask => {
  try {
    return (await ask()).status < 500;
  } catch (error) {
    if (error instanceof TypeError || 'code' in error) return false;
    throw error;
  }
};

const waitFor = async (child, ask) => {
  while (child.exitCode === null && !(await answers(ask))) await pause(200);
  if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
};

const stop = child =>
  new Promise(resolve => {
    if (child.exitCode !== null) resolve();
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });

const startProxy = async (proxy, options) => {
  const [http, https] = [await freePort(), await freePort()];
  const folder = join(options.folder, `${proxy.name}-${http}`);
  mkdirSync(folder);
  makeCertificate(folder);
  const [command, words] = proxy.configure({ ...options, folder, http, https });
  const child = spawn(command, words, {
    stdio: ['ignore', 'ignore', process.env.VERBOSE ? 'inherit' : 'ignore'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  const ask = askThrough({ address: options.address, http, https });
  await waitFor(child, () => ask('GET', '/healthz'));
  return { child, ask, https };
};

const serve = async folder => {
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      BASE_URL: `https://${HOST}`,
      TRUSTED_PROXIES: 'loopback',
      DATABASE_URL: '',
      DATA_DIR: join(folder, `data-${port}`),
    },
  });
  await waitFor(child, () => fetch(`http://127.0.0.1:${port}/readyz`));
  return { port, child };
};

const negotiate = ({ address, https }) =>
  new Promise((resolve, reject) => {
    const session = connectHttp2(`https://${address}:${https}`, {
      servername: HOST,
      rejectUnauthorized: false,
    });
    session.once('error', reject);
    session.once('connect', () => {
      resolve(session.alpnProtocol);
      session.close();
    });
  });

const REPORT = { slug: 'cannae', n: 1, reason: 'a try' };

/**
 * Reports are limited by address: somebody who writes another one into the header each time must still be counted as
 * one.
 */
const countUntilRefused = async ask => {
  for (let count = 1; count <= 60; count += 1) {
    const forged = { 'x-forwarded-for': `203.0.113.${count}`, origin: `https://${HOST}` };
    if ((await ask('POST', '/api/reports', { headers: forged, json: REPORT })).status === 429) return count;
  }
  return null;
};

const listClaims = async ({ ask, direct, https, address }) => {
  const plain = await ask('GET', '/catalogue?q=war', { isPlain: true });
  const home = await ask('GET', '/');
  const draft = await ask('POST', '/api/drafts', {
    headers: { origin: `https://${HOST}` },
    json: { remix: { slug: 'cannae', n: 1 } },
  });
  const foreign = await ask('POST', '/api/drafts', {
    headers: { origin: 'https://evil.example' },
    json: { remix: { slug: 'cannae', n: 1 } },
  });
  const cookie = String(draft.headers['set-cookie']).split(';')[0];
  const upload = size =>
    ask('POST', '/api/account/import', {
      headers: { origin: `https://${HOST}`, 'content-type': 'application/zip', cookie },
      body: Buffer.alloc(size),
    });
  const [allowed, tooLong] = [await upload(19 * 1024 * 1024), await upload(23 * 1024 * 1024)];
  const refusedAt = await countUntilRefused(ask);
  return [
    ['http is sent on to https', plain.location, `https://${HOST}/catalogue?q=war`],
    ['with the status of a lasting move', [301, 308].includes(plain.status), true],
    ['the front page is shown', home.status, 200],
    ['browsers are told to stay with https', home.headers['strict-transport-security'], 'max-age=31536000'],
    ['HTTP/2 is spoken', await negotiate({ address, https }), 'h2'],
    ['a write from our own pages is taken', draft.status, 201],
    ['its cookie is for https only', /;\s*secure/i.test(String(draft.headers['set-cookie'])), true],
    ['a write from another site is refused', foreign.status, 403],
    ['an archive of 19 MB reaches the server, which finds that it is none', allowed.status, 422],
    ['one of 23 MB does not', tooLong.status, 413],
    ['metrics are not shown', (await ask('GET', '/metrics')).status, 404],
    ['a request has a number', /^[\w.:-]{16,64}$/.test(home.headers['x-request-id'] ?? ''), true],
    ['one address is counted as one, whatever it says', refusedAt, 31],
    ['and another is not counted with it', (await direct('/api/reports')).status, 201],
  ];
};

/** What `direct` asks comes from this machine, past the proxy. */
const askDirectly = port => path =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(REPORT),
  });

/** The first event must arrive before the last is sent. */
const proveEvents = async (proxy, options) => {
  const events = await serveEvents();
  const running = await startProxy(proxy, { ...options, upstream: events.port });
  try {
    const first = await running.ask('GET', '/events', { isStream: true });
    return ['events arrive one by one', first.text, 'data: first\n\n'];
  } finally {
    await stop(running.child);
    events.close();
  }
};

const provePassing = async (proxy, options) => {
  const server = await serve(options.folder);
  const running = await startProxy(proxy, { ...options, upstream: server.port });
  try {
    return await listClaims({ ...running, address: options.address, direct: askDirectly(server.port) });
  } finally {
    await stop(running.child);
    await stop(server.child);
  }
};

const prove = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'battlewright-proxies-'));
  const options = { folder, address: ownAddress() };
  let failures = 0;
  try {
    for (const proxy of [nginx, caddy]) {
      const claims = [...(await provePassing(proxy, options)), await proveEvents(proxy, options)];
      for (const [what, found, wanted] of claims) {
        const isTrue = found === wanted;
        if (!isTrue) failures += 1;
        console.log(
          `${isTrue ? 'ok  ' : 'FAIL'} ${proxy.name}: ${what}${isTrue ? '' : ` (${found}, not ${wanted})`}`,
        );
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return failures === 0 ? 0 : 1;
};

process.exitCode = (await ensureInstalled()) || (await ensureBuilt()) || (await prove());
