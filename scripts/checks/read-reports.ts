import { type Failure, NOTHING, type Tally } from './tally.ts'

/** The parts of vitest's JSON report that are read here. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message?: string
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[]
      readonly title: string
      readonly status: string
      readonly failureMessages?: readonly string[] | null
    }[]
  }[]
}

/**
 * Counts a vitest report. A file that failed before its tests could run counts as one failure.
 * The report leaves out what differed, so the words for a failure are taken from what vitest `said` where they are there.
 */
export function readVitestReport({ testResults }: VitestReport, root: string, output = ''): Tally {
  const blocks = plain(output).split(/^ FAIL +/m)
  const tally = { passed: 0, skipped: 0, failures: [] as Failure[], skips: [] as string[] }
  for (const { name, status, message, assertionResults } of testResults) {
    const file = name.replace(`${root}/`, '')
    const failuresBefore = tally.failures.length
    for (const test of assertionResults) {
      const path = [file, ...test.ancestorTitles, test.title].join(' > ')
      if (test.status === 'passed') tally.passed++
      else if (test.status === 'failed')
        tally.failures.push({
          title: path,
          detail: findBlock(blocks, path) ?? withoutTools((test.failureMessages ?? []).join('\n')),
        })
      else {
        tally.skipped++
        tally.skips.push(path)
      }
    }
    if (status === 'failed' && tally.failures.length === failuresBefore)
      tally.failures.push({ title: `${file} could not be run`, detail: message ?? '' })
  }
  return { ...tally, failed: tally.failures.length }
}

/** What vitest prints between one failed test's name and the next, or null when it grouped them. */
function findBlock(blocks: readonly string[], path: string): string | null {
  const block = blocks.find(text => text.split('\n', 1)[0]?.endsWith(path))
  const words = block?.split('\n').slice(1).join('\n').split(/^⎯+\[/m)[0]?.trim()
  return words || null
}

function withoutTools(stack: string): string {
  return stack
    .split('\n')
    .filter(line => !line.includes('/node_modules/') && !line.includes('new Promise (<anonymous>)'))
    .join('\n')
}

interface PlaywrightError {
  readonly message?: string
  readonly stack?: string
}

interface PlaywrightResult {
  readonly errors?: readonly PlaywrightError[]
  readonly attachments?: readonly { readonly name: string; readonly body?: string }[]
}

/** The attachment of a failed journey that is read in the log: what the browser asked for, and what the page said last. */
export const DIARY = 'diary'

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly line: number
    readonly tests: readonly {
      readonly projectName: string
      /** `expected`, `unexpected`, `flaky` or `skipped`. */
      readonly status: string
      readonly annotations?: readonly { readonly type: string; readonly description?: string }[]
      readonly results: readonly PlaywrightResult[]
    }[]
  }[]
}

/** The parts of Playwright's JSON report that are read here. */
export interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[]
  readonly errors?: readonly PlaywrightError[]
}

/** Counts a Playwright report. A test that passed only at a second try counts as failed; so does an error outside all tests. */
export function readPlaywrightReport(report: PlaywrightReport): Tally {
  const tally = { ...NOTHING, failures: [] as Failure[], skips: [] as string[] }
  let { passed, skipped } = NOTHING
  for (const { title, file, line, tests } of report.suites.flatMap(allSpecs)) {
    for (const { projectName, status, annotations, results } of tests) {
      const name = `[${projectName}] ${file}:${line} › ${title}`
      if (status === 'expected') passed++
      else if (status === 'skipped') {
        skipped++
        const reason = annotations?.find(({ type }) => type === 'skip')?.description
        tally.skips.push(reason ? `${name} (${reason})` : name)
      } else
        tally.failures.push({
          title: name,
          detail: results.map(describeResult).filter(Boolean).join('\n') || status,
        })
    }
  }
  for (const { message, stack } of report.errors ?? [])
    tally.failures.push({ title: 'outside all tests', detail: plain(stack ?? message ?? 'unknown') })
  return { ...tally, passed, skipped, failed: tally.failures.length }
}

function allSpecs(suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(allSpecs)]
}

/** All that a test found wrong (an outage behind a heading that never came is the second of two), and its diary. */
function describeResult({ errors = [], attachments = [] }: PlaywrightResult): string {
  const found = errors.map(({ message, stack }) => plain(stack ?? message ?? ''))
  const diaries = attachments.filter(({ name, body }) => name === DIARY && body)
  return [...found, ...diaries.map(({ body = '' }) => Buffer.from(body, 'base64').toString())].join('\n')
}

/** Colours are for terminals; a report is read in logs. */
function plain(text: string): string {
  return text.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '')
}
