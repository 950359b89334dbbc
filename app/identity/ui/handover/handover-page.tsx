import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { FormNotice, Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { When } from '#app/design/primitives/when.tsx'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { type AlongView, alongLines } from './along-lines.ts'
import { OfferForm } from './offer-form.tsx'
import { type OfferView, OpenOffer } from './open-offer.tsx'

export interface HandoverPageProps {
  readonly offer: OfferView | null
  /** What stands in the way, in a sentence; null for nothing. */
  readonly obstacle: string | null
  readonly along: AlongView
  /** When what is paid for ends; null where nothing is paid. */
  readonly paidUntil: Date | null
  /** Where they show that it is them, which comes first; null when they just have. */
  readonly proofPage: string | null
  readonly timeZone: string
  /** What was wrong where no field can say it. */
  readonly problem?: string | undefined
  readonly reply?: FormReply | undefined
}

/** Gives the workspace, with its account, to somebody else: what that means, the offer, and taking it back. */
export function HandoverPage(props: HandoverPageProps) {
  const { offer, obstacle, proofPage, timeZone, problem, reply } = props
  return (
    <div className="grid max-w-2xl gap-6">
      <PageHeading
        eyebrow={<TextLink to="/app/settings/privacy">Privacy and data</TextLink>}
        title="Hand over this workspace"
        description="Give the whole workspace to its new owner, such as a client you set it up for."
      />
      <FormNotice errors={problem === undefined ? undefined : [problem]} />
      {offer ? <OpenOffer offer={offer} proofPage={proofPage} timeZone={timeZone} /> : null}
      <Meaning {...props} />
      {offer ? null : obstacle ? (
        <Notice tone="warning" title="You can’t hand it over yet">
          {obstacle}
        </Notice>
      ) : proofPage ? (
        <Panel title="First, confirm it’s you">
          <div>
            <ButtonLink to={proofPage} variant="primary">
              Confirm it’s you
            </ButtonLink>
          </div>
        </Panel>
      ) : (
        <OfferForm reply={reply} />
      )}
    </div>
  )
}

function Meaning({
  along,
  paidUntil,
  timeZone,
}: Pick<HandoverPageProps, 'along' | 'paidUntil' | 'timeZone'>) {
  const lines = alongLines(along)
  return (
    <Panel title="What happens when they take it over">
      <div className="grid gap-5">
        <div className="grid gap-2">
          <h3 className="font-text font-semibold">Goes to the new owner</h3>
          <ul className="grid list-disc gap-1 pl-5">
            <li>Everything in the workspace, and the people in its team with their roles.</li>
            {lines.map(line => (
              <li key={line}>{line}.</li>
            ))}
            <li>
              Suggestions of apps that wait for approval, share links, and the account’s security log. Remove
              what isn’t theirs first.
            </li>
          </ul>
        </div>
        <div className="grid gap-2">
          <h3 className="font-text font-semibold">Ends</h3>
          <ul className="grid list-disc gap-1 pl-5">
            <li>
              Every way you sign in to it: your address, password, passkeys, two-step sign-in, Google,
              devices, API tokens and connected apps.
            </li>
            <li>
              What’s yours alone: your name in the activity log, your picture, your notifications, your
              support requests, your mail server and the calendar feed.
            </li>
            <li>
              {paidUntil ? (
                <>
                  Your payment. You won’t be charged again. What you’ve paid for is used up until{' '}
                  <When at={paidUntil} timeZone={timeZone} />, and the new owner chooses their own plan. They
                  can’t see your card or your invoices.
                </>
              ) : (
                'Nothing is being paid. The new owner chooses their own plan.'
              )}
            </li>
          </ul>
        </div>
        <p>
          Want a copy? <TextLink to="/app/settings/privacy">Export everything</TextLink> first. Once they take
          it over, you cannot undo it.
        </p>
      </div>
    </Panel>
  )
}
