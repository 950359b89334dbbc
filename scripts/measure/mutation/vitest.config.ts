import { defineConfig } from 'vitest/config'
import { areaOf } from './areas.ts'

const area = areaOf(process.env.MUTATION_AREA ?? '')
if (!area)
  throw new Error('This configuration is for npm run mutation alone, which says whose tests are to run')

/** The tests of one area, as Stryker runs them: everything in one process, where files leave nothing behind. */
export default defineConfig({
  test: {
    include: [...area.tests],
    environment: 'node',
    isolate: area.needsDatabase,
    globalSetup: area.needsDatabase ? ['tests/support/database/global-setup.ts'] : [],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
