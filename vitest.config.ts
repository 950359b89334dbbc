import { defineConfig } from 'vitest/config'

/**
 * Rules (`core/`) and unit tests need nothing but the code; integration tests (`tests/` and `*.db.test.ts` beside what they test) need a
 * database, which `tests/support` brings.
 * The architecture test needs only to read, and belongs to `npm run check`.
 */
export default defineConfig({
  test: {
    // The default leaves a core to the one process that reads files for the others: of two that is half the machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'architecture',
          include: ['tests/architecture.test.ts'],
          environment: 'node',
          // It parses every file; a busy machine may take its time over them.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'rules',
          include: ['core/**/*.test.ts'],
          environment: 'node',
          // Pure functions leave nothing behind: one process for all files takes half the time of one for each.
          isolate: false,
          // Properties run hundreds of cases; a busy machine may take its time over them.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'unit',
          include: ['app/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['**/*.db.test.ts', '**/node_modules/**'],
          environment: 'node',
          // Properties run hundreds of cases; a busy machine may take its time over them.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['tests/**/*.test.ts', 'db/**/*.test.ts', 'app/**/*.db.test.ts'],
          exclude: ['tests/architecture.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/database/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
