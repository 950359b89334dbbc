/** Milliseconds between tries while the server cannot be reached. */
const RETRY_MS = 10_000
/** Texts without an answer that are remembered; a long time offline makes many. */
const MOST_UNANSWERED = 50

/**
 * `idle`: nothing was typed. `waiting`: typed, not sent yet. `unreachable`: no answer, tried again by itself. `refused`:
 * the server did not take it, tried again with the next key. `conflict`: changed elsewhere, nothing is sent until somebody
 * decides.
 */
export type SaveState = 'idle' | 'waiting' | 'saving' | 'saved' | 'unreachable' | 'refused' | 'conflict'

/** What the server has: the text, and the ground (a version, a mark) on which the next save stands. */
export interface Saved<Text, Base> {
  readonly text: Text
  readonly base: Base
}

/**
 * What became of a save. The base of a conflict is the one on which one's own text replaces the other, `text` what stands
 * there.
 */
export type SaveReply<Text, Base, Conflict> =
  | { readonly outcome: 'saved'; readonly base: Base }
  | { readonly outcome: 'conflict'; readonly base: Base; readonly text: Text; readonly conflict: Conflict }
  | { readonly outcome: 'refused'; readonly problem: string }
  | { readonly outcome: 'unreachable' }

export interface AutosaveView<Text, Base, Conflict> {
  readonly state: SaveState
  readonly saved: Saved<Text, Base>
  /** What stood there before the last save; null when nothing was saved yet. */
  readonly previous: Text | null
  readonly conflict: Conflict | null
  /** Why the server refused; `''` when it did not. */
  readonly problem: string
}

export interface AutosaveOptions<Text, Base, Conflict> {
  /** Milliseconds of rest after a key before the text is sent. */
  readonly pauseMs: number
  readonly isSame: (a: Text, b: Text) => boolean
  /** Whether a text may be sent at all; any, when left out. */
  readonly isWorthSaving?: (text: Text) => boolean
  /** Whether something else is saving just now; then the text waits for another pause. */
  readonly isBusy?: () => boolean
  /** Sends a text; whatever it throws counts as unreachable. */
  readonly send: (text: Text, base: Base, sending: Sending<Text>) => Promise<SaveReply<Text, Base, Conflict>>
  /** Called after every change of `view`. */
  readonly onChange: () => void
  /** Called after a save. `isNewest` says whether nothing was typed since it was sent. */
  readonly onSaved?: (
    saved: Saved<Text, Base>,
    more: { readonly before: Saved<Text, Base>; readonly isNewest: boolean; readonly isLeaving: boolean },
  ) => void
}

export interface Sending<Text> {
  readonly isLeaving: boolean
  /** What was sent before and not answered, the oldest first: any of it may be what the server has. */
  readonly unanswered: readonly Text[]
}

export type Autosave<Text, Base, Conflict> = ReturnType<typeof createAutosave<Text, Base, Conflict>>

/**
 * Saves one text while it is typed: after a pause, one request at a time, the newest text last; again when the server can
 * be reached. A text that was changed elsewhere is never written over by itself. What was sent and not answered may have
 * been saved all the same, so when it is found on the server it is one's own, and no conflict. When the page is left the
 * newest text is sent at once, also beside a request that is under way and may be cut off.
 */
