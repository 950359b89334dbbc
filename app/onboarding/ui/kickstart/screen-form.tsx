import { type FormEvent, useState } from 'react'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { useHydrated } from '#app/design/primitives/use-hydrated.ts'
import { NEXT_WAITS } from '#app/onboarding/copy/screens.ts'
import type { FormReply } from '#app/platform/forms/form-reply.ts'
import { formProps, useCheckedForm } from '#app/platform/forms/use-checked-form.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { kickstartStepValid } from '#core/onboarding/kickstart/data.ts'
import {
  type KickstartDraft,
  type KickstartSuggestions,
  readKickstartDraft,
} from '#core/onboarding/kickstart/draft.ts'
import { KICKSTART_SCREEN_SCHEMAS, type kickstartSchema } from '#core/onboarding/kickstart/schemas.ts'
import { KICKSTART_SCREENS, KICKSTART_STEPS, kickstartNextLabel } from '#core/onboarding/kickstart/steps.ts'
import { LiveSnapshot } from './live-snapshot.tsx'
import { startingDraft } from './starting-draft.ts'
import { StepFields } from './step-fields.tsx'

const VALUES_STEP = 1

export interface ScreenFormProps {
  /** 0 to 2. */
  readonly screen: number
  readonly draft: KickstartDraft
  readonly suggestions: KickstartSuggestions
  readonly reply?: FormReply | undefined
}

/** One screen as a form: its questions, and Previous and Next. Next waits for valid answers where scripts can tell. */
export function ScreenForm({ screen, draft, suggestions, reply }: ScreenFormProps) {
  const steps = KICKSTART_SCREENS[screen] ?? []
  const start = startingDraft(draft, suggestions)
  const [form, fields] = useCheckedForm({
    id: 'kickstart',
    // A screen's schema asks for its own fields alone; the names are those of the whole.
    schema: KICKSTART_SCREEN_SCHEMAS[screen] as unknown as typeof kickstartSchema,
    reply,
    defaultValue: { ...start, coreValues: [...(start.coreValues ?? [])] },
  })
  const [typed, setTyped] = useState<KickstartDraft>(() =>
    reply?.initialValue ? readKickstartDraft(withList(reply.initialValue)) : start,
  )
  const hydrated = useHydrated()
  const open = steps.find(step => !kickstartStepValid(step, typed))
  const waits = hydrated && open !== undefined
  const label = kickstartNextLabel(steps.at(-1) ?? 0)
  const going = usePending({ name: 'intent', value: 'next' })
  const readForm = (event: FormEvent<HTMLFormElement>) => {
    const data = new FormData(event.currentTarget)
    setTyped(
      readKickstartDraft(withList({ ...Object.fromEntries(data), coreValues: data.getAll('coreValues') })),
    )
  }
  const { onSubmit, ...checked } = formProps(form)
  const check = (event: FormEvent<HTMLFormElement>) => {
    // Stepping back and leaving keep an unfinished answer. The form library does not look at formnovalidate, and
    // presses buttons of its own that carry it: those have another name.
    const { submitter } = event.nativeEvent as SubmitEvent
    const isOurs = submitter instanceof HTMLButtonElement && submitter.name === 'intent'
    if (!(isOurs && submitter.formNoValidate)) onSubmit(event)
  }
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
      <KeptForm
        keptAs={`kickstart:${screen}`}
        {...checked}
        onSubmit={check}
        onInput={readForm}
        className="grid content-start gap-10"
      >
        <FormNotice errors={form.errors} />
        {/* Enter presses a form's first button: on, not back; among values without scripts it is their own, 'Add'. */}
        {steps.includes(VALUES_STEP) && !hydrated ? null : (
          <button
            type="submit"
            name="intent"
            value="next"
            disabled={waits}
            className="sr-only"
            tabIndex={-1}
            aria-hidden
          >
            {label}
          </button>
        )}
        {steps.map((step, at) => {
          const words = KICKSTART_STEPS[step]
          return words ? (
            <StepFields
              key={step}
              step={step}
              isTitle={at === 0}
              words={words}
              fields={fields}
              draft={draft}
              suggestions={suggestions}
              values={typed.coreValues ?? []}
              custom={customOf(reply)}
              isRefused={reply !== undefined || form.status === 'error'}
              onValues={coreValues => setTyped(before => ({ ...before, coreValues }))}
            />
          ) : null
        })}
        <div className="grid gap-3 border-t border-line pt-6">
          <div className="flex flex-wrap justify-between gap-3">
            <Button
              name="intent"
              value="previous"
              formNoValidate
              size="lg"
              className="max-sm:px-4"
              disabled={screen === 0}
            >
              Previous
            </Button>
            <Button
              name="intent"
              value="next"
              variant="primary"
              size="lg"
              className="max-sm:px-4"
              disabled={waits}
              pending={going}
              pendingText="Saving…"
              aria-describedby={waits ? 'next-waits' : undefined}
            >
              {label}
            </Button>
          </div>
          <p id="next-waits" className="text-right text-sm text-ink-soft">
            {waits ? NEXT_WAITS[open] : ' '}
          </p>
        </div>
      </KeptForm>
      <LiveSnapshot draft={{ ...start, ...typed }} />
    </div>
  )
}

type Typed = Readonly<Record<string, unknown>>

/** A form of one ticked box sends a text where several send a list. */
function withList(typed: Typed): Typed {
  const values = typed.coreValues
  return { ...typed, coreValues: typeof values === 'string' ? [values] : Array.isArray(values) ? values : [] }
}

function customOf(reply: ScreenFormProps['reply']) {
  const text = reply?.initialValue?.customValue
  return {
    text: typeof text === 'string' ? text : '',
    error: reply?.error?.customValue?.[0] ?? null,
  }
}
