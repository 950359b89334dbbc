import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { AuthLayout } from '#app/design/layout/auth-layout.tsx'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { Checkbox } from '#app/design/primitives/fields/checkbox.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { textProps, tickProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { PLANS } from '#core/billing/plans.ts'
import type { Tier } from '#core/billing/tiers.ts'
import { DEFAULT_TIME_ZONE, formatDate } from '#core/shared/time.ts'
import { takeOverSchema } from '#core/team/handover.ts'
import { ROLE_WORDS } from '#core/team/role-words.ts'
import type { GivenRole } from '#core/team/roles.ts'
import { NewPasswordFields } from '../forms/new-password-fields.tsx'
import { TermsLabel } from '../terms-label.tsx'
import { type AlongView, alongLines } from './along-lines.ts'

export interface TakeOverPageProps {
  readonly offer: {
    readonly email: string
    readonly ownerName: string
    readonly ownerEmail: string
    readonly formerRole: GivenRole | null
    readonly note: string
    readonly expiresAt: Date
  }
  readonly members: readonly { readonly name: string; readonly role: GivenRole }[]
  readonly plan: { readonly tier: Tier; readonly endsAt: Date | null } | null
  readonly along: AlongView
  readonly reply?: FormReply | undefined
}

/** What the new owner of a workspace gets, and the form with which they take it. */
export function TakeOverPage({ reply, ...handover }: TakeOverPageProps) {
  const { offer } = handover
  const day = formatDate(offer.expiresAt, DEFAULT_TIME_ZONE)
  return (
    <AuthLayout
      title="Take over a workspace"
      lead={`${offer.ownerName} wants to hand their workspace over to you. You can take it until ${day}.`}
    >
      <WhatYouGet {...handover} />
      <TakeOverForm email={offer.email} reply={reply} />
      <p className="text-ink-soft">Don’t want it? Close this page. Nothing happens, and the offer expires.</p>
    </AuthLayout>
  )
}

function WhatYouGet({ offer, members, plan, along }: Omit<TakeOverPageProps, 'reply'>) {
  const { ownerName, ownerEmail, formerRole, note } = offer
  return (
    <section className="grid gap-4">
      {note ? (
        <blockquote className="wrap-anywhere border-l-2 border-line pl-4 whitespace-pre-line">
          {note}
        </blockquote>
      ) : null}
      <dl className="grid gap-3">
        <Fact term="Handed over by">
          {ownerName === ownerEmail ? ownerEmail : `${ownerName} (${ownerEmail})`}
        </Fact>
        <Fact term="You get">
          Everything in it.
          {alongLines(along).map(line => (
            <span key={line} className="block">
              {line}.
            </span>
          ))}
        </Fact>
        <Fact term="People who stay">
          {members.length === 0
            ? 'No one. You’re on your own at first.'
            : members.map(({ name, role }) => `${name} (${ROLE_WORDS[role].name.toLowerCase()})`).join(', ')}
        </Fact>
        <Fact term={ownerName}>
          {formerRole
            ? `Is signed out, and gets an invitation as ${ROLE_WORDS[formerRole].one} that you can cancel.`
            : 'Is signed out and no longer has access.'}
        </Fact>
        <Fact term="Plan">{planText(plan)}</Fact>
      </dl>
    </section>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="wrap-anywhere">
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function planText(plan: TakeOverPageProps['plan']): string {
  if (!plan) return 'No plan is running. You can read and export everything, and choose a plan of your own.'
  const { name } = PLANS[plan.tier]
  return plan.endsAt
    ? `${name}, until ${formatDate(plan.endsAt, DEFAULT_TIME_ZONE)}. It doesn’t renew and you won’t be charged. To go on after that, you choose a plan and pay for it yourself.`
    : `${name}. You won’t be charged for it.`
}

function TakeOverForm({ email, reply }: { email: string; reply: FormReply | undefined }) {
  const [form, fields] = useCheckedForm({ id: 'take-over', schema: takeOverSchema, reply })
  return (
    <Form {...formProps(form)} className="grid gap-5 border-t border-line pt-6">
      <h2 className="text-2xl">Become the owner</h2>
      <FormNotice errors={form.errors} />
      <p>
        You’ll sign in with <strong className="break-words">{email}</strong>.
      </p>
      <TextField {...textProps(fields.name)} label="Name" autoComplete="name" maxLength={100} />
      <NewPasswordFields label="Password" fields={fields} />
      <Checkbox {...tickProps(fields.terms)} label={<TermsLabel />} />
      <Button variant="primary" size="lg" block pending={usePending()} pendingText="Taking over…">
        Take over workspace
      </Button>
    </Form>
  )
}

/** The link was used, withdrawn, replaced or is too old. */
export function TakeOverOver() {
  return (
    <AuthLayout
      title="This link no longer works"
      lead="Each link works once, for 7 days. A newer email replaces it, and the owner can withdraw it. If you’ve already taken the workspace over, you can sign in."
    >
      <ButtonLink to="/auth" variant="primary" block>
        Sign In
      </ButtonLink>
    </AuthLayout>
  )
}
