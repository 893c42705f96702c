/** A short answer for a program that watches the server. */
export const textResponse = (status: number, text: string, type = 'text/plain; charset=utf-8'): Response =>
  new Response(`${text}\n`, { status, headers: { 'content-type': type, 'cache-control': 'no-store' } });
