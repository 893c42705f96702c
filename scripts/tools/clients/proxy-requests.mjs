import { createServer, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

/** The name that stands in the files of `deploy`. */
export const HOST = 'battles.example';

const readAnswer = (answer, isStream) =>
  new Promise((resolve, reject) => {
    const { statusCode: status, headers } = answer;
    let text = '';
    const tell = () => resolve({ status, headers, location: headers.location, text });
    answer.setEncoding('utf8').on('data', part => {
      text += part;
      if (!isStream) return;
      tell();
      answer.destroy();
    });
    answer.once('end', tell);
    answer.once('error', error => (isStream ? tell() : reject(error)));
  });

/** Requests through a proxy, by the name of the site, whatever port it has here. */
export const askThrough =
  ({ address, http, https }) =>
  (method, path, { headers = {}, json, body = json && JSON.stringify(json), isPlain, isStream } = {}) =>
    new Promise((resolve, reject) => {
      const send = isPlain ? requestHttp : requestHttps;
      const sent = send(
        {
          host: address,
          port: isPlain ? http : https,
          servername: HOST,
          rejectUnauthorized: false,
          method,
          path,
          headers: {
            host: HOST,
            ...(json ? { 'content-type': 'application/json' } : {}),
            ...(body ? { 'content-length': Buffer.byteLength(body) } : {}),
            ...headers,
          },
        },
        answer => resolve(readAnswer(answer, isStream)),
      );
      // A proxy that refuses a long body answers before it has read it, and closes.
      sent.once('error', reject);
      sent.end(body);
    });

/** A server that sends one event at once and the next never. */
export const serveEvents = async () => {
  const server = createServer((request, response) => {
    if (request.url !== '/events') return void response.end('ok');
    response.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
    response.write('data: first\n\n');
  });
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    port: server.address().port,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
