import { useEffect } from 'react'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { ProgressBar } from '#app/design/primitives/feedback/progress-bar.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { PageHeading } from '#app/design/primitives/surface/section-heading.tsx'
import { useReread } from '#app/platform/client/use-reread.ts'

/** How often the page looks how far the import is, in milliseconds; without scripts the browser loads it anew. */
const LOOK_MS = 1_500

interface Progress {
  readonly total: number
  readonly added: number
  readonly existing: number
  readonly leftOut: number
  readonly finishedAt: Date | null
}

const count = (stories: number) => (stories === 1 ? '1 story' : `${stories.toLocaleString('en-GB')} stories`)

/** How far a long import is, and what became of it. */
export function ImportProgressPage({ progress }: { progress: Progress }) {
  const { total, added, existing, leftOut, finishedAt } = progress
  const done = added + existing + leftOut
  const isRunning = finishedAt === null
  const reread = useReread()
  useEffect(() => {
    if (!isRunning) return
    const looking = setInterval(reread, LOOK_MS)
    return () => clearInterval(looking)
  }, [isRunning, reread])
  return (
    <div className="max-w-3xl">
      <PageHeading
        title={isRunning ? 'Importing your stories' : 'Your stories are imported'}
        eyebrow={<TextLink to="/app/storybank">Stories</TextLink>}
        description={
          isRunning
            ? 'You can leave this page. We’ll carry on in the background.'
            : `We’ve been through all ${count(total)}.`
        }
      />
      <div className="grid gap-6">
        {isRunning ? (
          <noscript>
            <meta httpEquiv="refresh" content="3" />
          </noscript>
        ) : null}
        <ProgressBar
          label="Stories read"
          value={done}
          max={total}
          valueText={`${done.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')}`}
        />
        <div role="status">
          <ul className="grid gap-1 text-ink-soft">
            <li>{count(added)} added</li>
            {existing > 0 ? (
              <li>{count(existing)} skipped, because they’re already in your story bank</li>
            ) : null}
          </ul>
        </div>
        {leftOut > 0 ? (
          <Notice
            tone="warning"
            title={`No room for ${count(leftOut)}`}
            action={<TextLink to="/app/upgrade">See plans</TextLink>}
          >
            Your plan is full. After an upgrade, import the same file again. We’ll skip what’s already there.
          </Notice>
        ) : null}
        <p>
          {isRunning ? (
            <TextLink to="." reloadDocument>
              Refresh
            </TextLink>
          ) : (
            <TextLink to="/app/storybank">Go to your stories</TextLink>
          )}
        </p>
      </div>
    </div>
  )
}
