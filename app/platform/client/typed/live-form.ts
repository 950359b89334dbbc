import type { TypedAnswer } from '#core/shared/typed-answer.ts'
import { onTypedAnswer, TYPED_ID } from './answers.ts'
import { changedFields, fillFields, holdsFields, readDefaults, readFields } from './fields.ts'
import { holdPage, livePages, newName, pageName } from './page-name.ts'
import { resendMark } from './resend-mark.ts'
import { createTypedStore, type Fields, type TypedPlace, type TypedText, VISITOR } from './typed-store.ts'

/** Milliseconds between a key and its text being kept on the device. */
const KEEP_MS = 250
/** Milliseconds between filling in a form and sending it. */
const SETTLE_MS = 100

type Offer = (text: TypedText | null) => void

const store = createTypedStore(() => localStorage)
const byElement = new WeakMap<HTMLFormElement, LiveForm>()
/** Forms on the page, and those that left it while their answer is on its way. */
const byId = new Map<string, LiveForm>()
onTypedAnswer((id, answer) => byId.get(id)?.answered(answer))

/** What was typed after a form had been sent, and before the page of what it made stood. */
let late: { place: TypedPlace; id: string } | null = null

const familyOf = ({ form }: TypedPlace) => form.split(':', 1)[0]
const isSamePlace = (a: TypedPlace, b: TypedPlace) => a.account === b.account && a.form === b.form

/** A form whose text the device keeps until the server has it. */
export type LiveForm = ReturnType<typeof createLiveForm>

/**
 * Begins to keep what is typed into a form, and tells `offer` of what was typed there before and never saved: null when
 * there is nothing of it, or no more.
 */
export function followForm(element: HTMLFormElement, place: TypedPlace, offer: Offer): LiveForm {
  const known = byElement.get(element)
  const live = known?.isAt(place) ? known : createLiveForm(element, place)
  byElement.set(element, live)
  live.start(offer)
  return live
}

/** Follows a form that hands in the text of another one: once it is taken, the other's text is no longer kept. */
export function handIn(element: HTMLFormElement, place: TypedPlace): LiveForm {
  const live = createLiveForm(element, place, true)
  live.start(() => {})
  return live
}

/** Tells a form that a page changed its fields itself. */
export function noteTyped(element: HTMLFormElement | null): void {
  if (element) byElement.get(element)?.touch()
}

/** Tells a form which of its fields the server has by now, where the page saves by itself. */
export function acknowledgeTyped(element: HTMLFormElement | null, fields: Fields): void {
  if (element) byElement.get(element)?.acknowledge(fields)
}

/** Tells a form that its writer threw the text away. */
export function forgetTyped(element: HTMLFormElement | null): void {
  if (element) byElement.get(element)?.settled()
}

/** Tells a form that what it edits goes by another name now: a new thing has got its id. */
export function renameTyped(element: HTMLFormElement | null, form: string): void {
  if (element) byElement.get(element)?.rename(form)
}

/** The key under which a restored text was sent before, its answer lost; null when there is none. */
export function sentKeyOf(element: HTMLFormElement | null): string | null {
  return (element && byElement.get(element)?.sentKey()) ?? null
}

/** Tells a form that the page sends its text by itself, under this key. */
export function noteSent(element: HTMLFormElement | null, key: string): void {
  if (element) byElement.get(element)?.noteSent(key)
}

/** Somebody signed in uses this device: what visitors typed is not for them. */
export function meetAccount(account: string): void {
  if (account === VISITOR) return
  const key = 'brandhearth:typed-by'
  try {
    const before = localStorage.getItem(key)
    if (before !== null && before !== account) store.forgetVisitors()
    localStorage.setItem(key, account)
  } catch {
    // A device that keeps nothing has nothing to forget.
  }
}

