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
        lead="Invitations are good for 7 days, once, and a newer mail replaces an older one. Ask whoever invited you to send it again."
      >
        {problem ? <Problem text={problem} /> : null}
        <ButtonLink
          to={email ? (hasPlan ? '/app/dashboard' : '/select-tier?own=1') : '/auth'}
          variant="primary"
          block
        >
          {email ? (hasPlan ? 'Go to your workspace' : 'Choose a plan of your own') : 'Sign In'}
        </ButtonLink>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout
      title={offers.length === 1 ? `Join ${first.ownerName}` : 'You are invited'}
      lead={
        offers.length === 1
          ? `${first.ownerName} would like you to write with them. Your seat is paid for by their plan.`
          : 'More than one workspace would like you to write with them.'
      }
      footer={
        email && !hasPlan ? (
          <>
            Or <TextLink to="/select-tier?own=1">begin a workspace of your own</TextLink>
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
  const words = ROLE_WORDS[offer.role]
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        {isOnly ? null : <h2 className="text-xl">{offer.ownerName}</h2>}
        <p className="font-semibold">You would be {words.one}</p>
        <p className="text-ink-soft">{words.may}</p>
        <p className="break-all text-sm text-ink-soft">The invitation is for {offer.email}.</p>
      </div>
      {email === null ? (
        <div className="grid gap-2.5">
          <ButtonLink to={`/auth?redirectTo=${encodeURIComponent(path)}`} variant="primary" block>
            Sign in to accept
          </ButtonLink>
          <ButtonLink to="/signup" block>
            Create an account for this address
          </ButtonLink>
          <p className="text-sm text-ink-soft">
            With a new account, confirm your email and sign in: the invitation waits for you there.
          </p>
          <Decline id={offer.id} />
        </div>
      ) : email === offer.email ? (
        <div className="grid gap-2.5">
          <Accept id={offer.id} name={offer.ownerName} />
          <Decline id={offer.id} />
        </div>
      ) : (
        <Notice tone="warning" title="You are signed in with another address">
          You are here as {email}. Sign out and come back with {offer.email}, or ask for an invitation to this
          address.
        </Notice>
      )}
    </Card>
  )
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
        aria-label={`Accept the invitation of ${name}`}
        pending={usePending({ name: 'intent', value: 'accept' })}
        pendingText="Joining…"
      >
        Accept the invitation
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
