import { DimensionBars } from '#app/design/charts/dimension-bars.tsx'
import { ScoreDial } from '#app/design/charts/score-dial.tsx'
import { FocusLayout } from '#app/design/layout/focus-layout.tsx'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { FormNotice } from '#app/design/primitives/feedback/notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { SelectField, TextAreaField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { FIRST_POST } from '#app/onboarding/copy/first-post.ts'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { ratedScores } from '#core/brand/alignment/rated-scores.ts'
import type { ContentAlignment } from '#core/brand/alignment/types.ts'
import { alignmentGuidance } from '#core/posts/guidance.ts'
import { PLATFORM_IDS, PLATFORMS, type PlatformId } from '#core/posts/platforms/platforms.ts'
import { clockTimeText } from '#core/schedule/clock-time.ts'
import { minuteText, wallTimeOf } from '#core/schedule/wall-time.ts'
import { dayText } from '#core/schedule/when-text.ts'

export interface FirstPostPageProps {
  readonly body: string
  /** It begins with what was tried on the home page. */
  readonly isBegun: boolean
  readonly platform: PlatformId
  readonly alignment: ContentAlignment
  readonly slots: readonly Date[]
  readonly timeZone: string
  readonly ready: { readonly storyPrompts: number; readonly ideas: number; readonly templates: number }
  readonly idempotencyKey: string
  readonly problem: string | null
}

/** The kickstart's end: a post in the founder's own words, how well it fits, and three times, one press each. */
export function FirstPostPage(props: FirstPostPageProps) {
  const { body, isBegun, platform, slots, timeZone, ready, idempotencyKey, problem } = props
  const checking = usePending({ name: 'intent', value: 'check' })
  return (
    <FocusLayout
      isWide
      exit={
        <Button
          form="first-post"
          name="intent"
          value="later"
          formNoValidate
          variant="quiet"
          size="sm"
          className="-mr-3"
        >
          {FIRST_POST.later}
        </Button>
      }
    >
      <div className="mb-8 grid gap-2">
        <h1 className="text-4xl">{FIRST_POST.title}</h1>
        <p className="text-lg text-ink-soft">{FIRST_POST.lead}</p>
      </div>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-14">
        <KeptForm keptAs="first-post" id="first-post" method="post" className="grid content-start gap-7">
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <FormNotice errors={problem ? [problem] : undefined} />
          {/* Enter in a field presses a form's first button: that must not choose a time. */}
          <button type="submit" name="intent" value="check" className="sr-only" tabIndex={-1} aria-hidden>
            {FIRST_POST.check}
          </button>
          <TextAreaField
            // Without the sentence it is another text, whatever stands in the field.
            key={isBegun ? 'begun' : 'plain'}
            label={FIRST_POST.body}
            name="body"
            required
            rows={9}
            defaultValue={body}
            className="[&_textarea]:text-lg"
          />
          {isBegun ? (
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
              {FIRST_POST.begun}
              <Button name="intent" value="without" formNoValidate variant="quiet" size="sm">
                {FIRST_POST.without}
              </Button>
            </p>
          ) : null}
          <div className="flex flex-wrap items-end gap-3">
            <SelectField
              label={FIRST_POST.platform}
              name="platform"
              defaultValue={platform}
              options={PLATFORM_IDS.map(id => ({ value: id, label: PLATFORMS[id].name }))}
            />
            <Button name="intent" value="check" pending={checking} pendingText="Scoring…">
              {FIRST_POST.check}
            </Button>
          </div>
          <section aria-labelledby="when" className="grid gap-3 border-t border-line pt-6">
            <h2 id="when" className="text-2xl">
              {FIRST_POST.when}
            </h2>
            {slots.length === 0 ? <p>{FIRST_POST.noSlots}</p> : null}
            <div className="flex flex-wrap gap-3">
              {slots.map((at, index) => (
                <SlotButton key={at.getTime()} at={at} timeZone={timeZone} isFirst={index === 0} />
              ))}
            </div>
            <p className="text-sm text-ink-soft">{FIRST_POST.whenHelp}</p>
          </section>
        </KeptForm>
        <Score alignment={props.alignment} />
      </div>
      <p className="mt-10 border-t border-line pt-6 text-ink-soft">
        {FIRST_POST.ready(ready)} <TextLink to="/onboarding/results">{FIRST_POST.snapshot}</TextLink>
      </p>
    </FocusLayout>
  )
}

function SlotButton({ at, timeZone, isFirst }: { at: Date; timeZone: string; isFirst: boolean }) {
  const { day, minute } = wallTimeOf(at, timeZone)
  const slot = clockTimeText(at, timeZone)
  const pending = usePending({ name: 'slot', value: slot })
  return (
    <Button
      name="slot"
      value={slot}
      variant={isFirst ? 'primary' : 'secondary'}
      pending={pending}
      pendingText="Scheduling…"
    >
      {dayText(day)}, {minuteText(minute)}
    </Button>
  )
}

function Score({ alignment }: { alignment: ContentAlignment }) {
  const told = alignment.certainty === 'told' ? alignment : null
  const scores = ratedScores(alignment)
  return (
    <section aria-labelledby="score" className="grid content-start gap-5 lg:border-l lg:border-line lg:pl-10">
      <h2 id="score" className="text-2xl">
        {FIRST_POST.score}
      </h2>
      <ScoreDial label="Your first post" overall={told?.overall ?? null} scores={scores} compact />
      <p role="status" className="text-ink-soft">
        {told ? <span className="sr-only">{`${told.overall} out of 100. `}</span> : null}
        {alignmentGuidance(alignment)}
      </p>
      {told ? <DimensionBars label="Your first post" scores={scores} before={null} /> : null}
      {told && told.suggestions.length > 0 ? (
        <ul className="grid gap-2 text-sm">
          {told.suggestions.map(suggestion => (
            <li key={suggestion} className="border-l-2 border-ember pl-3">
              {suggestion}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
