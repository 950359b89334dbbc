import { Form } from 'react-router'
import { Button } from '#app/design/primitives/actions/button.tsx'
import { UndoNotice } from '#app/design/primitives/feedback/undo-notice.tsx'
import { KeptForm } from '#app/design/primitives/fields/kept-form.tsx'
import { TextAreaField } from '#app/design/primitives/fields/text-field.tsx'
import { TextLink } from '#app/design/primitives/navigation/text-link.tsx'
import { usePending } from '#app/platform/forms/use-pending.ts'
import { useWords } from '#app/stories/client/use-words.ts'
import { VOICE_TEXTS } from '#app/stories/copy.ts'
import { formatDateTime } from '#core/shared/date-and-time.ts'
import { STORY_LIMITS } from '#core/stories/limits.ts'
import type { RecordingView } from './story-views.ts'

/** Words of a recording as they were posted and not taken. */
export interface SaidAgain {
  readonly id: string
  readonly text: string
}

export interface RecordingsProps {
  readonly storyId: string
  readonly recordings: readonly RecordingView[]
  /** The one that was removed a moment ago; null when none was. */
  readonly removed: string | null
  /** The story has a text already. */
  readonly hasText: boolean
  readonly said: SaidAgain | undefined
  readonly canWrite: boolean
  readonly timeZone: string
}

/** What was said: to listen to again, above the words that came of it. Nothing where nothing was. */
export function Recordings({ storyId, recordings, removed, ...shown }: RecordingsProps) {
  const shownRecordings = useWords(storyId, recordings)
  const isGone = shown.canWrite && removed !== null && !recordings.some(({ id }) => id === removed)
  if (recordings.length === 0 && !isGone) return null
  return (
    <section aria-label="Voice notes" className="mb-8 grid gap-6">
      {isGone ? (
        <UndoNotice action={`/app/storybank/${storyId}`} id={removed} intent="restore_recording">
          Recording removed. You can undo this, or restore it from the trash for 30 days.
        </UndoNotice>
      ) : null}
      {shownRecordings.map(recording => (
        <VoiceNote key={recording.id} recording={recording} {...shown} />
      ))}
    </section>
  )
}

type VoiceNoteProps = Omit<RecordingsProps, 'storyId' | 'recordings' | 'removed'> & {
  recording: RecordingView
}

function VoiceNote({ recording, timeZone, ...words }: VoiceNoteProps) {
  const { id, address, createdAt } = recording
  const removing = usePending({ name: 'intent', value: 'remove_recording' })
  const name = `Voice note, ${formatDateTime(createdAt, timeZone)}`
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      {/* biome-ignore lint/a11y/useMediaCaption: its words stand below it once they are known */}
      <audio controls preload="metadata" src={address} aria-label={name} className="w-full max-w-xl" />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-sm text-ink-soft">{name}</p>
        {words.canWrite ? (
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
      <Words recording={recording} {...words} />
    </div>
  )
}

/** How far its words are. What arrives while the page is open is told. */
function Words(props: Omit<VoiceNoteProps, 'timeZone'>) {
  const { recording, canWrite } = props
  const { transcription, transcript, mayAsk } = recording
  if (transcription === 'used')
    return transcript ? (
      <details>
        <summary className="w-fit cursor-pointer text-sm font-semibold">What you said</summary>
        <p className="whitespace-pre-wrap pt-2 text-ink-soft">{transcript}</p>
      </details>
    ) : null
  if (transcription === 'done')
    return canWrite ? (
      <TakeWords {...props} />
    ) : (
      <p className="whitespace-pre-wrap text-ink-soft">{transcript}</p>
    )
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="text-ink-soft">
        {VOICE_TEXTS[transcription]}
      </p>
      {transcription === 'assistant_off' ? (
        <TextLink to="/app/settings/assistant">Assistant settings</TextLink>
      ) : null}
      {canWrite && mayAsk ? <AskAgain recording={recording} /> : null}
    </div>
  )
}

function AskAgain({ recording: { id, transcription } }: Pick<VoiceNoteProps, 'recording'>) {
  const asking = usePending({ name: 'intent', value: 'ask_words' })
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <Button size="sm" name="intent" value="ask_words" pending={asking} pendingText="Asking…">
        {transcription === 'failed' || transcription === 'waiting' ? 'Try again' : 'Write it down'}
      </Button>
    </Form>
  )
}

/** What was said, to be corrected before it becomes the story's. */
function TakeWords({ recording: { id, transcript }, hasText, said }: Omit<VoiceNoteProps, 'timeZone'>) {
  const taking = usePending({ name: 'intent', value: 'take_words' })
  const leaving = usePending({ name: 'intent', value: 'leave_words' })
  return (
    <KeptForm method="post" keptAs={`words:${id}`} className="grid gap-3">
      <input type="hidden" name="id" value={id} />
      <p role="status" className="sr-only">
        {VOICE_TEXTS.said}
      </p>
      <TextAreaField
        id={`words-${id}`}
        name="words"
        label={VOICE_TEXTS.said}
        description={hasText ? VOICE_TEXTS.correctBelow : VOICE_TEXTS.correct}
        defaultValue={said?.id === id ? said.text : (transcript ?? '')}
        rows={5}
        maxLength={STORY_LIMITS.body}
        error={null}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" name="intent" value="take_words" pending={taking} pendingText="Saving…">
          {hasText ? 'Add these words' : 'Use these words'}
        </Button>
        <Button variant="quiet" name="intent" value="leave_words" pending={leaving} pendingText="Saving…">
          Leave them out
        </Button>
      </div>
    </KeptForm>
  )
}
