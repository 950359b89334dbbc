import { readInstant, readKey, readText } from '../../shared/untrusted.ts'
import { clarifyIssues } from './clarify-issues.ts'
import { countIssues, driftIssues, emptyProfileIssues, subscriptionIssues } from './profile-issues.ts'
import { healthOf, type IntegrityIssue, type IntegrityReport, SEVERITIES } from './report.ts'

/** What an integrity check looks at; rows may carry the names of the tables or camelCase ones. */
export interface IntegrityInput {
  readonly userId: string
  /** The row of `profiles`, null when there is none. */
  readonly profile: unknown
  /** Brand answers in any shape `normaliseClarify` reads. */
  readonly clarify: unknown
  /**
   * How many rows there really are, under the names of the profile's counters; without it counters are not judged.
   * `creditsThisMonth`, where it is known, is what assistant use is judged by.
   */
  readonly counted?: unknown
  /** When the check runs; without it dates are not judged. */
  readonly now?: Date
}

const MOST_RECOMMENDATIONS = 4

function bySeverity(a: IntegrityIssue, b: IntegrityIssue): number {
  return SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity)
}

/**
 * Looks for data that is missing or contradicts itself. Input that cannot be read counts as missing, which is itself an
 * issue.
 */
export function checkIntegrity(input: IntegrityInput): IntegrityReport {
  const now = readInstant(readKey(input, 'now'))
  const profile = readKey(input, 'profile')
  const issues = [
    ...emptyProfileIssues(profile),
    ...subscriptionIssues(profile, now),
    ...clarifyIssues(readKey(input, 'clarify', 'clarifyData', 'clarify_data')),
    ...countIssues(profile, readKey(input, 'counted')),
    ...driftIssues(profile, readKey(input, 'counted')),
  ].sort(bySeverity)
  const fixes = new Set(issues.map(issue => issue.suggestedFix))
  return {
    userId: readText(readKey(input, 'userId', 'user_id')),
    issues,
    overallHealth: healthOf(issues),
    recommendations: [...fixes].slice(0, MOST_RECOMMENDATIONS),
    lastChecked: now,
    hasCriticalIssues: issues.some(issue => issue.severity === 'critical'),
  }
}