export function createAutosave<Text, Base, Conflict>(
  start: Saved<Text, Base>,
  options: AutosaveOptions<Text, Base, Conflict>,
) {
  type View = AutosaveView<Text, Base, Conflict>
  let view: View = { state: 'idle', saved: start, previous: null, conflict: null, problem: '' }
  let text = start.text
  let calm: SaveState = 'idle'
  let isLeaving = false
  let running: Promise<void> | null = null
  let underWay = 0
  let unanswered: readonly Text[] = []
  let last: { readonly text: Text; readonly isLeaving: boolean } | null = null
  let pause: ReturnType<typeof setTimeout> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined

  function show(changes: Partial<View>) {
    view = { ...view, ...changes }
    options.onChange()
  }

  function isStale(): boolean {
    const isThere = [view.saved.text, ...unanswered].every(there => options.isSame(text, there))
    return !isThere && (options.isWorthSaving?.(text) ?? true)
  }

  function isOwn(there: Text): boolean {
    return [view.saved.text, ...unanswered].some(own => options.isSame(own, there))
  }

  function stop() {
    clearTimeout(pause)
    clearTimeout(retry)
  }

  function sendLater() {
    clearTimeout(pause)
    if (view.state !== 'unreachable' && view.state !== 'waiting') show({ state: 'waiting' })
    pause = setTimeout(() => flush(), options.pauseMs)
  }

  /** Sends what is not saved yet at once; answers with the save that is under way, null when there is none. */
  function flush(leaving = false): Promise<void> | null {
    isLeaving = leaving
    clearTimeout(pause)
    if (running && !(leaving && isCutOff())) return running
    if (view.conflict !== null) return null
    if (!isStale()) {
      if (view.state === 'waiting') show({ state: calm })
      return null
    }
    if (options.isBusy?.() && !leaving) {
      sendLater()
      return null
    }
    clearTimeout(retry)
    return begin(text, view.saved)
  }

  /** Whether the newest text would be lost if the page were gone now: it is not on its way, or only until then. */
  function isCutOff(): boolean {
    return isStale() && !(last?.isLeaving && options.isSame(last.text, text))
  }

  function begin(sent: Text, before: Saved<Text, Base>): Promise<void> {
    const saving = save(sent, before)
    running = running ? Promise.all([running, saving]).then(() => {}) : saving
    return running
  }

  async function save(sent: Text, before: Saved<Text, Base>) {
    const sending = { isLeaving, unanswered }
    last = { text: sent, isLeaving }
    if (!unanswered.some(text => options.isSame(text, sent)))
      unanswered = [...unanswered, sent].slice(-MOST_UNANSWERED)
    underWay += 1
    show({ state: 'saving' })
    const reply = await options
      .send(sent, before.base, sending)
      .catch(() => ({ outcome: 'unreachable' }) as const)
    underWay -= 1
    if (underWay === 0) running = null
    // A press has saved meanwhile: this answer is late.
    if (view.saved === before) take(reply, sent, before)
    else options.onChange()
    if (view.conflict !== null || !isStale()) return
    if (view.state === 'unreachable') retry = setTimeout(() => flush(), RETRY_MS)
    // What was refused is sent again only when it has changed.
    else if (view.state === 'saved' || !options.isSame(text, sent)) {
      if (isLeaving) flush(true)
      else sendLater()
    }
  }

  function take(reply: SaveReply<Text, Base, Conflict>, sent: Text, before: Saved<Text, Base>) {
    if (reply.outcome === 'saved') accept({ text: sent, base: reply.base }, before)
    else if (reply.outcome === 'conflict' && isOwn(reply.text))
      accept({ text: reply.text, base: reply.base }, before)
    else if (reply.outcome === 'conflict') halt(reply.conflict, reply.base)
    else if (reply.outcome === 'refused') {
      unanswered = unanswered.filter(text => !options.isSame(text, sent))
      show({ state: 'refused', problem: reply.problem })
    } else show({ state: 'unreachable' })
  }

  function accept(saved: Saved<Text, Base>, before: Saved<Text, Base>) {
    calm = 'saved'
    // What was sent before it can't be written any more: its ground is gone.
    const place = unanswered.findIndex(text => options.isSame(text, saved.text))
    unanswered = underWay > 0 ? unanswered.slice(place + 1) : []
    show({ state: 'saved', saved, previous: before.text, problem: '' })
    options.onSaved?.(saved, { before, isNewest: !isStale(), isLeaving })
  }

  /** Stops until somebody decides between the two texts. */
  function halt(conflict: Conflict, base: Base) {
    stop()
    unanswered = []
    show({ state: 'conflict', conflict, saved: { ...view.saved, base } })
  }

  return {
    view: () => view,
    /** Call at every key. */
    type(next: Text) {
      text = next
      isLeaving = false
      if (view.conflict !== null) return
      if (isStale()) return sendLater()
      clearTimeout(pause)
      if (view.state === 'waiting') show({ state: calm })
    },
    flush,
    /** The save that is under way; null when there is none. */
    settled: () => running,
    /** What was sent and not answered: any of it may be what the server has. */
    unanswered: () => unanswered,
    halt,
    stop,
    /** Takes over what was saved in another way; sends what was typed since. */
    adopt(saved: Saved<Text, Base>, { state = 'saved', previous = null }: AdoptOptions<Text> = {}) {
      stop()
      calm = state
      unanswered = []
      show({ state, saved, previous, conflict: null, problem: '' })
      if (isStale()) sendLater()
    },
    /** Ends a conflict by saving one's own text over the other, also where it is what was saved before. */
    keepMine() {
      if (view.conflict === null) return
      show({ conflict: null })
      if (!running) begin(text, view.saved)
    },
  }
}

interface AdoptOptions<Text> {
  readonly state?: 'idle' | 'saved'
  readonly previous?: Text | null
}
