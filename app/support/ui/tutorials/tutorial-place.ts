import { closeDrawer } from '#app/design/layout/navigation.ts'
import { isFocusFree } from '#app/platform/client/kept-focus.ts'
import { openTool } from '#app/platform/client/tools.ts'
import { isTutorialId, type TutorialId } from '#core/support/tutorials/places.ts'

/** Which tutorial this tab shows, and how. */
export interface TutorialPlace {
  readonly id: TutorialId
  /** From 0; null until it is known where the person left it. */
  readonly step: number | null
  readonly isMinimised: boolean
}

const KEY = 'tutorial'
let raw: string | null | undefined
const listeners = new Set<() => void>()
let opener: Element | null = null
let isCarried = false

/** The place as it is kept for this tab, so that it is still there after a reload. */
export function storedPlace(): string | null {
  if (raw !== undefined) return raw
  try {
    raw = sessionStorage.getItem(KEY)
  } catch {
    raw = null
  }
  return raw
}

/** What was kept, as far as it can be read: the tab's memory is anybody's to write. */
export function readPlace(stored: string | null): TutorialPlace | null {
  try {
    const { id, step, isMinimised } = JSON.parse(stored ?? '') as Partial<TutorialPlace>
    if (!isTutorialId(id)) return null
    return { id, step: typeof step === 'number' ? step : null, isMinimised: isMinimised === true }
  } catch {
    return null
  }
}

/** Keeps the place, or forgets it. */
export function storePlace(place: TutorialPlace | null): void {
  raw = place && JSON.stringify(place)
  try {
    if (raw) sessionStorage.setItem(KEY, raw)
    else sessionStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing shows it until the next reload.
  }
  for (const listener of listeners) listener()
}

/** Tells of every change of the place; answers how to stop. */
export function watchPlace(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Begins a tutorial over the page, or goes on where the person left it. */
export function beginTutorial(id: TutorialId): void {
  opener = document.activeElement
  closeDrawer()
  storePlace({ id, step: null, isMinimised: false })
  openTool('tutorial')
}

/** Gives the focus back to what began the tutorial, or to the page when that is gone. */
export function leaveTutorial(): void {
  const back =
    opener instanceof HTMLElement && opener.checkVisibility() ? opener : document.getElementById('main')
  opener = null
  back?.focus({ preventScroll: true })
}

/**
 * The card goes to another page, whose frame may be another: there it is built anew, and the focus that it holds now,
 * or is about to take, would be lost.
 */
export function carryFocus(isAboutTo: boolean): void {
  isCarried = isAboutTo || document.activeElement?.closest('.tutorial-card') != null
}

/** The page came and the card is still the same: it has its focus. */
export function keepFocus(): void {
  isCarried = false
}

/** Did the card before this one hold the focus, and has nothing else taken it meanwhile? True once. */
export function takeFocus(): boolean {
  const isTaken = isCarried
  isCarried = false
  return isTaken && isFocusFree()
}
