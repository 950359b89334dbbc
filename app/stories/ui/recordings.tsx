import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { UndoNotice } from '#app/design/primitives/feedback/undo-notice.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { formatDate, formatTime } from '#core/shared/time.ts'
import type { RecordingView } from './story-views.ts'

export interface RecordingsProps {
  readonly storyId: string
  readonly recordings: readonly RecordingView[]
  /** The one that was removed a moment ago; null when none was. */
  readonly removed: string | null
  readonly canWrite: boolean
  readonly timeZone: string
}

/** What was said: to hear again, above the words that came of it. Nothing where nothing was. */
export function Recordings({ storyId, recordings, removed, canWrite, timeZone }: RecordingsProps) {
  const isGone = canWrite && removed !== null && !recordings.some(({ id }) => id === removed)
  if (recordings.length === 0 && !isGone) return null
  return (
    <section aria-label="Voice notes" className="mb-8 grid gap-6">
      {isGone ? (
        <UndoNotice action={`/app/storybank/${storyId}`} id={removed} intent="restore_recording">
          Recording removed. You can undo this, or restore it from the trash for 30 days.
        </UndoNotice>
      ) : null}
      {recordings.map(recording => (
        <Heard key={recording.id} {...{ recording, canWrite, timeZone }} />
      ))}
    </section>
  )
}

function Heard({
  recording,
  canWrite,
  timeZone,
}: Pick<RecordingsProps, 'canWrite' | 'timeZone'> & { recording: RecordingView }) {
  const { id, address, createdAt } = recording
  const removing = usePending({ name: 'intent', value: 'remove_recording' })
  const said = `Voice note, ${formatDate(createdAt, timeZone)}, ${formatTime(createdAt, timeZone)}`
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      {/* biome-ignore lint/a11y/useMediaCaption: its words stand below it once they are known */}
      <audio controls preload="metadata" src={address} aria-label={said} className="w-full max-w-xl" />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-sm text-ink-soft">{said}</p>
        {canWrite ? (
          <Form method="post">
            <input type="hidden" name="id" value={id} />
            <Button
              size="sm"
              variant="quiet"
              name="intent"
              value="remove_recording"
              pending={removing}
              pendingText="Removing…"
            >
              Remove recording
            </Button>
          </Form>
        ) : null}
      </div>
    </div>
  )
}
