import { TriangleAlert } from '#app/design/icons/icons.ts'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'

export interface ProblemRow {
  readonly text: string
  /** Where it is put right; null where no page of ours can. */
  readonly fix: { readonly href: string; readonly action: string } | null
}

/** What was found to hold somebody up, each with the way to put it right. */
export function ProblemList({ rows }: { rows: readonly ProblemRow[] }) {
  return (
    <ul className="grid gap-3">
      {rows.map(({ text, fix }) => (
        <li key={text} className="flex gap-3">
          <TriangleAlert size={20} aria-hidden className="mt-0.5 shrink-0 text-warning" />
          <span className="grid min-w-0 gap-0.5">
            <span className="max-w-prose break-words">{text}</span>
            {fix ? (
              <span>
                <TextLink to={fix.href}>{fix.action}</TextLink>
              </span>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  )
}
