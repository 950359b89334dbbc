import { KICKSTART_VOICES } from '#core/onboarding/kickstart/choices.ts'
import type { KickstartDraft } from '#core/onboarding/kickstart/draft.ts'
import { KICKSTART_STEPS, type KickstartStep } from '#core/onboarding/kickstart/steps.ts'

/** An answer as the snapshot words it; '' while there is none. */
function answerOf(field: KickstartStep['field'], draft: KickstartDraft): string {
  if (field === 'coreValues') return (draft.coreValues ?? []).join(', ')
  if (field === 'brandVoice') return KICKSTART_VOICES.find(({ key }) => key === draft.brandVoice)?.label ?? ''
  return draft[field]?.trim() ?? ''
}

/** The Brand Snapshot as far as it is answered: each answer writes itself down while it is given. */
export function LiveSnapshot({ draft }: { draft: KickstartDraft }) {
  return (
    <aside aria-labelledby="snapshot" className="hidden border-l border-line pl-10 lg:block">
      <div className="ruled sticky top-8 grid gap-5 rounded-lg border border-line bg-raised py-7 pr-6 pl-14">
        <h2 id="snapshot" className="text-2xl">
          Your Brand Snapshot
        </h2>
        <dl className="grid gap-5">
          {KICKSTART_STEPS.map(({ field, title }) => {
            const answer = answerOf(field, draft)
            return (
              <div key={field} className="grid gap-1">
                <dt className="text-sm font-semibold text-ember">{title}</dt>
                <dd
                  className={
                    answer === ''
                      ? 'text-ink-faint'
                      : 'line-clamp-5 font-display text-lg leading-snug wrap-anywhere'
                  }
                >
                  {answer === '' ? '–' : answer}
                </dd>
              </div>
            )
          })}
        </dl>
      </div>
    </aside>
  )
}
