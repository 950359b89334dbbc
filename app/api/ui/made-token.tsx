import { CopyField } from '#app/brand/ui/index.ts'
import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { ApiExample } from './api-guide.tsx'

/** A new token, shown this one time. */
export function MadeToken({ token, name, appUrl }: { token: string; name: string; appUrl: string }) {
  return (
    <div className="grid gap-6">
      <PageHeading title="Your new token" description={`This is the token for ${name}.`} />
      <Notice tone="warning" live="status">
        Copy it now. We don’t keep it, so we can’t show it again.
      </Notice>
      <CopyField label="Token" address={token} />
      <p className="text-ink-soft">
        Whoever has this token can act as you. Keep it where your program keeps its passwords, and never in
        its code. To try it out:
      </p>
      <ApiExample appUrl={appUrl} />
      <div>
        <ButtonLink to="/app/settings/tokens" variant="primary">
          I’ve saved it
        </ButtonLink>
      </div>
    </div>
  )
}
