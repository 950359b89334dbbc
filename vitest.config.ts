import { defineConfig } from 'vitest/config'

const INTEGRATION = {
  include: ['tests/**/*.test.ts', 'db/**/*.test.ts', 'app/**/*.db.test.ts'],
  exclude: ['tests/architecture.test.ts', 'tests/pooled/**'],
}

/** What a pooler could break: rights and row security, transactions, locks, jobs, streams and what several processes do. */
const POOLED = [
  'tests/pooled/**/*.test.ts',
  'tests/database/{client,job-queue,lost-link,row-security}.test.ts',
  'app/**/lock-order.db.test.ts',
  'app/platform/{jobs,live,outage}/**/*.db.test.ts',
  'app/identity/services/{links,audit}.db.test.ts',
  'app/publishing/services/publish-due.db.test.ts',
  'app/publishing/services/connections/renewals.db.test.ts',
  'app/team/services/{roles,two-processes}.db.test.ts',
]

/** What a test waits for comes in milliseconds; a busy machine may take its time over it. */
const PATIENT = { poll: { timeout: 10_000 } }

/**
 * Rules (`core/`) and unit tests need nothing but the code; integration tests (`tests/` and `*.db.test.ts` beside what they test) need a
 * database, which `tests/support` brings.
 * `pooled` asks a part of these, and with TEST_DATABASE_POOLER=all the whole of them, through a PgBouncer in front of the server.
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
          expect: PATIENT,
          // Properties run hundreds of cases; a busy machine may take its time over them.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'integration',
          ...INTEGRATION,
          environment: 'node',
          expect: PATIENT,
          globalSetup: ['tests/support/database/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'pooled',
          include: process.env.TEST_DATABASE_POOLER === 'all' ? INTEGRATION.include : POOLED,
          exclude: ['tests/architecture.test.ts', 'tests/topology/**'],
          environment: 'node',
          expect: PATIENT,
          globalSetup: ['tests/support/database/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
