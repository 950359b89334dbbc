import { cutToQuote } from '#core/brand/alignment/advice/quoted.ts'
import type { AlignmentConcern } from '#core/brand/alignment/types.ts'

/** What keeps a whole text down, each with the words it is about where they are a part of the text. */
export function ConcernList({ text, concerns }: { text: string; concerns: readonly AlignmentConcern[] }) {
  if (concerns.length === 0) return null
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <h3 className="text-lg">What holds it back</h3>
      <ul className="grid gap-2 text-sm">
        {concerns.map(({ kind, why, start, end }) => (
          <li key={`${kind} ${start}`} className="border-l-2 border-danger pl-3">
            {why}
            {PLACED.has(kind) ? (
              <q className="block text-ink-soft">{cutToQuote(text.slice(start, end))}</q>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The others speak of the whole text. */
const PLACED: ReadonlySet<AlignmentConcern['kind']> = new Set(['denied', 'cruel'])
