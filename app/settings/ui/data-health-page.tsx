import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Badge, type Tone } from '#app/design/primitives/feedback/badge.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { When } from '#app/design/primitives/when.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import type {
  DataHealth,
  IntegrityIssue,
  IntegrityReport,
  Severity,
} from '#core/insights/integrity/report.ts'

const HEALTH: Record<DataHealth, { tone: 'success' | 'warning' | 'danger'; title: string; text: string }> = {
  good: {
    tone: 'success',
    title: 'Your data is in order',
    text: 'We found nothing missing or inconsistent.',
  },
  needs_attention: {
    tone: 'warning',
    title: 'Your data needs attention',
    text: 'Something is missing or inconsistent. Your work is safe. See what to do below.',
  },
  critical: {
    tone: 'danger',
    title: 'Something important is missing',
    text: 'Some pages won’t work until you fix it. Your work is safe. See what to do below.',
  },
}

const SEVERITY: Record<Severity, { tone: Tone; name: string }> = {
  critical: { tone: 'danger', name: 'Critical' },
  high: { tone: 'warning', name: 'High' },
  medium: { tone: 'info', name: 'Medium' },
  low: { tone: 'neutral', name: 'Low' },
}

/** Where the founder puts right what no program can guess. */
function whereToFix(issue: IntegrityIssue): { to: string; label: string } | null {
  if (issue.type === 'missing_clarify_data') return { to: '/app/clarify', label: 'Open Brand' }
  if (issue.type === 'empty_profiles') return { to: '/app/settings', label: 'Open Settings' }
  return null
}

/** The integrity report in words, with a button for each thing that can be put right. */
export function DataHealthPage({ report, timeZone }: { report: IntegrityReport; timeZone: string }) {
  const health = HEALTH[report.overallHealth]
  const isChecking = usePending({ name: 'repair', value: 'check' })
  return (
    <div className="grid gap-6">
      <PageHeading
        title="Data health"
        description="We check your workspace for missing or inconsistent data."
      />
      <Notice tone={health.tone} title={health.title}>
        {health.text}
      </Notice>
      {report.issues.length > 0 ? (
        <Panel title="What we found">
          <ul className="grid gap-5">
            {report.issues.map(issue => (
              <Issue key={issue.description} issue={issue} />
            ))}
          </ul>
        </Panel>
      ) : null}
      <Form method="post" className="flex flex-wrap items-center gap-4">
        <Button name="repair" value="check" pending={isChecking} pendingText="Checking…">
          Check again
        </Button>
        {report.lastChecked ? (
          <p className="text-sm text-ink-soft">
            Last checked <When at={report.lastChecked} timeZone={timeZone} />. We check again after 10
            minutes.
          </p>
        ) : null}
      </Form>
    </div>
  )
}

function Issue({ issue }: { issue: IntegrityIssue }) {
  const severity = SEVERITY[issue.severity]
  const place = whereToFix(issue)
  return (
    <li className="grid gap-2 border-b border-line pb-5 last:border-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={severity.tone}>{severity.name}</Badge>
        <span className="font-semibold">{issue.description}</span>
      </p>
      <p className="text-ink-soft">{issue.suggestedFix}</p>
      {issue.repair ? (
        <Form method="post">
          <Button size="sm" name="repair" value={issue.repair} aria-label={`Fix this: ${issue.description}`}>
            Fix this
          </Button>
        </Form>
      ) : place ? (
        <div>
          <ButtonLink size="sm" to={place.to}>
            {place.label}
          </ButtonLink>
        </div>
      ) : null}
    </li>
  )
}
