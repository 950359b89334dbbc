import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'

/** The secret of a webhook, to be copied to the receiver. */
export function SecretPage({
  address,
  secret,
  back,
}: {
  address: string
  secret: string | null
  back: string
}) {
  return (
    <div className="grid gap-6">
      <PageHeading
        title="Signing secret"
        eyebrow={<TextLink to={back}>Webhook</TextLink>}
        description={
          <span className="wrap-anywhere">Your receiver at {address} checks each event with it.</span>
        }
      />
      {secret === null ? (
        <Notice tone="danger">We can’t show this secret any more. Go back and replace it.</Notice>
      ) : (
        <TextField
          label="Secret"
          description="Copy all of it. Your receiver decodes what follows whsec_ as base64."
          readOnly
          value={secret}
          onFocus={event => event.target.select()}
        />
      )}
      <Notice tone="warning">
        Whoever has this secret can send events in our name. Keep it where your receiver keeps its passwords.
      </Notice>
    </div>
  )
}
