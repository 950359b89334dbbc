import { Form } from 'react-router'
import { AuthLayout } from '#app/design/layout/auth-layout.tsx'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { ROLE_WORDS } from '#core/team/role-words.ts'
import type { GivenRole } from '#core/team/roles.ts'

export interface OfferView {
  readonly id: string
  readonly ownerName: string
  readonly email: string
  readonly role: GivenRole
  /** No seat is left at the moment. */
  readonly isFull: boolean
  /** The last day on which it can be accepted, in words. */
  readonly openUntil: string
}

export interface JoinPageProps {
  /** Whom one is signed in as; null for a visitor. */
  readonly email: string | null
  readonly hasPlan: boolean
  /** This page, to come back to after signing in. */
  readonly path: string
  readonly offers: readonly OfferView[]
  readonly problem: string | null
}

/** What an invitation's link opens: who invites, as what, and two buttons. */
export function JoinPage({ email, hasPlan, path, offers, problem }: JoinPageProps) {
  const first = offers[0]
  if (!first) {
    return (
      <AuthLayout
        title="No open invitation"
        lead="An invitation works once, for 7 days, and a new email replaces the old link. Ask the person who invited you to send it again."
      >
        {problem ? <Problem text={problem} /> : null}
        <ButtonLink
          to={email ? (hasPlan ? '/app/dashboard' : '/select-tier?own=1') : '/auth'}
          variant="primary"
          block
        >
          {email ? (hasPlan ? 'Go to your workspace' : 'Choose your own plan') : 'Sign In'}
        </ButtonLink>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout
      title={titleOf(offers, first)}
      lead={
        offers.length === 1
          ? `${first.ownerName} has invited you to their workspace. Their plan pays for your seat.`
          : 'You’ve been invited to more than one workspace.'
      }
      footer={
        email && !hasPlan ? (
          <>
            Or <TextLink to="/select-tier?own=1">start your own workspace</TextLink>
          </>
        ) : undefined
      }
    >
      {problem ? <Problem text={problem} /> : null}
      {offers.map(offer => (
        <Offer key={offer.id} offer={offer} email={email} path={path} isOnly={offers.length === 1} />
      ))}
    </AuthLayout>
  )
}

function Problem({ text }: { text: string }) {
  return (
    <Notice tone="danger" live="alert">
      {text}
    </Notice>
  )
}

function Offer(props: { offer: OfferView; email: string | null; path: string; isOnly: boolean }) {
  const { offer, email, path, isOnly } = props
  const { isFull } = offer
  const words = ROLE_WORDS[offer.role]
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        {isOnly ? null : <h2 className="text-xl">{offer.ownerName}</h2>}
        <p className="font-semibold">You’d be {words.one}</p>
        <p className="text-ink-soft">{words.may}</p>
        <p className="break-all text-sm text-ink-soft">The invitation is for {offer.email}.</p>
      </div>
      {email === null ? (
        <div className="grid gap-2.5">
          <ButtonLink to={`/auth?redirectTo=${encodeURIComponent(path)}`} variant="primary" block>
            Sign in to accept
          </ButtonLink>
          <ButtonLink to="/signup" block>
            Create account
          </ButtonLink>
          <p className="text-sm text-ink-soft">
            If you create an account, confirm your email and sign in. Your invitation will be there.
          </p>
          <Decline id={offer.id} />
        </div>
      ) : email === offer.email && isFull ? (
        <div className="grid gap-2.5">
          <FullOffer offer={offer} />
          <ButtonLink to={path} variant="primary" block>
            Check again
          </ButtonLink>
          <Decline id={offer.id} />
        </div>
      ) : email === offer.email ? (
        <div className="grid gap-2.5">
          <Accept id={offer.id} name={offer.ownerName} />
          <Decline id={offer.id} />
        </div>
      ) : (
        <Notice tone="warning" title="You’re signed in with a different email">
          You’re signed in as {email}. Sign out and sign in as {offer.email}, or ask for an invitation to this
          email.
        </Notice>
      )}
    </Card>
  )
}

/** Everything that can be done about a team without a free seat, none of which is paying. */
function FullOffer({ offer }: { offer: OfferView }) {
  return (
    <Notice tone="warning" title="All seats are taken at the moment">
      Ask {offer.ownerName} to make room by upgrading, removing a member or cancelling another invitation.
      Yours stays open until {offer.openUntil}. You don’t need to pay for anything.
    </Notice>
  )
}

function titleOf(offers: readonly OfferView[], first: OfferView): string {
  if (offers.length > 1) return 'You’re invited'
  return first.isFull ? `${first.ownerName}’s team is full` : `Join ${first.ownerName}`
}

function Accept({ id, name }: { id: string; name: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="invitation" value={id} />
      <Button
        variant="primary"
        size="lg"
        block
        name="intent"
        value="accept"
        aria-label={`Accept invitation from ${name}`}
        pending={usePending({ name: 'intent', value: 'accept' })}
        pendingText="Joining…"
      >
        Accept invitation
      </Button>
    </Form>
  )
}

function Decline({ id }: { id: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="invitation" value={id} />
      <Button
        variant="quiet"
        block
        name="intent"
        value="decline"
        pending={usePending({ name: 'intent', value: 'decline' })}
        pendingText="Declining…"
      >
        Decline
      </Button>
    </Form>
  )
}
