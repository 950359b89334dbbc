import { BrandMark } from '#app/design/layout/brand-mark.tsx'
import { classNames } from '#app/design/primitives/class-names.ts'
import { captionAt, videoCaptions } from '#core/onboarding/journey/video.ts'
import { KICKSTART_STEPS } from '#core/onboarding/kickstart/steps.ts'

/** The five cards are dealt while the voice names them: between these percentages of the film. */
const CARDS_FROM = 32
const CARDS_EACH = 4

export interface CaptionStageProps {
  readonly firstName: string
  /** 0 to 100. */
  readonly percent: number
  /** Still, before it was played and without scripts: then the first caption stands there. */
  readonly isPlaying: boolean
}

/** The picture: the hearth, the five cards as they are named, and the caption that is being said. */
export function CaptionStage({ firstName, percent, isPlaying }: CaptionStageProps) {
  const caption = captionAt(percent, firstName)
  const scene = videoCaptions(firstName).findIndex(({ text }) => text === caption)
  return (
    <div className="ruled relative grid min-h-84 content-between gap-6 overflow-hidden bg-sunk pt-7 pr-5 pb-5 pl-15 sm:aspect-video sm:min-h-0 sm:pt-9 sm:pr-9 sm:pl-18 sm:pb-7">
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-0 -bottom-1/2 h-full"
        style={{
          background: 'radial-gradient(closest-side, var(--ember-soft), transparent)',
          opacity: 0.35 + percent / 160,
        }}
      />
      <div aria-hidden="true" className="relative flex items-start justify-between gap-4">
        <BrandMark
          className={classNames(
            'size-14 sm:size-20',
            isPlaying && 'motion-safe:animate-[breathe_1.6s_ease-in-out_infinite_alternate]',
          )}
        />
        <ul className="flex max-w-72 flex-wrap justify-end gap-2">
          {KICKSTART_STEPS.map((step, index) => (
            <li
              key={step.field}
              className={classNames(
                'rounded-full border px-3 py-1 text-xs font-semibold transition-all duration-500',
                percent >= CARDS_FROM + index * CARDS_EACH
                  ? 'border-ember bg-raised text-ember-strong shadow-near'
                  : 'translate-y-1 border-line bg-transparent text-ink-faint',
              )}
            >
              {step.title}
            </li>
          ))}
        </ul>
      </div>
      <p
        key={scene}
        className="relative max-w-[34ch] transition duration-500 starting:translate-y-1 starting:opacity-0 font-display text-2xl leading-snug text-balance sm:text-3xl"
      >
        {caption}
      </p>
    </div>
  )
}
