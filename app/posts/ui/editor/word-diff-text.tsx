import type { DiffPart } from '#core/shared/word-diff.ts'

/** What changed between two texts: gone words struck through, new ones underlined, both also said aloud. */
export function WordDiffText({ parts }: { parts: readonly DiffPart[] }) {
  return (
    <p className="whitespace-pre-wrap break-words leading-relaxed">
      {parts.map(({ kind, text }, at) => {
        const key = `${at}${kind}`
        if (kind === 'same') return <span key={key}>{text}</span>
        if (kind === 'removed')
          return (
            <del key={key} className="bg-danger-soft text-danger decoration-1">
              {text}
            </del>
          )
        return (
          <ins key={key} className="bg-success-soft text-success decoration-2 underline-offset-4">
            {text}
          </ins>
        )
      })}
    </p>
  )
}
