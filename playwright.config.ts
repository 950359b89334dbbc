import { defineConfig, devices } from 'playwright/test'
import { findChromium } from '#scripts/local/chromium.ts'

const chromium = await findChromium()

/**
 * Journeys run twice: with JavaScript and without. A journey that cannot do without it is named `*.js-only.spec.ts`,
 * so that doing without stays the habit. What is only about a page without scripts lies in `e2e/nojs`.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/fixtures/ready-database.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes at the second try has found something; it is not asked a second time.
  retries: 0,
  workers: 2,
  // Patience costs nothing where what is waited for comes: a busy machine takes four times as long as a quiet one.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    actionTimeout: 20_000,
    // One that stands between page and server hides requests from the tests; those about it let it in.
    serviceWorkers: 'block',
    navigationTimeout: 40_000,
    // Recording takes a quarter of the run's processor time: `playwright test --trace on` asks for it.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromium.executablePath, args: [...chromium.args] },
  },
  projects: [
    { name: 'journeys', testMatch: 'journeys/**/*.spec.ts' },
    {
      name: 'nojs',
      testMatch: ['journeys/**/*.spec.ts', 'nojs/**/*.spec.ts'],
      testIgnore: '**/*.js-only.spec.ts',
      use: { javaScriptEnabled: false },
    },
    { name: 'a11y', testMatch: 'a11y/**/*.spec.ts' },
    { name: 'server', testMatch: 'server/**/*.spec.ts' },
  ],
})
