import { onTypedAnswer, TYPED_ID } from '#app/platform/client/typed/answers.ts'

/** What somebody recorded. */
interface Voice {
  /** Who recorded it, in which workspace. */
  readonly account: string
  readonly file: File
  /** Milliseconds. */
  readonly durationMs: number
}

/** A recording that nobody has saved yet. */
export interface HeldVoice extends Voice {
  /** In this page alone, on the device as well, or found there after its page was gone. */
  readonly is: 'in_page' | 'on_device' | 'found'
}

/** The forms that a page shows at once all offer the one that was recorded last. */
let held: HeldVoice | null = null
/** What forms it was sent with are called. */
const sentWith = new Set<string>()
const listeners = new Set<() => void>()

function change(next: HeldVoice | null): void {
  held = next
  if (next?.is === 'in_page') window.addEventListener('beforeunload', warn)
  else window.removeEventListener('beforeunload', warn)
  for (const listener of listeners) listener()
}

/** A recording that is in this page alone would be lost with it. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

type OnDevice = typeof import('#app/platform/client/kept-files/kept-files.ts')

let turn: Promise<unknown> = Promise.resolve()

/** Does one thing after another with what the device keeps; where it keeps nothing, the recording is in the page alone. */
function onDevice(work: (device: OnDevice) => Promise<void>): void {
  turn = turn
    .then(async () => work(await import('#app/platform/client/kept-files/kept-files.ts')))
    .catch(() => {})
}

const nameOf = (account: string) => `voice:${account}`

function settle(): void {
  if (!held) return
  const name = nameOf(held.account)
  sentWith.clear()
  change(null)
  onDevice(device => device.dropKeptFile(name))
}

onTypedAnswer((id, answer) => {
  if (answer === 'saved' && sentWith.has(id)) settle()
})

export const heldVoice = {
  get: (): HeldVoice | null => held,
  hold(voice: Voice): void {
    const { account, file, durationMs } = voice
    sentWith.clear()
    change({ ...voice, is: 'in_page' })
    onDevice(async device => {
      await device.keepFile(nameOf(account), file, { durationMs })
      if (held?.file === file) change({ ...held, is: 'on_device' })
    })
  },
  /** Looks for what somebody recorded in a page that is gone. */
  find(account: string): void {
    if (held?.account === account) return
    onDevice(async device => {
      const kept = held?.account === account ? null : await device.takeKeptFile(nameOf(account))
      if (!kept || held?.account === account) return
      const { durationMs } = kept.about as Pick<Voice, 'durationMs'>
      sentWith.clear()
      change({ account, file: kept.file, durationMs, is: 'found' })
    })
  },
  discard: settle,
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
