import { useEffect } from 'react'
import { SIDEBAR_ID } from '#app/design/layout/navigation.ts'
import { keepFocusOn } from '#app/platform/client/kept-focus.ts'

/** What has the focus, or had it until it was taken out of the page, with what stood round it then. */
interface Held {
  readonly element: Element
  readonly round: readonly Element[]
  /** What had the focus before a dialog took it. */
  readonly before: HTMLElement | null
}

// Outside the hook: the frame of another page begins where the one before it ended.
let held: Held | null = null

/**
 * Keyboard and screen reader stay where they are: when what has the focus is taken out of the page, by another page or because
 * it was deleted, the focus goes to what had it before a dialog, to the same entry of the menu or the same field, else to the
 * nearest heading that is left. A press on nothing in particular still gives it up, as it does everywhere.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const observer = new MutationObserver(bringBack)
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', hold)
    document.addEventListener('focusout', letGo)
    bringBack()
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', hold)
      document.removeEventListener('focusout', letGo)
    }
  }, [])
}

function hold({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement)) return
  const isInDialog = target.closest('dialog') !== null
  const before = held?.before ?? (held?.element instanceof HTMLElement ? held.element : null)
  held = { element: target, round: ancestorsOf(target), before: isInDialog ? before : null }
}

/** Given up by a press beside it. What is taken out is not given up, but some browsers say so, too, just before. */
function letGo({ target, relatedTarget }: FocusEvent): void {
  if (relatedTarget !== null) return
  queueMicrotask(() => {
    const isHere = target instanceof Element && target.isConnected && document.hasFocus()
    if (isHere && held?.element === target && document.activeElement === document.body) held = null
  })
}

function bringBack(): void {
  if (!held || held.element.isConnected || document.activeElement !== document.body) return
  const { element, round, before } = held
  held = null
  const again =
    before?.isConnected && before.checkVisibility() ? before : (sameInMenu(element) ?? sameField(element))
  const heading = again ? null : headingLeft(round)
  if (again) again.focus({ preventScroll: true })
  else if (heading) keepFocusOn(heading)
}

/** The same entry in the menu of another frame, which was drawn anew. */
function sameInMenu(element: Element): HTMLElement | null {
  const address = element.closest(`#${SIDEBAR_ID}`) ? element.getAttribute('href') : null
  const entries = document.querySelectorAll<HTMLElement>(`#${SIDEBAR_ID} a[href]`)
  return [...entries].find(each => each.getAttribute('href') === address && each.checkVisibility()) ?? null
}

/** The same field of a form that was drawn anew, with the caret where it stood: a first save gives a text its address. */
function sameField(element: Element): HTMLElement | null {
  if (!(element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement)) return null
  const field = document.getElementById(element.id)
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return null
  if (field.name === '' || field.name !== element.name || field.type !== element.type) return null
  if (element.selectionStart !== null) field.setSelectionRange(element.selectionStart, element.selectionEnd)
  return field
}

/** The heading of the smallest part of the page that is left of those, or of the whole page. */
function headingLeft(round: readonly Element[]): HTMLElement | null {
  for (const each of round)
    if (each.isConnected && each.matches('section, article, #main')) {
      const heading = each.querySelector<HTMLElement>('h1, h2, h3')
      if (heading?.checkVisibility()) return heading
    }
  return document.querySelector<HTMLElement>('#main h1')
}

function ancestorsOf(element: Element): Element[] {
  const round: Element[] = []
  for (let each = element.parentElement; each; each = each.parentElement) round.push(each)
  return round
}
