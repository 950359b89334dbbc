import { Link } from 'react-router'
import { useCurrentInView } from '#app/design/primitives/navigation/use-current-in-view.ts'
import type { SectionCompleteness } from '#core/brand/clarify/completeness.ts'
import { type ClarifySection, SECTION_TEXTS } from '#core/brand/clarify/sections.ts'

/** The rooms of the foundation and how full each is. */
export function SectionNav({
  current,
  sections,
}: {
  current: ClarifySection
  sections: readonly SectionCompleteness[]
}) {
  const row = useCurrentInView<HTMLUListElement>(current)
  return (
    <nav aria-label="Sections of your brand">
      <ul
        ref={row}
        className="relative flex gap-1.5 overflow-x-auto pb-2 lg:grid lg:overflow-visible lg:pb-0"
      >
        {sections.map(({ section, filled, total }) => (
          <li key={section} className="shrink-0">
            <Link
              to={`/app/clarify?section=${section}`}
              aria-current={section === current ? 'page' : undefined}
              className="flex items-baseline justify-between gap-3 rounded-md px-3 py-2 hover:bg-sunk aria-[current]:bg-sunk aria-[current]:font-semibold"
            >
              {SECTION_TEXTS[section].title}
              <span className="text-sm tabular-nums text-ink-soft">
                {filled}/{total}
                <span className="sr-only"> answered</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
