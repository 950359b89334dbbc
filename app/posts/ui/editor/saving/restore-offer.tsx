import { Button } from '#app/design/primitives/actions/button.tsx'
import { Notice } from '#app/design/primitives/feedback/notice.tsx'
import type { DeviceDraft } from './device-draft.ts'

/** Text this device kept that was never saved: bring it back, or let it go. */
export function RestoreOffer(props: { draft: DeviceDraft; onTake: () => void; onDrop: () => void }) {
  const at = new Date(props.draft.at).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  })
  return (
    <Notice
      tone="info"
      live="status"
      title="There’s unsaved text on this device"
      action={
        <div className="flex flex-wrap gap-2">
          <Button type="button" size="sm" onClick={props.onTake}>
            Restore text
          </Button>
          <Button type="button" size="sm" variant="quiet" onClick={props.onDrop}>
            Discard
          </Button>
        </div>
      }
    >
      <p>Written on {at}:</p>
      <p className="line-clamp-3 italic">{props.draft.text.body || props.draft.text.title}</p>
    </Notice>
  )
}
