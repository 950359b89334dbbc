import { onTypedAnswer, TYPED_ID } from '#app/platform/client/typed/answers.ts'

/** A recording that nobody has saved yet. */
export interface HeldVoice {
  /** Who recorded it, in which workspace. */
  readonly account: string
  readonly file: File
  /** Milliseconds. */
  readonly durationMs: number
}

/** The forms that a page shows at once all offer the one that was recorded last. */
let held: HeldVoice | null = null
/** What forms it was sent with are called. */
const sentWith = new Set<string>()
const listeners = new Set<() => void>()

function change(next: HeldVoice | null): void {
  held = next
  sentWith.clear()
  if (next) window.addEventListener('beforeunload', warn)
  else window.removeEventListener('beforeunload', warn)
  for (const listener of listeners) listener()
}

/** A recording that is in this page alone would be lost with it. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

onTypedAnswer((id, answer) => {
  if (answer === 'saved' && sentWith.has(id)) change(null)
})

export const heldVoice = {
  get: (): HeldVoice | null => held,
  hold: (voice: HeldVoice): void => change(voice),
  discard: (): void => change(null),
  /** The form that is being sent brings it along: once its answer says that it was saved, it is no longer held. */
  noteSent(data: FormData): void {
    // Its name is given by whoever follows the form, in this same turn.
    queueMicrotask(() => {
      const id = data.get(TYPED_ID)
      if (typeof id === 'string') sentWith.add(id)
    })
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
