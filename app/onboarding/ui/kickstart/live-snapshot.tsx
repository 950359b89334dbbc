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
      <div className="sticky top-8 grid gap-4">
        <h2 id="snapshot" className="text-2xl">
          Your Brand Snapshot
        </h2>
        <dl>
          {KICKSTART_STEPS.map(({ field, title }) => (
            <div key={field} className="grid gap-1 border-t border-line py-4">
              <dt className="text-sm font-semibold text-ember">{title}</dt>
              <Answer text={answerOf(field, draft)} />
            </div>
          ))}
        </dl>
      </div>
    </aside>
  )
}

function Answer({ text }: { text: string }) {
  if (text === '') return <dd className="text-ink-faint">–</dd>
  return <dd className="line-clamp-5 font-display text-xl leading-snug wrap-anywhere">{text}</dd>
}
