# One image holds the server and the built site. PUBLIC_URL is where it will be reached: the pages name it.
FROM node:24-slim AS tools
RUN npm install --global pnpm@12
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY patches patches
COPY schemas/package.json schemas/
COPY game-server/package.json game-server/
COPY game-client/package.json game-client/
COPY game-client/art-kit/package.json game-client/art-kit/
COPY game-client/web-kit/package.json game-client/web-kit/
COPY site/package.json site/
COPY bench/package.json bench/

FROM tools AS site
RUN pnpm install --frozen-lockfile --filter "@diamond-valley/site..."
COPY tsconfig.base.json ./
COPY schemas schemas
COPY game-client game-client
COPY site site
ARG PUBLIC_URL=http://localhost
RUN PUBLIC_URL=$PUBLIC_URL ASTRO_TELEMETRY_DISABLED=1 pnpm --filter @diamond-valley/site build

FROM tools AS packages
# What is optional is the embedded database, which an image does not need: MONGODB_URL names a server.
RUN pnpm install --frozen-lockfile --prod --no-optional --filter "@diamond-valley/game-server..."

FROM node:24-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/schemas/node_modules schemas/node_modules
COPY --from=packages /app/game-server/node_modules game-server/node_modules
COPY package.json ./
COPY schemas schemas
COPY game-server game-server
COPY --from=site /app/site/dist site/dist
# Mails become files there where ALLOW_MAIL_FILES says so. Everything else is read only.
RUN mkdir .data && chown node:node .data
VOLUME /app/.data
USER node
EXPOSE 2567
HEALTHCHECK --interval=10s --timeout=10s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 2567}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "game-server/src/main.ts"]
