import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import type { Access } from '#core/billing/subscription.ts'
import { BOARD_PLACES, type BoardCounts, type BoardPlace } from '#core/team/board.ts'
import { ROLE_WORDS } from '#core/team/role-words.ts'
import type { TeamRole } from '#core/team/roles.ts'
import { boardLines, boardSummary } from './board-lines.ts'

export interface BoardPageProps {
  /** Where the most waits first. */
  readonly entries: readonly {
    readonly workspace: string
    readonly name: string
    readonly isHere: boolean
    readonly role: TeamRole
    readonly access: Access
    readonly counts: BoardCounts
    readonly waiting: number
  }[]
}

/** Every workspace of a person in one place: what waits there, and for whom. */
export function BoardPage({ entries }: BoardPageProps) {
  return (
    <div className="grid gap-6">
      <PageHeading
        eyebrow={<TextLink to="/app/team">Team</TextLink>}
        title="All workspaces"
        description={boardSummary(entries)}
      />
      <p className="flex flex-wrap gap-x-5 gap-y-2">
        <TextLink to="/app/team/billing">Billing note</TextLink>
        <TextLink to="/app/settings/privacy/handover">Hand over your own workspace</TextLink>
      </p>
      <ul className="grid items-start gap-6 lg:grid-cols-2">
        {entries.map(entry => (
          <li key={entry.workspace}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
      {entries.length === 1 ? (
        <p className="max-w-prose text-ink-soft">
          When someone invites you to their workspace, it appears here beside yours, with what’s waiting in
          it.
        </p>
      ) : null}
    </div>
  )
}

function Entry({ entry }: { entry: BoardPageProps['entries'][number] }) {
  const { workspace, name, isHere, role, access, counts } = entry
  const lines = boardLines(counts)
  return (
    <Panel
      title={name}
      description={`You’re ${ROLE_WORDS[role].name.toLowerCase()} here. ${plannedText(counts.planned)}`}
      actions={
        <span className="flex flex-wrap gap-2">
          {access === 'full' ? null : <Badge tone="warning">Plan ended</Badge>}
          {isHere ? <Badge tone="success">Current</Badge> : null}
        </span>
      }
    >
      {lines.length === 0 ? <p className="text-ink-soft">Nothing is waiting.</p> : null}
      {lines.length > 0 ? (
        <ul className="grid gap-2">
          {lines.map(({ text, place, isYours }) => (
            <li key={text} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className={isYours ? 'font-semibold' : 'text-ink-soft'}>{text}</span>
              {isHere ? (
                <ButtonLink to={BOARD_PLACES[place]} size="sm" variant="quiet" aria-label={`Open: ${text}`}>
                  Open
                </ButtonLink>
              ) : (
                <Go workspace={workspace} place={place} label={`Open: ${text}, ${name}`}>
                  Open
                </Go>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {isHere ? null : (
        <div>
          <Go workspace={workspace} label={`Switch to ${name}`}>
            Switch
          </Go>
        </div>
      )}
    </Panel>
  )
}

function Go(props: { workspace: string; place?: BoardPlace; label: string; children: string }) {
  const { workspace, place, label, children } = props
  return (
    <Form method="post" action="/team/switch">
      <input type="hidden" name="workspace" value={workspace} />
      {place ? <input type="hidden" name="place" value={place} /> : null}
      <Button size="sm" variant={place ? 'quiet' : 'secondary'} aria-label={label}>
        {children}
      </Button>
    </Form>
  )
}

function plannedText(planned: number): string {
  if (planned === 0) return 'Nothing is scheduled for the next 7 days.'
  return planned === 1
    ? 'One post is scheduled for the next 7 days.'
    : `${planned} posts are scheduled for the next 7 days.`
}
