import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { ROLE_WORDS } from '#core/team/role-words.ts'
import type { TeamRole } from '#core/team/roles.ts'

/** One line above every page of somebody else's workspace: whose it is, and what one is there. */
export function VisitBanner(props: { host: string; role: TeamRole; hasSeat: boolean; isPaused: boolean }) {
  const { host, role, hasSeat, isPaused } = props
  return (
    <p className="border-b border-line bg-sunk px-4 py-2 text-center text-sm sm:px-8">
      <span className="font-semibold">{host}’s workspace.</span>{' '}
      {isPaused
        ? 'Its plan has ended, so you can read but not create.'
        : hasSeat
          ? `You’re ${ROLE_WORDS[role].one} here.`
          : 'Its plan has no seat for you at the moment, so it’s read-only.'}{' '}
      {isPaused ? (
        <>
          <TextLink to="/app/plan-ended">What you can do</TextLink>{' '}
        </>
      ) : null}
      <TextLink to="/app/team">Team and workspaces</TextLink>
    </p>
  )
}
