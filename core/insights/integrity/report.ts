import { readArray, readKey } from '../../shared/untrusted.ts'

/** Kinds of trouble an integrity check finds. */
export const INTEGRITY_ISSUE_TYPES = [
  'missing_clarify_data',
  'empty_profiles',
  'inconsistent_subscription',
  'invalid_tier',
  'tier_anomaly',
  'count_anomaly',
] as const
export type IntegrityIssueType = (typeof INTEGRITY_ISSUE_TYPES)[number]

export const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const
export type Severity = (typeof SEVERITIES)[number]

export type DataHealth = 'good' | 'needs_attention' | 'critical'

/** What the program can put right by itself; everything else is the founder's to answer. */
export const REPAIRS = ['create_profile', 'read_subscription', 'count_again'] as const
export type Repair = (typeof REPAIRS)[number]

export interface IntegrityIssue {
  readonly type: IntegrityIssueType
  readonly severity: Severity
  readonly description: string
  readonly affectedTables: readonly string[]
  readonly suggestedFix: string
  /** Null where only the founder knows the answer. */
  readonly repair: Repair | null
}

export interface IntegrityReport {
  readonly userId: string
  /** The worst first. */
  readonly issues: readonly IntegrityIssue[]
  readonly overallHealth: DataHealth
  /** What to do, the most urgent first; at most four. */
  readonly recommendations: readonly string[]
  readonly lastChecked: Date | null
  readonly hasCriticalIssues: boolean
}

const MEDIUM_TOLERATED = 2

/** Health: critical with any critical issue, needs attention with any high or more than 2 medium. */
export function healthOf(issues: readonly Pick<IntegrityIssue, 'severity'>[]): DataHealth {
  const count = (severity: Severity) =>
    readArray(issues).filter(issue => readKey(issue, 'severity') === severity).length
  if (count('critical') > 0) return 'critical'
  return count('high') > 0 || count('medium') > MEDIUM_TOLERATED ? 'needs_attention' : 'good'
}
