/** What one step of the test run came to. */
export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly failures: readonly Failure[]
  /** Names of what was skipped, with the reason where the tool tells one. */
  readonly skips: readonly string[]
}

export interface Failure {
  readonly title: string
  readonly detail: string
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0, failures: [], skips: [] }

/** A check that has no parts: it holds or it does not. */
export function single(title: string, isFine: boolean, detail: string): Tally {
  return isFine ? { ...NOTHING, passed: 1 } : failure(title, detail)
}

/** One failure and nothing else: for a step that broke before it could count. */
export function failure(title: string, detail: string): Tally {
  return { ...NOTHING, failed: 1, failures: [{ title, detail }] }
}

/** Several tallies as one. */
export function total(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
      failures: [...sum.failures, ...one.failures],
      skips: [...sum.skips, ...one.skips],
    }),
    NOTHING,
  )
}

/** The line that ends a run: `12 passed, 0 failed`, and `, 3 skipped` where something was. */
export function summaryLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** 0 only when something ran and none of it failed. */
export function exitCode({ passed, failed }: Tally): 0 | 1 {
  return failed === 0 && passed > 0 ? 0 : 1
}

/** A process that ended badly though every test it reported was fine did not tell everything: that is a failure too. */
export function withExit(name: string, tally: Tally, code: number | null, output: string): Tally {
  if (tally.failed === 0 && code !== 0)
    return total([
      tally,
      failure(`${name} ended with ${code ?? 'a signal'} without naming a failed test`, output),
    ])
  if (tally.passed + tally.failed + tally.skipped === 0)
    return failure(`${name} ran nothing`, output || 'No test was found.')
  return tally
}
