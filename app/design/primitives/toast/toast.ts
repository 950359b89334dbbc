import { toastDurationMs } from '#core/shared/toasts.ts'

/** A message to flash; `app/toasts.ts` holds the ones the server sends. */
export interface ToastText {
  /** Default: 'Success' or, for tone error, 'Error'. */
  readonly title?: string
  readonly text?: string
  readonly tone?: 'success' | 'error'
  /** What it is about; decides how long it stays. */
  readonly kind?: string
  /** Leads to what it is about. */
  readonly link?: { readonly label: string; readonly to: string }
  /** Takes back what was done; only for toasts shown by a script. */
  readonly undo?: () => void
}

export interface FlashMessage {
  /** Changes with each message, so that it is shown once. */
  readonly id: string
  readonly copy: ToastText
}

/** Titles of toasts that bring none: an error toast is headed Error, any other Success. */
export function toastTitle({ title, tone }: ToastText): string {
  return title ?? (tone === 'error' ? 'Error' : 'Success')
}

/** How long a toast stays, in milliseconds, by what it is about. */
export function toastStay({ kind }: ToastText): number {
  return toastDurationMs(kind)
}

export const SHOW_TOAST = 'brandhearth:toast'

/** Shows a toast from a script, e.g. after copying to the clipboard: `showToast({ title: 'Copied', kind: 'copied' })`. */
export function showToast(copy: ToastText): void {
  const message: FlashMessage = { id: crypto.randomUUID(), copy }
  window.dispatchEvent(new CustomEvent(SHOW_TOAST, { detail: message }))
}
