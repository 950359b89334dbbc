import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { PLANS } from '#core/billing/plans.ts'
import { planWithSeats } from '#core/team/seats.ts'

export interface FullTeamProps {
  /** The owner's name, to a member who cannot pay; null to the owner. */
  readonly owner: string | null
  readonly limit: number
  readonly members: number
  /** False once the plan is over: seats are not what is missing then. */
  readonly isRunning: boolean
  /** Whom they tried to invite just now; '' for nobody. */
  readonly typed: string
}

/** A workspace that can take nobody more: who takes the seats, and every way to make room. */
export function FullTeam(props: FullTeamProps) {
  const { owner, limit, members, isRunning, typed } = props
  const larger = planWithSeats(limit)
  if (!isRunning)
    return (
      <Notice
        tone="warning"
        title={owner === null ? 'Your plan has ended' : 'This plan has ended'}
        action={<TextLink to="/app/plan-ended">What you can do</TextLink>}
      >
        No one can be invited until it’s renewed. Members can still read and export.
      </Notice>
    )
  return (
    <div className="grid gap-4">
      <Notice
        tone={typed ? 'warning' : 'info'}
        title={titleOf(owner, limit)}
        live={typed ? 'alert' : undefined}
      >
        {typed ? `We haven’t invited ${typed}. ` : ''}
        {limit === 1
          ? 'There’s no seat for anyone but the owner.'
          : `The owner and ${counted(members, 'member')} take them.`}
      </Notice>
      <div className="grid gap-2">
        <h3 className="font-text font-semibold">To make room</h3>
        <ul className="grid list-disc gap-1.5 pl-5">
          {members > 0 ? <li>Remove a member who doesn’t need access any more.</li> : null}
          {larger === null ? (
            <li>
              {PLANS.collective.name} is our largest plan. <TextLink to="/contact">Ask us</TextLink> if you
              need more than {limit} seats.
            </li>
          ) : (
            <li>
              {owner === null ? 'Upgrade' : `Ask ${owner} to upgrade`} to {PLANS[larger].name}, which has{' '}
              {PLANS[larger].limits.collaborators} seats.
            </li>
          )}
          <li>Share without a seat: see below.</li>
        </ul>
        {larger !== null && owner === null ? (
          <div>
            <ButtonLink to="/app/upgrade?missing=Room%20for%20more%20people" size="sm" variant="primary">
              See plans
            </ButtonLink>
          </div>
        ) : null}
      </div>
    </div>
  )
}

function titleOf(owner: string | null, limit: number): string {
  const whose = owner === null ? 'Your' : `${owner}’s`
  if (limit === 1) return `${whose} plan is for one person`
  return owner === null ? 'All your seats are taken' : 'All seats are taken'
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
