import { defineConfig } from 'vitest/config'

/** How Stryker runs the tests of rules: all in one process, since they leave nothing behind. */
export default defineConfig({
  test: { environment: 'node', isolate: false, testTimeout: 30_000 },
})
