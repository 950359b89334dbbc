import { configDefaults, defineConfig } from 'vitest/config'

/** How Stryker runs the tests of services: on a PostgreSQL that is started once. */
export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: ['tests/support/database/global-setup.ts'],
    // It lives a hundred lives, by nearly every line: for each mutant that is minutes, and what others kill is dead.
    exclude: [...configDefaults.exclude, '**/whole-life.db.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
