import type { ContentAlignment } from '#core/brand/alignment/types.ts'

/** The score on one slim line, where the column that has it in full is not beside the text. */
export function ScoreLine({ alignment }: { alignment: ContentAlignment | null }) {
  const overall = alignment?.certainty === 'told' ? alignment.overall : null
  return (
    <p className="flex items-center gap-3 text-sm text-ink-soft xl:hidden">
      Sounds like you
      <span aria-hidden="true" className="h-1 flex-1 rounded-full bg-line">
        <span className="block h-full rounded-full bg-ember" style={{ width: `${overall ?? 0}%` }} />
      </span>
      <span className="font-display text-xl leading-none text-ink tabular-nums">{overall ?? '–'}</span>
    </p>
  )
}
