import { BookOpen } from '../icons/icons.ts'
import { Button } from '../primitives/actions/button.tsx'
import { Badge } from '../primitives/feedback/badge.tsx'
import { CountMeter } from '../primitives/feedback/count-meter.tsx'
import { EmptyState } from '../primitives/feedback/empty-state.tsx'
import { ErrorPanel } from '../primitives/feedback/error-panel.tsx'
import { Notice } from '../primitives/feedback/notice.tsx'
import { Skeleton } from '../primitives/feedback/skeleton.tsx'
import { Spinner } from '../primitives/feedback/spinner.tsx'
import { Stepper } from '../primitives/feedback/stepper.tsx'

/** What tells people where they stand. */
export function Messages() {
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Badge>Draft</Badge>
        <Badge tone="ember">Next</Badge>
        <Badge tone="success">Published</Badge>
        <Badge tone="warning">Due today</Badge>
        <Badge tone="danger">Failed</Badge>
        <Badge tone="info">Scheduled</Badge>
      </div>
      <Notice tone="ember" title="Start with one story">
        You can turn it into a post later.
      </Notice>
      <Notice tone="success" title="Post published" />
      <Notice tone="warning" title="Your trial ends on 27 November 2026">
        You won’t be charged unless you add a card.
      </Notice>
      <Notice tone="danger" title="Your post wasn’t published" action={<Button size="sm">Try again</Button>}>
        LinkedIn refused the connection. Your text is still here. Sign in to LinkedIn again.
      </Notice>
      <Notice tone="info">Your answers are saved on this device.</Notice>
      <Stepper step={2} total={5} name="Core Values" />
      <CountMeter label="stories" count={8} limit={25} />
      <CountMeter label="stories" count={22} limit={25} />
      <CountMeter label="stories" count={25} limit={25} />
      <EmptyState
        icon={<BookOpen />}
        title="Your story bank is empty"
        headingLevel={3}
        action={<Button variant="primary">Add your first story</Button>}
        example="“I nearly closed the studio in March. Then one email changed the month.”"
      >
        A story is something that happened, told in a few lines. Each one can become many posts.
      </EmptyState>
      <ErrorPanel />
      <div className="flex items-center gap-4">
        <Spinner label="Loading insights..." />
        <Skeleton lines={3} className="flex-1" />
      </div>
    </>
  )
}
