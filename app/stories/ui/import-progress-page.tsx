import { ImportProgress } from '#app/design/layout/import-progress.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { numberText } from '#core/shared/number-text.ts'

interface Progress {
  readonly total: number
  readonly added: number
  readonly existing: number
  readonly leftOut: number
  readonly finishedAt: Date | null
}

const count = (stories: number) => (stories === 1 ? '1 story' : `${numberText(stories)} stories`)

/** How far a long import is, and what became of it. */
export function ImportProgressPage({ progress }: { progress: Progress }) {
  const { total, added, existing, leftOut, finishedAt } = progress
  const isRunning = finishedAt === null
  const skipped = `${count(existing)} skipped, because they’re already in your story bank`
  return (
    <ImportProgress
      title={isRunning ? 'Importing your stories' : 'Your stories are imported'}
      room={{ to: '/app/storybank', name: 'Stories' }}
      description={
        isRunning
          ? 'You can leave this page. We’ll carry on in the background.'
          : `We’ve been through all ${count(total)}.`
      }
      isRunning={isRunning}
      label="Stories read"
      done={added + existing + leftOut}
      total={total}
      lines={[`${count(added)} added`, ...(existing > 0 ? [skipped] : [])]}
      result={{ to: '/app/storybank', label: 'Go to your stories' }}
    >
      {leftOut > 0 ? (
        <Notice
          tone="warning"
          title={`No room for ${count(leftOut)}`}
          action={<TextLink to="/app/upgrade">See plans</TextLink>}
        >
          Your plan is full. After an upgrade, import the same file again. We’ll skip what’s already there.
        </Notice>
      ) : null}
    </ImportProgress>
  )
}
