import { describe, expect, it } from 'vitest'
import { readPlaywrightReport, readVitestReport } from './read-reports.ts'
import { exitCode, failure, NOTHING, single, summaryLine, total, withExit } from './tally.ts'

const passed = (count: number) => ({ ...NOTHING, passed: count })

describe('the last line', () => {
  it('names what passed and what failed', () => {
    expect(summaryLine(total([passed(3), single('types', true, ''), failure('x', '')]))).toBe(
      '4 passed, 1 failed',
    )
  })

  it('names what was skipped only when something was', () => {
    expect(summaryLine({ ...passed(2), skipped: 5 })).toBe('2 passed, 0 failed, 5 skipped')
  })
})

describe('the exit code', () => {
  it('is 0 when something passed and nothing failed', () => {
    expect(exitCode(passed(1))).toBe(0)
  })

  it('is 1 when anything failed, and when nothing ran at all', () => {
    expect(exitCode(total([passed(99), failure('x', '')]))).toBe(1)
    expect(exitCode(NOTHING)).toBe(1)
    expect(exitCode({ ...NOTHING, skipped: 3 })).toBe(1)
  })
})

describe('a process', () => {
  it('that ends badly without a failed test is a failure', () => {
    expect(withExit('unit', passed(5), 1, 'out of memory')).toMatchObject({ passed: 5, failed: 1 })
    expect(withExit('unit', passed(5), null, 'killed')).toMatchObject({ failed: 1 })
  })

  it('that ran nothing is a failure', () => {
    expect(withExit('unit', NOTHING, 0, '').failed).toBe(1)
  })

  it('that ends badly because a test failed is counted once', () => {
    expect(withExit('unit', failure('a test', ''), 1, '').failed).toBe(1)
  })
})

describe("vitest's report", () => {
  const test = (status: string) => ({
    ancestorTitles: ['a rule'],
    title: `is ${status}`,
    status,
    failureMessages: ['expected 1 to be 2\n    at run (/house/node_modules/vitest/run.js:1:1)'],
  })
  const file = (status: string, ...tests: string[]) => ({
    name: '/house/core/a.test.ts',
    status,
    message: 'cannot find module',
    assertionResults: tests.map(test),
  })

  it('is counted test by test', () => {
    const tally = readVitestReport(
      { testResults: [file('failed', 'passed', 'failed', 'skipped', 'pending', 'todo')] },
      '/house',
    )
    expect(tally).toMatchObject({ passed: 1, failed: 1, skipped: 3 })
    expect(tally.failures).toEqual([
      { title: 'core/a.test.ts > a rule > is failed', detail: 'expected 1 to be 2' },
    ])
    expect(tally.skips).toHaveLength(3)
  })

  it('shows what differed, as vitest printed it', () => {
    const output = [
      ' FAIL  |unit| core/a.test.ts > a rule > is failed',
      'AssertionError: expected 1 to be 2',
      '- 2',
      '+ 1',
      '',
      '⎯⎯⎯⎯[1/1]⎯',
    ].join('\n')
    const { failures } = readVitestReport({ testResults: [file('failed', 'failed')] }, '/house', output)
    expect(failures[0]?.detail).toBe('AssertionError: expected 1 to be 2\n- 2\n+ 1')
  })

  it('counts a file that broke before its first test', () => {
    expect(readVitestReport({ testResults: [file('failed')] }, '/house').failures).toEqual([
      { title: 'core/a.test.ts could not be run', detail: 'cannot find module' },
    ])
  })

  it('counts a file whose clean-up broke after its tests passed', () => {
    expect(readVitestReport({ testResults: [file('failed', 'passed')] }, '/house')).toMatchObject({
      passed: 1,
      failed: 1,
    })
  })
})

describe("Playwright's report", () => {
  const spec = (status: string) => ({
    title: `is ${status}`,
    file: 'journeys/main-path.spec.ts',
    line: 7,
    tests: [
      {
        projectName: 'nojs',
        status,
        annotations: [{ type: 'skip', description: 'needs a printer' }],
        results: [
          {
            errors: [{ message: '\u001b[31mno heading\u001b[39m' }, { message: 'answer: 503' }],
            attachments: [
              { name: 'diary', body: Buffer.from('POST /app 503').toString('base64') },
              { name: 'screenshot' },
            ],
          },
        ],
      },
    ],
  })

  it('is counted through all its folders, and a second try is no pass', () => {
    const tally = readPlaywrightReport({
      suites: [
        {
          specs: [spec('expected')],
          suites: [{ specs: [spec('unexpected'), spec('flaky'), spec('skipped')] }],
        },
      ],
    })
    expect(tally).toMatchObject({ passed: 1, failed: 2, skipped: 1 })
    expect(tally.failures[0]).toEqual({
      title: '[nojs] journeys/main-path.spec.ts:7 › is unexpected',
      detail: 'no heading\nanswer: 503\nPOST /app 503',
    })
    expect(tally.skips[0]).toContain('needs a printer')
  })

  it('counts an error outside all tests', () => {
    expect(readPlaywrightReport({ suites: [], errors: [{ message: 'no browser' }] })).toMatchObject({
      failed: 1,
    })
  })
})
