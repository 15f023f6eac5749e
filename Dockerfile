FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --ignore-scripts
COPY . .
# The image has its own Node: the one that npm brings for other machines would be a third of it.
RUN node scripts/build.ts && npm prune --omit=dev --ignore-scripts \
  && rm -rf node_modules/node node_modules/node-linux-* node_modules/.bin/node

FROM node:24-slim
WORKDIR /app
RUN install --directory --owner=node --group=node /var/lib/partnercare
COPY --from=build /app/package.json /app/package-lock.json /app/brand.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/migrations migrations
COPY --from=build /app/projections projections
# The demo's sign-ins, which production refuses, and nothing else of its world.
COPY --from=build /app/fixtures/companies fixtures/companies
COPY --from=build /app/src src
# How the log is verified, backed up and brought back: see docs/backup.md.
COPY --from=build /app/scripts scripts
COPY --from=build /app/dist dist
ENV DATA_DIR=/var/lib/partnercare MALLOC_ARENA_MAX=2
USER node
EXPOSE 3000
# A first start after a restore builds every read model before it serves: that is not ill yet.
HEALTHCHECK --interval=5s --timeout=3s --start-period=10m --retries=3 \
  CMD ["node", "-e", "fetch((process.env.TLS_CERT_FILE ? 'https' : 'http') + '://127.0.0.1:' + (process.env.PORT || 3000) + '/api/health').then((it) => process.exit(it.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/main.ts", "--mode=production"]
