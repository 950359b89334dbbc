import { type ReactNode, useEffect } from 'react'
import { useReread } from '#app/platform/client/use-reread.ts'
import { numberText } from '#core/shared/number-text.ts'
import { ProgressBar } from '../primitives/feedback/progress-bar.tsx'
import { TextLink } from '../primitives/navigation/text-link.tsx'
import { PageHeading } from '../primitives/surface/section-heading.tsx'

/** How often the page looks how far the import is, in milliseconds; without scripts the browser loads it anew. */
const LOOK_MS = 1_500

export interface ImportProgressProps {
  readonly title: string
  /** The room it belongs to, to go back to. */
  readonly room: { readonly to: string; readonly name: string }
  readonly description: ReactNode
  readonly isRunning: boolean
  /** What is counted: 'Stories read'. */
  readonly label: string
  readonly done: number
  readonly total: number
  /** What became of them so far, a line each. */
  readonly lines: readonly string[]
  /** Where to look at what came in. */
  readonly result: { readonly to: string; readonly label: string }
  readonly children?: ReactNode
}

/** How far a long import is, and what became of it: looks again by itself until it is done. */
export function ImportProgress(props: ImportProgressProps) {
  const { isRunning, done, total, room, result } = props
  const reread = useReread()
  useEffect(() => {
    if (!isRunning) return
    const looking = setInterval(reread, LOOK_MS)
    return () => clearInterval(looking)
  }, [isRunning, reread])
  return (
    <div className="max-w-3xl">
      <PageHeading
        title={props.title}
        eyebrow={<TextLink to={room.to}>{room.name}</TextLink>}
        description={props.description}
      />
      <div className="grid gap-6">
        {isRunning ? (
          <noscript>
            <meta httpEquiv="refresh" content="3" />
          </noscript>
        ) : null}
        <ProgressBar
          label={props.label}
          value={done}
          max={total}
          valueText={`${numberText(done)} of ${numberText(total)}`}
        />
        <div role="status">
          <ul className="grid gap-1 text-ink-soft">
            {props.lines.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        {props.children}
        <p>
          {isRunning ? (
            <TextLink to="." reloadDocument>
              Refresh
            </TextLink>
          ) : (
            <TextLink to={result.to}>{result.label}</TextLink>
          )}
        </p>
      </div>
    </div>
  )
}
