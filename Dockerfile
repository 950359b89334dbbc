# syntax=docker/dockerfile:1
# One image for web processes, workers, the migration job and the operator's commands: `docker build -t brandhearth .`
# What is in it, how large it is and how that was measured: docs/deploy/README.md
ARG NODE=24

FROM node:${NODE}-bookworm AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
# The package `node` brings a Node for laptops; here the image's own builds.
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts && rm -rf node_modules/.bin/node node_modules/node
COPY . .
# Names for debuggers are a seventh of Node.
RUN npm run build && node scripts/image/pack.ts /out && strip -o /node /usr/local/bin/node

# Backups need pg_dump of the server's version: `docker build --target operator -t brandhearth-operator .`
FROM postgres:17-bookworm AS operator
COPY --from=build /node /usr/local/bin/node
COPY --from=build /out /app
WORKDIR /app
ENV NODE_ENV=production
# A new volume there belongs to whom its folder in the image does.
RUN install -d -o postgres -g postgres /backups
USER postgres
# PostgreSQL's image stops by SIGINT, which a shell between two backups lets pass.
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "scripts/cli.ts"]

# No shell and no package manager: glibc, certificates, time zones, and a user that is nobody.
FROM gcr.io/distroless/cc-debian12:nonroot
COPY --from=build /node /usr/local/bin/node
COPY --from=build /out /app
WORKDIR /app
ENV NODE_ENV=production PORT=3000
EXPOSE 3000
USER nonroot
# The process has five seconds for running requests after three in which it says that it stops.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The same options as `npm run start:prod`.
ENTRYPOINT ["node", "--import", "./app/platform/server/compile-cache.mjs", "--max-semi-space-size=4"]
CMD ["build/server/serve.js"]