function createLiveForm(element: HTMLFormElement, opened: TypedPlace, handsIn = false) {
  const id = newName()
  let place = opened
  let base: Fields = readDefaults(element)
  let at = 0
  let isOn = false
  let wasSaved = false
  let offer: Offer = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let sent: TypedText['sent'] = null
  /** What is on its way to the server. */
  let waiting: { fields: Fields; button: HTMLElement | null } | null = null
  /** What a restored text brought along. */
  let carried: { version: string; sent: TypedText['sent'] } | null = null

  const hidden = (name: string) => {
    const field = element.elements.namedItem(name)
    return field instanceof HTMLInputElement && field.type === 'hidden' ? field.value : ''
  }

  function unsaved(): Fields {
    const now = readFields(element)
    // A field that came later opened with its own default.
    if (Object.keys(now).some(name => !(name in base))) base = { ...readDefaults(element), ...base }
    return changedFields(now, base)
  }

  function keep() {
    clearTimeout(timer)
    timer = undefined
    if (handsIn) return
    const fields = unsaved()
    if (Object.keys(fields).length === 0) return store.drop(place, id)
    holdPage()
    const version = carried?.version || hidden('version') || hidden('seen')
    store.put(place, {
      id,
      page: pageName,
      at: at || Date.now(),
      fields,
      version,
      sent: sent ?? carried?.sent ?? null,
    })
  }

  function keepNow() {
    if (timer !== undefined) keep()
  }

  function touch() {
    at = Date.now()
    clearTimeout(timer)
    timer = setTimeout(keep, KEEP_MS)
  }

  /** A key counts once for one text: what was changed since goes under a key of its own, or it would be taken as said. */
  function sameKey(): string | null {
    if (!carried?.sent) return null
    const now = unsaved()
    const { key, fields } = carried.sent
    return key !== '' && holdsFields(now, fields) && holdsFields(fields, now) ? key : null
  }

  function noteSent(key: string) {
    at ||= Date.now()
    sent = { key, fields: unsaved() }
    keep()
  }

  const onFormData = ({ formData }: FormDataEvent) => {
    formData.set(TYPED_ID, id)
    if (!carried) return
    const key = sameKey()
    if (key !== null && formData.has('idempotencyKey')) formData.set('idempotencyKey', key)
    const name = ['version', 'seen'].find(field => formData.has(field))
    if (carried.version !== '' && name) formData.set(name, carried.version)
  }
  const onInput = () => touch()
  const onReset = () => void setTimeout(keep)
  const onHide = () => keepNow()

  /** What was typed here before and is not what stands here now. */
  async function look() {
    const live = await livePages()
    if (!isOn || handsIn) return
    const now = readFields(element)
    const found = store.list(place).find(text => {
      const isOpen = byId.has(text.id) || (text.page !== pageName && live.has(text.page))
      if (isOpen || !Object.keys(text.fields).some(name => name in now)) return false
      if (!holdsFields(now, text.fields)) return true
      store.drop(place, text.id)
      return false
    })
    if (!found) return offer(null)
    const mark = resendMark.take(found.id)
    if (!mark) return offer(found)
    restore(found)
    // What follows the fields, such as a button that waits for an answer, gets its turn first.
    setTimeout(() => send(mark), SETTLE_MS)
  }

  /** Presses the button of before; where it is gone the text stands in its fields, for its writer to send. */
  function send({ name, value }: { name: string; value: string }) {
    const buttons = [...element.elements].filter(field => field instanceof HTMLButtonElement)
    const button = buttons.find(each => each.type === 'submit' && each.name === name && each.value === value)
    if (button && element.isConnected) element.requestSubmit(button)
  }

  function restore(text: TypedText) {
    carried = { version: text.version, sent: text.sent }
    fillFields(element, text.fields)
    at = text.at
    keep()
    store.drop(place, text.id)
    void look()
  }

  /** What was typed here for this form to hand in. */
  function settle() {
    for (const other of byId.values()) if (other !== live && other.isAt(place)) other.settled()
    for (const text of store.list(place)) if (text.page === pageName) store.drop(place, text.id)
  }

  function acknowledge(fields: Fields) {
    if (handsIn) return settle()
    wasSaved = true
    base = { ...base, ...fields }
    carried = null
    sent = null
    keep()
  }

  const live = {
    isAt: (other: TypedPlace) => isSamePlace(place, other),
    touch,
    noteSent,
    sentKey: () => carried?.sent?.key || null,
    restore,
    acknowledge,
    settled: () => acknowledge(readFields(element)),
    discard(text: TypedText) {
      store.drop(place, text.id)
      void look()
    },
    start(next: Offer) {
      offer = next
      isOn = true
      byId.set(id, live)
      element.addEventListener('formdata', onFormData)
      element.addEventListener('input', onInput)
      element.addEventListener('change', onInput)
      element.addEventListener('reset', onReset)
      addEventListener('pagehide', onHide)
      document.addEventListener('visibilitychange', onHide)
      store.prune()
      takeLate()
      void look()
    },
    stop() {
      keepNow()
      isOn = false
      element.removeEventListener('formdata', onFormData)
      element.removeEventListener('input', onInput)
      element.removeEventListener('change', onInput)
      element.removeEventListener('reset', onReset)
      removeEventListener('pagehide', onHide)
      document.removeEventListener('visibilitychange', onHide)
      if (wasSaved && !handsIn && Object.keys(unsaved()).length > 0) late = { place, id }
      if (!waiting) byId.delete(id)
    },
    /** The form is being sent. */
    send(button: HTMLElement | null) {
      waiting = { fields: readFields(element), button }
      noteSent(sameKey() ?? hidden('idempotencyKey'))
    },
    answered(answer: TypedAnswer) {
      const was = waiting
      waiting = null
      if (answer === 'saved') acknowledge(was?.fields ?? {})
      else if (answer === 'signed_out') resendMark.set(id, was?.button ?? null)
      // It came back: whatever is sent next stands on what the page shows now.
      else if (carried) carried = { ...carried, version: '' }
      if (!isOn) byId.delete(id)
    },
    rename(form: string) {
      if (place.form === form) return
      store.drop(place, id)
      place = { ...place, form }
      keep()
    },
  }

  function takeLate() {
    const given = late
    late = null
    if (!given || given.place.account !== place.account || isSamePlace(given.place, place)) return
    if (familyOf(given.place) !== familyOf(place)) return
    const text = store.list(given.place).find(other => other.id === given.id)
    if (!text) return
    store.put(place, { ...text, version: '', sent: null })
    store.drop(given.place, given.id)
  }

  return live
}
