import { CircleCheck } from '#app/design/icons/icons.ts'
import { Panel } from '#app/design/primitives/surface/panel.tsx'
import { CHECKED_THINGS } from '#app/support/copy/own-problems.ts'
import { BrowserChecks } from './browser-checks.tsx'
import { ProblemList, type ProblemRow } from './problem-list.tsx'

export interface OwnChecksProps {
  readonly problems: readonly ProblemRow[]
  /** The person's own, as an IANA name. */
  readonly ownTimeZone: string
}

/** What we can see of a person's own state before they have to write to us. */
export function OwnChecks({ problems, ownTimeZone }: OwnChecksProps) {
  return (
    <Panel title="What’s not working?" description="We’ve just checked your account and workspace for you.">
      {problems.length === 0 ? (
        <p className="flex gap-3">
          <CircleCheck size={20} aria-hidden className="mt-0.5 shrink-0 text-success" />
          <span className="max-w-prose">Nothing is in your way. We looked at {CHECKED_THINGS}.</span>
        </p>
      ) : (
        <ProblemList rows={problems} />
      )}
      <BrowserChecks timeZone={ownTimeZone} />
    </Panel>
  )
}
