import { createServer } from 'node:net';

const DEFAULT_PORT = 3000;

const listenOnce = port =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, () => {
      const { port: found } = server.address();
      server.close(() => resolve(found));
    });
  });

/** A port that nobody uses at this moment. */
export const freePort = () => listenOnce(0);

/** The port asked for by PORT, or null when that is no port number. */
export const wantedPort = text => {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  return Number.isInteger(port) && port >= 1 && port <= 65535 ? port : null;
};

/** Why a port cannot be used, as one sentence, or null when it can. */
export const portTrouble = async port => {
  try {
    await listenOnce(port);
    return null;
  } catch (error) {
    if (error.code === 'EADDRINUSE')
      return `Port ${port} is taken by another program. Choose one: PORT=${port === 65535 ? 3000 : port + 1} npm start`;
    return `Port ${port} cannot be used: ${error.message}`;
  }
};
