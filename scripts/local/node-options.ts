/**
 * What `npm start`, `npm run start:prod` (package.json) and the image (Dockerfile) give to Node: whatever else starts the
 * app does, too.
 */
export const NODE_OPTIONS: readonly string[] = [
  '--import',
  './app/platform/server/compile-cache.mjs',
  '--max-semi-space-size=4',
]
