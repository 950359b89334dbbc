import { CAPTURE_TEXTS } from '#app/captures/copy.ts'
import { FocusLayout } from '#app/design/layout/focus-layout.tsx'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'

export interface HeldSharePageProps {
  readonly id: string
  readonly text: string
  /** How many pictures wait with it. */
  readonly pictures: number
  /** Something that was sent along could not be kept. */
  readonly hadFile: boolean
  readonly problem?: string | undefined
}

/** What was shared while nobody was signed in: signed in, its person takes it over or lets it go. */
export function HeldSharePage({ id, text, pictures, hadFile, problem }: HeldSharePageProps) {
  return (
    <FocusLayout>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="grid gap-2">
          <h1 className="text-3xl">What you shared</h1>
          <p className="text-lg text-ink-soft">{CAPTURE_TEXTS.held}</p>
        </div>
        {problem ? (
          <Notice tone="danger" live="alert" action={<TextLink to="/app/captures">Open captures</TextLink>}>
            {problem}
          </Notice>
        ) : null}
        {text === '' ? null : (
          <p className="line-clamp-6 border-l-2 border-line-strong pl-3 whitespace-pre-wrap wrap-anywhere">
            {text}
          </p>
        )}
        {pictures > 0 ? <p>{pictures === 1 ? 'With 1 picture' : `With ${pictures} pictures`}</p> : null}
        {hadFile ? <Notice tone="warning">{CAPTURE_TEXTS.heldLeft}</Notice> : null}
        <div className="flex flex-wrap gap-2.5">
          <form method="post" action={`/app/share/${id}`}>
            <Button variant="primary" size="lg">
              Add to captures
            </Button>
          </form>
          <form method="post" action={`/app/share/${id}?discard`}>
            <Button size="lg">Discard</Button>
          </form>
        </div>
      </div>
    </FocusLayout>
  )
}
