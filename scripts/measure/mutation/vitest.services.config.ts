import { defineConfig } from 'vitest/config'

/** How Stryker runs the tests of services: on a PostgreSQL that is started once. */
export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: ['tests/support/database/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
