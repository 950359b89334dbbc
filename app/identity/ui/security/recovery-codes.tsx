import { ButtonLink } from '#app/design/primitives/actions/button-link.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Card } from '#app/design/primitives/surface/card.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'

/** The recovery codes, shown this one time. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="grid max-w-xl gap-6">
      <PageHeading
        title="Your recovery codes"
        description="Two-step sign-in is on. Each code signs you in once if you don’t have your phone."
      />
      <Notice tone="warning" live="status">
        Write them down or print them now. We can’t show them again.
      </Notice>
      <Card>
        <ul className="grid grid-cols-2 gap-3 font-mono text-lg" aria-label="Recovery codes">
          {codes.map(code => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </Card>
      <div>
        <ButtonLink to="/app/settings/security" variant="primary">
          I’ve saved them
        </ButtonLink>
      </div>
    </div>
  )
}
