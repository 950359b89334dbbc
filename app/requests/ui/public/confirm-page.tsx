import { FounderPage } from '#app/design/layout/founder-page.tsx'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { REQUEST_TEXTS } from '#app/requests/copy.ts'
import type { FounderLook } from '#core/brand/kit/look.ts'

/** Where a mailed link leads: only a press confirms, so that programs that look at mails confirm nothing. */
export function ConfirmPage(props: {
  confirmation: { readonly brand: string; readonly about: string; readonly kit: FounderLook } | null
  problem: string | null
}) {
  const { confirmation, problem } = props
  return (
    <FounderPage brand={confirmation?.brand ?? ''} kit={confirmation?.kit}>
      <div className="grid gap-5 text-lg">
        <h1 className="text-3xl">{confirmation ? REQUEST_TEXTS.confirmTitle : REQUEST_TEXTS.overTitle}</h1>
        <FormNotice errors={problem === null ? undefined : [problem]} />
        {confirmation ? (
          <>
            <blockquote className="border-l-4 border-ember pl-4 wrap-anywhere">
              {confirmation.about}
            </blockquote>
            <form method="post">
              <Button variant="primary">Confirm email</Button>
            </form>
          </>
        ) : (
          <p>{REQUEST_TEXTS.over}</p>
        )}
      </div>
    </FounderPage>
  )
}
