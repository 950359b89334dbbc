import { FounderPage } from '#app/design/layout/founder-page.tsx'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { FORM_TEXTS } from '#app/lead-forms/copy.ts'
import type { FounderLook } from '#core/brand/kit/look.ts'
import { VIA } from '#core/links/target.ts'
import { listQuery } from '#core/shared/list-address.ts'

/** Where a mailed link leads: only a press confirms, so that programs that look at mails confirm nothing. */
export function ConfirmPage(props: {
  confirmation: {
    readonly brand: string
    readonly kit: FounderLook
    readonly consentWording: string
    readonly formSlug: string
    readonly isConfirmed: boolean
  } | null
  via: string | null
  problem: string | null
}) {
  const { confirmation, via, problem } = props
  return (
    <FounderPage brand={confirmation?.brand ?? ''} kit={confirmation?.kit}>
      <div className="grid gap-5 text-lg">
        <h1 className="text-3xl">{titleOf(confirmation)}</h1>
        <FormNotice errors={problem === null ? undefined : [problem]} />
        {confirmation === null ? (
          <p>{FORM_TEXTS.over}</p>
        ) : (
          <>
            <p>{confirmation.isConfirmed ? 'You agreed to:' : 'You ticked:'}</p>
            <blockquote className="border-l-4 border-ember pl-4 wrap-anywhere">
              {confirmation.consentWording}
            </blockquote>
            {confirmation.isConfirmed ? (
              <p>
                <a
                  href={`/f/${confirmation.formSlug}${listQuery({ [VIA]: via })}`}
                  className="underline hover:text-ink"
                >
                  Back to the form
                </a>
              </p>
            ) : (
              <form method="post">
                <Button variant="primary">Confirm</Button>
              </form>
            )}
          </>
        )}
      </div>
    </FounderPage>
  )
}

function titleOf(confirmation: { readonly isConfirmed: boolean } | null): string {
  if (confirmation === null) return FORM_TEXTS.overTitle
  return confirmation.isConfirmed ? FORM_TEXTS.confirmed : FORM_TEXTS.confirmTitle
}
