import { lazy, Suspense } from 'react'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { textProps } from '#app/platform/forms/field-props.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { TRY } from '#app/site/copy/try.ts'
import type { ContentAlignment } from '#core/brand/alignment/types.ts'
import { type TryScoreForm, tryScoreSchema } from '#core/site/try-score.ts'
import { PageIntro } from '../frame/page-intro.tsx'
import { TryFields } from './try-fields.tsx'

// Most visitors read the question first: what draws an answer is not waited for.
const TryResult = lazy(() => import('./try-result.tsx').then(({ TryResult }) => ({ default: TryResult })))

export interface TryPageProps {
  readonly reply?: FormReply | undefined
  /** What was scored, and how; the form keeps it, to change a word and try again. */
  readonly typed?: TryScoreForm | undefined
  readonly alignment?: ContentAlignment | undefined
}

/** A visitor's post, scored against a few sentences about their business. */
export function TryPage({ reply, typed, alignment }: TryPageProps) {
  const [form, fields] = useCheckedForm({
    id: 'try',
    schema: tryScoreSchema,
    reply,
    ...(typed ? { defaultValue: typed } : {}),
  })
  const pending = usePending()
  return (
    <div className="mx-auto grid max-w-prose gap-10 px-5 py-14 sm:py-20">
      <PageIntro title={TRY.title} lead={typed ? undefined : TRY.lead} />
      {typed && alignment ? (
        <Suspense>
          <TryResult {...typed} alignment={alignment} />
        </Suspense>
      ) : null}
      <KeptForm keptAs="try" {...formProps(form)} className="grid gap-6">
        {typed ? <h2 className="text-2xl">{TRY.again}</h2> : null}
        <FormNotice errors={form.errors} />
        <TryFields
          business={textProps(fields.business)}
          voice={textProps(fields.voice)}
          post={textProps(fields.post)}
        />
        <Button variant="primary" size="lg" pending={pending} pendingText={TRY.pending}>
          {TRY.submit}
        </Button>
      </KeptForm>
    </div>
  )
}
