import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Badge } from '#app/design/primitives/feedback/badge.tsx'
import { Pagination } from '#app/design/primitives/navigation/pagination.tsx'
import { PillLink } from '#app/design/primitives/navigation/pill-link.tsx'
import { RoomLink } from '#app/design/primitives/navigation/room-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { FORM_TEXTS, SHOWN_LABELS, SPAM_LABELS } from '#app/lead-forms/copy.ts'
import { SHOWN, type Shown } from '#core/lead-forms/address.ts'
import { outcomeText } from '#core/lead-forms/quiz.ts'
import { networkName } from '#core/posts/platforms/network-name.ts'
import { formatDateTime } from '#core/shared/date-and-time.ts'
import { listQuery } from '#core/shared/list-address.ts'
import type { OpenForm, Received } from './form-views.ts'

/** What came in by a form: people, those who have not confirmed yet, and spam to be looked through. */
export function FormReceived({ form, received, counts, wanted, lock, timeZone }: OpenForm) {
  const here = `/app/sales-hub/forms/${form.id}`
  const numbers: Record<Shown, number> = {
    all: counts.accepted + counts.unconfirmed,
    people: counts.accepted,
    unconfirmed: counts.unconfirmed,
    spam: counts.spam,
  }
  const hrefOf = (shown: Shown, page = 1) =>
    `${here}${listQuery({ show: shown === 'all' ? null : shown, page })}#received`
  const hasAny = numbers.all + numbers.spam > 0
  return (
    <Panel title={<span id="received">What came in</span>}>
      {hasAny ? (
        <nav aria-label="Filter what came in" className="flex flex-wrap gap-2">
          {SHOWN.map(shown => (
            <PillLink
              key={shown}
              to={hrefOf(shown)}
              label={SHOWN_LABELS[shown]}
              count={numbers[shown]}
              isCurrent={wanted.shown === shown}
            />
          ))}
        </nav>
      ) : null}
      {wanted.shown === 'spam' && counts.spam > 0 ? (
        <p className="text-sm text-ink-soft">
          We kept these apart and didn’t notify you. If one is from a person, add them: the date and the
          source stay as they came.
        </p>
      ) : null}
      {received.rows.length === 0 ? (
        <p className="text-ink-soft">{hasAny ? FORM_TEXTS.nothingShown : FORM_TEXTS.nothingReceived}</p>
      ) : (
        <ul className="received">
          {received.rows.map(row => (
            <ReceivedRow key={row.id} row={row} canWrite={lock === null} timeZone={timeZone} />
          ))}
        </ul>
      )}
      <Pagination
        page={received.page}
        pageCount={received.pages}
        label="what came in"
        hrefOf={page => hrefOf(wanted.shown, page)}
      />
    </Panel>
  )
}

function ReceivedRow(props: { row: Received; canWrite: boolean; timeZone: string }) {
  const { row, canWrite, timeZone } = props
  const who = row.name || row.email
  const from = [networkName(row.network), row.story ? `“${row.story}”` : ''].filter(Boolean).join(' · ')
  return (
    <li>
      <p>
        <span>
          {row.leadId ? <RoomLink to={`/app/sales-hub/people/${row.leadId}`}>{who}</RoomLink> : <b>{who}</b>}
          {row.name ? <small>{` ${row.email}`}</small> : null}
        </span>
        <small>{formatDateTime(row.receivedAt, timeZone)}</small>
      </p>
      {row.outcome ? <p className="font-semibold wrap-anywhere">{outcomeText(row.outcome)}</p> : null}
      {row.answers.length > 0 ? (
        <dl>
          {row.answers.map(({ key, label, answer }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {from ? <p className="text-sm text-ink-soft">Came from {from}</p> : null}
      {row.state === 'unconfirmed' ? (
        <p>
          <Badge tone="warning">Email not confirmed</Badge>
        </p>
      ) : null}
      {row.state === 'spam' ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className="flex flex-wrap gap-1.5">
            {row.spamReasons.map(reason => (
              <Badge key={reason}>{SPAM_LABELS[reason]}</Badge>
            ))}
          </span>
          {canWrite ? (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="submissionId" value={row.id} />
              <Button
                size="sm"
                name="intent"
                value="not-spam"
                aria-label={`${who} isn’t spam: add to People`}
              >
                Not spam
              </Button>
            </Form>
          ) : null}
        </div>
      ) : null}
    </li>
  )
}
