import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../steps/fixtures';

const publish = async (request: APIRequestContext, id: string, visibility: string): Promise<string> => {
  const { revision } = await (await request.get(`/api/drafts/${id}`)).json();
  const data = { revision, visibility, changeNote: '' };
  const answer = await request.post(`/api/drafts/${id}/publish`, { data });
  return (await answer.json()).slug;
};

const newDraft = async (request: APIRequestContext, remix: { slug: string; n: number }): Promise<string> =>
  (await (await request.post('/api/drafts', { data: { remix } })).json()).id;

const FILES = [
  '',
  '/play',
  '/document.json',
  '/board.svg',
  '/board.png',
  '/board.webp',
  '/opengraph-image',
  '/sheet.pdf',
  '/print.json',
];
const OF_VERSIONS = ['', '/document.json', '/board.svg', '/roster.csv', '/preview.png'];

/** Every address that answers something about a line. */
const addressesOf = (slug: string, n: number): readonly string[] => [
  ...FILES.map(file => `/s/${slug}${file}`),
  ...OF_VERSIONS.map(file => `/s/${slug}/v/${n}${file}`),
  `/s/${slug}/v/${n}/play`,
  `/embed/${slug}?n=${n}`,
  `/api/v1/documents/${slug}/versions/${n}`,
  `/api/oembed?url=${encodeURIComponent(`http://localhost:${process.env.E2E_PORT}/s/${slug}/v/${n}`)}`,
  `/studio/new?remix=${slug}&n=${n}`,
];

test('an unlisted version is read by its address, which nothing tells and nobody guesses', async ({
  page,
  playwright,
  baseURL,
}) => {
  const { request } = page;
  const stranger = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const id = await newDraft(request, { slug: 'zama', n: 1 });
  const shown = await publish(request, id, 'public');
  const secret = await publish(request, id, 'unlisted');
  expect(secret).toMatch(/^zama-[0-9a-f]{32}$/);
  expect((await stranger.get(`/s/${secret}/v/1/document.json`)).status()).toBe(200);

  const guesses = [secret.slice(0, -1), `${secret.slice(0, -1)}x`];
  for (const address of [
    ...addressesOf(shown, 2).slice(FILES.length),
    ...guesses.flatMap(slug => addressesOf(slug, 1)),
  ])
    expect((await stranger.get(address)).status(), address).toBe(404);

  const child = await newDraft(stranger, { slug: secret, n: 1 });
  const remixed = await publish(stranger, child, 'public');
  const next = [
    ...['/', '/catalogue', '/catalogue?q=zama', '/feed.json', '/feed.atom', '/sitemap.xml', '/collections'],
    ...[
      '/api/v1/documents?q=zama&pageSize=100',
      `/api/v1/documents/${shown}`,
      `/api/v1/documents/${shown}/versions`,
    ],
    ...[
      `/s/${shown}`,
      `/s/${shown}/v/1`,
      `/s/${remixed}`,
      `/api/v1/documents/${remixed}`,
      `/embed/${remixed}`,
    ],
  ];
  for (const address of next) {
    const answer = await stranger.get(address);
    expect(answer.status(), address).toBe(200);
    expect(await answer.text(), address).not.toContain(secret.slice(-32));
  }
  await stranger.dispose();
});
