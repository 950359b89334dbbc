import { useWaiting, type WaitingReason } from '#app/captures/client/use-waiting.ts'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import { showToast } from '#app/design/primitives/toast/toast.ts'

const REASONS: Record<WaitingReason, string> = {
  waiting: 'We’ll add them to your stories as soon as you’re back online.',
  signed_out: 'You’ve been signed out. Sign in again and we’ll add them to your stories.',
  refused: 'We couldn’t add them to your stories.',
  unowned: 'They were saved on this device while no one was signed in. Are they yours?',
}

function announce(count: number): void {
  showToast({
    title: count === 1 ? 'Story saved' : `${count} stories saved`,
    text: 'You captured this offline.',
    kind: 'created',
    link: { label: 'Open stories', to: '/app/storybank' },
  })
}

/** What was captured on this device without a connection and is not a story yet; nothing while nothing is. */
export function WaitingCaptures({ account }: { account: string }) {
  const { waiting, again, take, discard } = useWaiting(account, announce)
  const { captures, reason, problem } = waiting
  if (captures.length === 0) return null
  const count = captures.length
  return (
    <Notice
      tone={reason === 'refused' ? 'warning' : 'info'}
      live="status"
      title={`${count === 1 ? '1 capture is' : `${count} captures are`} waiting on this device`}
    >
      <p>{problem || REASONS[reason]}</p>
      <details className="mt-2">
        <summary className="w-fit cursor-pointer text-sm font-semibold text-ember">Show</summary>
        <ul className="grid gap-3 pt-3">
          {captures.map(({ id, body }) => (
            <li key={id} className="grid gap-2">
              <p className="line-clamp-4 whitespace-pre-wrap text-ink wrap-anywhere">{body}</p>
              <div>
                <Button type="button" size="sm" onClick={() => void discard(id)}>
                  Delete
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </details>
      <div className="mt-3">
        {reason === 'unowned' ? (
          <Button type="button" size="sm" onClick={() => void take()}>
            Add to my stories
          </Button>
        ) : (
          <Button type="button" size="sm" onClick={() => void again()}>
            Try again
          </Button>
        )}
      </div>
    </Notice>
  )
}
