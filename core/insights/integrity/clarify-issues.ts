import { normaliseClarify } from '../../brand/clarify/normalise.ts'
import { FOUNDATION_FIELDS, foundationFilled } from '../../brand/foundation.ts'
import type { IntegrityIssue } from './report.ts'

const TABLES = ['user_clarify_data', 'clarify_entries'] as const

/** No brand answers at all, or a foundation with gaps. */
export function clarifyIssues(clarify: unknown): IntegrityIssue[] {
  const data = normaliseClarify(clarify)
  if (Object.keys(data).length === 0) {
    return [
      {
        type: 'missing_clarify_data',
        severity: 'high',
        description: 'You haven’t answered any brand questions yet.',
        affectedTables: TABLES,
        suggestedFix: 'Answer the five brand foundation questions.',
        repair: null,
      },
    ]
  }
  const missing = FOUNDATION_FIELDS.length - foundationFilled(data)
  if (missing === 0) return []
  return [
    {
      type: 'missing_clarify_data',
      severity: 'medium',
      description: `${missing} of the five foundation answers ${missing === 1 ? 'is' : 'are'} missing.`,
      affectedTables: TABLES,
      suggestedFix: 'Complete your brand foundation.',
      repair: null,
    },
  ]
}
