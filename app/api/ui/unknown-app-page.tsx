import { APP_TEXTS } from '#app/api/copy/apps.ts'
import { FocusLayout } from '#app/design/layout/focus-layout.tsx'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'

/**
 * An app that nobody can vouch for, or that nobody was asked about because of a `problem`: said here, because it isn’t known
 * where else it could be said.
 */
export function UnknownAppPage({ problem }: { problem: string | null }) {
  return (
    <FocusLayout>
      <div className="grid gap-6">
        <h1 className="text-3xl">{problem ? APP_TEXTS.notNow : APP_TEXTS.unknown}</h1>
        <p className="text-lg text-ink-soft">{problem ?? APP_TEXTS.unknownText}</p>
        <div>
          <ButtonLink to="/app/settings/tokens">See your apps</ButtonLink>
        </div>
      </div>
    </FocusLayout>
  )
}
