import { FocusLayout } from '#app/design/layout/focus-layout.tsx'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'

export interface UnsavedPageProps {
  readonly id: string
  readonly fields: readonly (readonly [name: string, value: string])[]
  /** A file was chosen, which could not be kept. */
  readonly hadFile: boolean
}

/** What somebody sent after their session had ended: signed in again, they save it or let it go. */
export function UnsavedPage({ id, fields, hadFile }: UnsavedPageProps) {
  return (
    <FocusLayout>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="grid gap-2">
          <h1 className="text-3xl">Save what you typed</h1>
          <p className="text-lg text-ink-soft">
            You were signed out before we could save it. Your text is still here.
          </p>
        </div>
        <p className="line-clamp-6 border-l-2 border-line-strong pl-3 whitespace-pre-wrap wrap-anywhere">
          {excerptOf(fields)}
        </p>
        {hadFile ? (
          <Notice tone="warning">
            We couldn’t keep the file you chose. Choose it again on the next page.
          </Notice>
        ) : null}
        <div className="flex flex-wrap gap-2.5">
          <form method="post" action={`/unsaved/${id}`}>
            {fields.map(([name, value], at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a form that was sent stay where they are
              <input key={at} type="hidden" name={name} value={value} />
            ))}
            <Button variant="primary" size="lg">
              Save now
            </Button>
          </form>
          <form method="post" action={`/unsaved/${id}?discard`}>
            <Button size="lg">Discard</Button>
          </form>
        </div>
      </div>
    </FocusLayout>
  )
}

/** What travels unseen in every form; a person typed none of it. */
const UNSEEN = /^(idempotencyKey|typedBy|typedId|version|seen|stamp|history|intent|link)$/

function excerptOf(fields: UnsavedPageProps['fields']): string {
  const typed = fields.flatMap(([name, value]) => (UNSEEN.test(name) ? [] : value))
  return typed.reduce((longest, value) => (value.length > longest.length ? value : longest), '')
}
