import { Form } from 'react-router'
import { BookOpenText, Search } from '#app/design/icons/icons.ts'
import { useOperator } from '#app/design/layout/operator.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { When } from '#app/design/primitives/when.tsx'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { topicText } from '#app/support/copy/tickets.ts'
import { SEARCH_LIMIT } from '#core/shared/list-address.ts'
import type { TicketTopic } from '#core/support/ticket-form.ts'
import { OwnChecks, type OwnChecksProps } from './checks/own-checks.tsx'
import { TicketForm } from './ticket-form.tsx'
import { TutorialList, type TutorialListProps } from './tutorials/tutorial-list.tsx'
import { WorkerList, type WorkerListProps } from './worker-list.tsx'

export interface SupportPageProps extends TutorialListProps, WorkerListProps, OwnChecksProps {
  readonly search: string
  readonly articles: readonly { slug: string; title: string; summary: string }[]
  readonly tickets: readonly { id: string; topic: string; message: string; createdAt: Date }[]
  /** How long replies take, measured. */
  readonly answerTime: string
  readonly topic: TicketTopic
  readonly canWrite: boolean
  readonly idempotencyKey: string
  readonly diagnostics: Readonly<Record<string, string>>
  readonly hasMonitor: boolean
  /** The newest release: the first thing it changed, and whether its reader has seen it. */
  readonly newest: { readonly line: string; readonly isNew: boolean } | null
  readonly reply?: FormReply | undefined
}

/** Help to read, a person to ask, and what this browser measures. */
export function SupportPage(props: SupportPageProps) {
  const { articles, tickets, canWrite, timeZone, hasMonitor } = props
  const operator = useOperator()
  return (
    <div className="grid gap-6">
      <PageHeading title="Support" description="Find help, or tell us what’s not working." />
      {canWrite ? null : (
        <Notice tone="warning" action={<TextLink to="/app/upgrade">See plans</TextLink>}>
          Your plan has ended, so you can’t create or save changes.
        </Notice>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <OwnChecks problems={props.problems} ownTimeZone={props.ownTimeZone} />
          <div id="ask" className="scroll-mt-20">
            <Panel
              title="Write to us"
              description={`We read every message and reply by email.${operator ? ` You can also email us at ${operator.supportEmail}.` : ''}`}
            >
              <TicketForm
                topic={props.topic}
                idempotencyKey={props.idempotencyKey}
                diagnostics={props.diagnostics}
                reply={props.reply}
              />
            </Panel>
          </div>
          {tickets.length > 0 ? (
            <Panel
              title="Your messages"
              description={props.answerTime}
              actions={<TextLink to="/app/support/tickets">All messages</TextLink>}
            >
              <ul className="grid gap-4">
                {tickets.map(({ id, topic, message, createdAt }) => (
                  <li key={id} className="grid gap-1">
                    <p className="text-sm text-ink-soft">
                      <TextLink to={`/app/support/tickets/${id}`}>{topicText(topic)}</TextLink>,{' '}
                      <When at={createdAt} timeZone={timeZone} />
                    </p>
                    <p className="line-clamp-3 whitespace-pre-line">{message}</p>
                  </li>
                ))}
              </ul>
            </Panel>
          ) : null}
          <WorkerList workers={props.workers} timeZone={timeZone} />
          <Panel title="Is something slow?">
            <p className="text-ink-soft">
              The performance monitor shows how long pages take to load in this browser. We don’t collect
              this. You can copy the results into your message.
            </p>
            {hasMonitor ? (
              <p>
                It’s open at the bottom of this page, and stays open when you move to another page.
                <noscript> It needs JavaScript, which is turned off in this browser.</noscript>
              </p>
            ) : (
              <p>
                <TextLink to="/app/support?monitor=1">Open performance monitor</TextLink>
              </p>
            )}
          </Panel>
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          {props.newest ? (
            <Panel title="What’s new" actions={props.newest.isNew ? <Badge tone="ember">New</Badge> : null}>
              <p>{props.newest.line}</p>
              <p>
                <TextLink to="/app/support/whats-new">See everything that changed</TextLink>
              </p>
            </Panel>
          ) : null}
          <Panel title="Help articles">
            <HelpSearch search={props.search} />
            {articles.length === 0 ? (
              <p className="text-ink-soft">
                No results for “{props.search}”. <TextLink to="/app/support">Show all articles</TextLink> or{' '}
                <TextLink to="/app/support#ask">ask us</TextLink>.
              </p>
            ) : (
              <ul className="leaflets">
                {articles.map(({ slug, title, summary }) => (
                  <li key={slug}>
                    <RoomLink to={`/app/support/help/${slug}`}>
                      <BookOpenText aria-hidden />
                      <b>{title}</b>
                      <span>{summary}</span>
                    </RoomLink>
                  </li>
                ))}
              </ul>
            )}
          </Panel>
          <Panel
            title="Onboarding"
            description="A checklist for your team and, on Collective+, a call with us."
          >
            <p>
              <TextLink to="/app/guide">Open onboarding</TextLink>
            </p>
          </Panel>
          <TutorialList tutorials={props.tutorials} />
        </div>
      </div>
    </div>
  )
}

function HelpSearch({ search }: { search: string }) {
  return (
    <Form method="get" role="search" className="flex gap-2">
      <label htmlFor="help-search" className="sr-only">
        Search help articles
      </label>
      <input
        key={search}
        id="help-search"
        type="search"
        name="q"
        defaultValue={search}
        maxLength={SEARCH_LIMIT}
        placeholder="Search help articles"
        className="control"
      />
      <Button icon={<Search aria-hidden />}>Search</Button>
    </Form>
  )
}
