import { Form } from 'react-router'
import { APPROVAL_KINDS, APPROVAL_PROBLEMS, APPROVAL_TEXTS } from '#app/assistant/copy/approvals.ts'
import { ListChecks } from '#app/design/icons/icons.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { EmptyState } from '#app/design/primitives/feedback/empty-state.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { When } from '#app/design/primitives/when.tsx'
import type { PlanningType } from '#core/assistant/planning-actions.ts'
import { type PlatformId, platformOf } from '#core/posts/platforms/platforms.ts'
import { whenText } from '#core/schedule/when-text.ts'

interface Suggestion {
  readonly id: string
  readonly hash: string
  readonly type: PlanningType
  readonly label: string
  readonly madeWith: string
  readonly person: string
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly title: string
  readonly text: string
  /** Other texts that accounts on other platforms would get. */
  readonly others: readonly { readonly platform: PlatformId; readonly text: string }[]
  readonly pictures: number
  readonly platform: PlatformId | null
  readonly accounts: readonly string[]
  readonly at: Date | null
  readonly problem: 'gone' | 'text_changed' | 'moved' | null
}

interface ApprovalsPageProps {
  readonly proposals: readonly Suggestion[]
  readonly timeZone: string
  readonly canAnswer: boolean
  readonly problem?: string | undefined
}

/** What programs suggest for the planner, each with the whole text that would go out, to approve or decline. */
export function ApprovalsPage({ proposals, timeZone, canAnswer, problem }: ApprovalsPageProps) {
  return (
    <div className="grid gap-6">
      <PageHeading title={APPROVAL_TEXTS.title} description={APPROVAL_TEXTS.description} />
      {problem ? (
        <Notice tone="danger" live="alert">
          {problem}
        </Notice>
      ) : null}
      {canAnswer || proposals.length === 0 ? null : <Notice tone="info">{APPROVAL_TEXTS.readOnly}</Notice>}
      {proposals.length === 0 ? (
        <EmptyState
          icon={<ListChecks aria-hidden />}
          title={APPROVAL_TEXTS.emptyTitle}
          action={<ButtonLink to="/app/settings/tokens">See your apps</ButtonLink>}
        >
          {APPROVAL_TEXTS.empty}
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {proposals.map(suggestion => (
            <li key={suggestion.id}>
              <SuggestionPanel suggestion={suggestion} timeZone={timeZone} canAnswer={canAnswer} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function SuggestionPanel({
  suggestion,
  timeZone,
  canAnswer,
}: {
  suggestion: Suggestion
  timeZone: string
  canAnswer: boolean
}) {
  const { id, hash, type, label, madeWith, person, title, text, pictures, problem } = suggestion
  return (
    <Panel
      className="wrap-anywhere"
      title={APPROVAL_KINDS[type]}
      description={`Suggested by “${madeWith}”, which acts for ${person}`}
    >
      <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        <dt className="font-semibold">Platform</dt>
        <dd>{suggestion.platform ? platformOf(suggestion.platform).name : 'Unknown'}</dd>
        <dt className="font-semibold">When</dt>
        <dd>{suggestion.at ? whenText(suggestion.at, timeZone) : 'As soon as you approve it'}</dd>
        {type === 'unschedule_post' ? null : (
          <>
            <dt className="font-semibold">Published to</dt>
            <dd>{suggestion.accounts.join(', ') || 'No account. You’ll post it yourself'}</dd>
          </>
        )}
        <dt className="font-semibold">Suggested</dt>
        <dd>
          <When at={suggestion.createdAt} timeZone={timeZone} />
        </dd>
      </dl>
      {text ? (
        <section aria-label="The post" className="grid gap-2 rounded-md bg-sunk p-5">
          {title ? <h3 className="font-text font-semibold">{title}</h3> : null}
          <p className="max-w-prose whitespace-pre-wrap">{text}</p>
          {suggestion.others.map(other => (
            <div key={other.platform} className="grid gap-1 border-t border-line pt-3">
              <h4 className="text-sm font-semibold">On {platformOf(other.platform).name}</h4>
              <p className="max-w-prose whitespace-pre-wrap">{other.text}</p>
            </div>
          ))}
          {pictures > 0 ? (
            <p className="text-sm text-ink-soft">
              {pictures === 1 ? 'With 1 picture' : `With ${pictures} pictures`}
            </p>
          ) : null}
        </section>
      ) : null}
      {problem ? <Notice tone="warning">{APPROVAL_PROBLEMS[problem]}</Notice> : null}
      {canAnswer ? (
        <Form method="post" preventScrollReset className="flex flex-wrap gap-2.5">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="hash" value={hash} />
          {problem ? null : (
            <Button variant={type === 'unschedule_post' ? 'danger' : 'primary'} name="intent" value="approve">
              {label}
            </Button>
          )}
          <Button name="intent" value="decline">
            Decline
          </Button>
        </Form>
      ) : null}
    </Panel>
  )
}
