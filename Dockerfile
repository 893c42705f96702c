# syntax=docker/dockerfile:1
# The server as an image: docs/operating.md, "With Docker".

FROM node:22-bookworm-slim AS build
WORKDIR /src
# Packages first: this layer is made again only when they change.
COPY package.json package-lock.json .npmrc ./
COPY scripts/tools ./scripts/tools
RUN node --input-type=module -e "import { ensureInstalled } from './scripts/tools/install.mjs'; process.exitCode = await ensureInstalled();"
COPY . .
RUN npm run build:standalone

FROM node:22-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 HOST=0.0.0.0
# Owned by root: the server cannot change its own program.
COPY --from=build /src/dist/standalone /app
RUN mkdir -p /data /app/.next/cache && chown node:node /data /app/.next/cache
WORKDIR /app
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=90s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.js"]
