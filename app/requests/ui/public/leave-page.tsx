import { FounderPage, type FounderPageProps } from '#app/design/layout/founder-page.tsx'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { REQUEST_TEXTS } from '#app/requests/copy.ts'

/** Where the link at the end of a mail leads: what it ends, and one button. */
export function LeavePage({
  brand,
  kit,
  isOurs,
  hasLeft,
}: Pick<FounderPageProps, 'brand' | 'kit'> & { isOurs: boolean; hasLeft: boolean }) {
  const [title, text] = hasLeft
    ? [REQUEST_TEXTS.leftTitle, REQUEST_TEXTS.leftText]
    : isOurs
      ? [REQUEST_TEXTS.leaveTitle, REQUEST_TEXTS.leaveText]
      : [REQUEST_TEXTS.wrongTitle, REQUEST_TEXTS.wrongText]
  return (
    <FounderPage brand={brand} kit={kit}>
      <div className="grid gap-5 text-lg">
        <h1 className="text-3xl">{title}</h1>
        <p>{text}</p>
        {isOurs && !hasLeft ? (
          <form method="post">
            <Button variant="primary">Stop emails</Button>
          </form>
        ) : null}
      </div>
    </FounderPage>
  )
}
