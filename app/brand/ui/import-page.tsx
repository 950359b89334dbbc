import { useState } from 'react'
import { BRAND_PAGES } from '#app/brand/copy.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { TextAreaField } from '#app/design/primitives/fields/text-field.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { BrandTabs } from './brand-tabs.tsx'
import { type PastePreview, PreviewForm } from './preview-form.tsx'

export interface ImportPageProps {
  readonly canWrite: boolean
  readonly text?: string | undefined
  readonly preview?: PastePreview | undefined
  /** The keys that were ticked when the form came back. */
  readonly take?: readonly string[] | undefined
  readonly problem?: string | undefined
}

const EXAMPLE = `Who is your dream client?
Bakers who open their first shop and fear the tax office.

Core values: honesty, patience, plain language

brand_voice: Dry, kind, and never longer than it has to be.`

/** Answers from elsewhere: paste, look at what goes where, choose, save. */
export function ImportPage({ canWrite, text, preview, take, problem }: ImportPageProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const reading = usePending({ name: 'intent', value: 'preview' })
  const isStale = preview !== undefined && typed !== null && typed.trim() !== text
  return (
    <>
      <PageHeading {...BRAND_PAGES.import} />
      <BrandTabs current="import" />
      <div className="grid max-w-4xl gap-8">
        <KeptForm keptAs="brand-import" method="post" className="grid gap-4" preventScrollReset>
          <TextAreaField
            label="Your text"
            description="Paste questions with answers, headings with paragraphs, “name: answer” lines or JSON. We recognise current questions and older ones."
            name="text"
            rows={10}
            defaultValue={text ?? ''}
            placeholder={EXAMPLE}
            error={problem && !preview ? problem : null}
            onChange={event => setTyped(event.currentTarget.value)}
          />
          <div>
            <Button
              variant={preview && !isStale ? 'secondary' : 'primary'}
              name="intent"
              value="preview"
              pending={reading}
              pendingText="Reading…"
            >
              {preview ? 'Preview again' : 'Preview'}
            </Button>
          </div>
        </KeptForm>
        {preview && problem ? (
          <Notice tone="danger" live="alert">
            {problem}
          </Notice>
        ) : null}
        {preview && text !== undefined && !isStale ? (
          <PreviewForm key={text} preview={preview} text={text} take={take} canWrite={canWrite} />
        ) : null}
      </div>
    </>
  )
}
