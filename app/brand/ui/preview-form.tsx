import { readOnlyText } from '#app/billing/copy/read-only.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { Checkbox } from '#app/design/primitives/fields/checkbox.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'

export interface PastePreview {
  readonly answers: readonly {
    readonly key: string
    readonly label: string
    readonly source: string
    readonly answer: string
    readonly saved: string
    readonly effect: 'fills' | 'replaces' | 'same'
    readonly isCut: boolean
  }[]
  readonly unread: readonly string[]
}

export interface PreviewFormProps {
  readonly preview: PastePreview
  readonly text: string
  readonly take: readonly string[] | undefined
  readonly canWrite: boolean
}

const EFFECTS = {
  fills: 'New answer',
  replaces: 'Replaces your answer',
  same: 'Same as saved',
} as const

/** What was found and where it would go. What fills a gap is ticked; what replaces an answer has to be ticked. */
export function PreviewForm({ preview, text, take, canWrite }: PreviewFormProps) {
  const pending = usePending({ name: 'intent', value: 'take' })
  const { answers, unread } = preview
  const fresh = answers.filter(answer => answer.effect !== 'same')
  const same = answers.length - fresh.length
  return (
    <section aria-labelledby="found" className="grid gap-5">
      <h2 id="found" className="text-2xl">
        {answers.length === 0
          ? 'No answers found'
          : `${answers.length} ${answers.length === 1 ? 'answer' : 'answers'} found`}
      </h2>
      {answers.length === 0 ? (
        <p className="text-ink-soft">
          Put the name of a question before each answer, such as “Dream client: …” or “Core values: …”. Then
          preview it again.
        </p>
      ) : null}
      {same > 0 ? (
        <p className="text-ink-soft">
          {same === 1
            ? 'One answer is the same as the saved one, so we’ve left it out.'
            : `${same} answers are the same as the saved ones, so we’ve left them out.`}
        </p>
      ) : null}
      {fresh.length > 0 ? (
        <KeptForm keptAs={null} settles="brand-import" method="post" className="grid gap-5">
          <textarea name="text" hidden readOnly value={text} aria-label="The text as read" />
          <ul className="grid gap-3">
            {fresh.map(({ key, label, source, answer, saved, effect, isCut }) => (
              <li key={key} className="grid gap-2 rounded-lg border border-line bg-raised p-4">
                <Checkbox
                  name="take"
                  value={key}
                  defaultChecked={take ? take.includes(key) : effect === 'fills'}
                  label={
                    <>
                      <span className="font-semibold">{label}</span>{' '}
                      <span className="text-sm text-ink-soft">
                        · {EFFECTS[effect]} · from “{source}”
                      </span>
                    </>
                  }
                />
                <div className={effect === 'replaces' ? 'grid gap-3 pl-8 sm:grid-cols-2' : 'pl-8'}>
                  {effect === 'replaces' ? <Text name="Saved now">{saved}</Text> : null}
                  <Text name={effect === 'replaces' ? 'From your text' : null}>{answer}</Text>
                </div>
                {isCut ? (
                  <p className="pl-8 text-sm font-medium text-warning">
                    This answer is too long. We’d save only the text shown here.
                  </p>
                ) : null}
              </li>
            ))}
          </ul>
          {canWrite ? (
            <div>
              <Button variant="primary" name="intent" value="take" pending={pending} pendingText="Saving…">
                Save selected answers
              </Button>
            </div>
          ) : (
            <Notice tone="warning">{readOnlyText}</Notice>
          )}
        </KeptForm>
      ) : null}
      {unread.length > 0 ? (
        <details>
          <summary className="cursor-pointer font-semibold">
            {unread.length} {unread.length === 1 ? 'line' : 'lines'} with no matching question
          </summary>
          <ul className="grid gap-1 pt-3 text-sm text-ink-soft">
            {unread.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never move
              <li key={at} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  )
}

function Text({ name, children }: { name: string | null; children: string }) {
  return (
    <div className="grid content-start gap-1">
      {name ? <p className="text-xs font-semibold text-ink-soft">{name}</p> : null}
      <p className="max-h-48 overflow-auto text-sm whitespace-pre-wrap wrap-anywhere">{children}</p>
    </div>
  )
}
