import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { When } from '#app/design/primitives/when.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { ROLE_WORDS } from '#core/team/role-words.ts'
import type { GivenRole } from '#core/team/roles.ts'

export interface OfferView {
  readonly email: string
  readonly formerRole: GivenRole | null
  readonly note: string
  readonly requestedAt: Date
  readonly expiresAt: Date
  readonly isOver: boolean
}

interface OpenOfferProps {
  readonly offer: OfferView
  readonly proofPage: string | null
  readonly timeZone: string
}

/** The offer that is open, or was: sent again, or withdrawn. */
export function OpenOffer({ offer, proofPage, timeZone }: OpenOfferProps) {
  const isWithdrawing = usePending({ name: 'intent', value: 'withdraw' })
  const isSending = usePending({ name: 'intent', value: 'again' })
  const { email, formerRole, note, requestedAt, expiresAt, isOver } = offer
  return (
    <Panel title={isOver ? 'Your offer has expired' : 'Waiting for the new owner'}>
      <div className="grid gap-5">
        <p>
          You offered the workspace to <strong className="break-words">{email}</strong> on{' '}
          <When at={requestedAt} timeZone={timeZone} />.{' '}
          {isOver ? 'The link ended on ' : 'The link works until '}
          <When at={expiresAt} timeZone={timeZone} />.
        </p>
        <p>
          {formerRole
            ? `Afterwards you’re invited as ${ROLE_WORDS[formerRole].one}.`
            : 'Afterwards you’re no longer in the workspace.'}
        </p>
        {note ? (
          <blockquote className="border-l-2 border-line pl-4 whitespace-pre-line">{note}</blockquote>
        ) : null}
        <Form method="post" className="flex flex-wrap gap-2.5">
          {proofPage ? (
            <ButtonLink to={proofPage}>Confirm it’s you to send it again</ButtonLink>
          ) : (
            <Button name="intent" value="again" pending={isSending} pendingText="Sending…">
              Send new link
            </Button>
          )}
          <Button
            name="intent"
            value="withdraw"
            variant="quiet"
            pending={isWithdrawing}
            pendingText="Withdrawing…"
          >
            Withdraw offer
          </Button>
        </Form>
      </div>
    </Panel>
  )
}
