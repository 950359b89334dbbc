/** What `npm start` and `npm run start:prod` give to Node (package.json): whatever else starts the app gives it, too. */
export const NODE_OPTIONS: readonly string[] = [
  '--import',
  './app/platform/server/compile-cache.mjs',
  '--max-semi-space-size=4',
]
