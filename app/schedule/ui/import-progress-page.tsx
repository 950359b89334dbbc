import { ImportProgress } from '#app/design/layout/import-progress.tsx'
import { numberText } from '#core/shared/number-text.ts'

interface Progress {
  readonly total: number
  readonly done: number
  readonly added: number
  readonly finishedAt: Date | null
}

const count = (posts: number) => (posts === 1 ? '1 post' : `${numberText(posts)} posts`)

/** How far a long import into the planner is, and what became of it. */
export function ImportProgressPage({ progress }: { progress: Progress }) {
  const { total, done, added, finishedAt } = progress
  const isRunning = finishedAt === null
  const skipped = done - added
  const rows = skipped === 1 ? '1 row' : `${numberText(skipped)} rows`
  return (
    <ImportProgress
      title={isRunning ? 'Scheduling your posts' : 'Your posts are in the planner'}
      room={{ to: '/app/content', name: 'Content' }}
      description={
        isRunning
          ? 'You can leave this page. We’ll carry on in the background.'
          : `We’ve been through all ${numberText(total)} rows.`
      }
      isRunning={isRunning}
      label="Rows read"
      done={done}
      total={total}
      lines={[
        `${count(added)} scheduled`,
        ...(skipped > 0
          ? [`${rows} skipped, because they’re in your planner already or can’t be scheduled`]
          : []),
      ]}
      result={{ to: '/app/content?view=list', label: 'Go to your planner' }}
    />
  )
}
