import { TriangleAlert } from '#app/design/icons/icons.ts'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'

/** One thing that is wrong now, and the press that puts it right. */
export interface TroubleRow {
  /** What it is about; one row for each. */
  readonly kind: string
  /** What is wrong, in a sentence. */
  readonly text: string
  readonly href: string
  /** What the link says. */
  readonly action: string
}

/** Everything that is wrong, above what is going well; nothing at all while nothing is. */
export function TroubleStrip({ rows }: { rows: readonly TroubleRow[] }) {
  if (rows.length === 0) return null
  return (
    <section aria-label="Needs your attention" className="rounded-lg bg-warning-soft px-5 py-4">
      <ul className="grid gap-3">
        {rows.map(row => (
          <li key={row.kind} className="flex items-start gap-3">
            <TriangleAlert size={20} aria-hidden className="mt-0.5 shrink-0 text-warning" />
            <span className="flex flex-1 flex-wrap gap-x-4 gap-y-1">
              <span className="max-w-prose">{row.text}</span>
              <TextLink to={row.href}>{row.action}</TextLink>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
