/** Toasts visible at once, at most. */
export const MAX_VISIBLE_TOASTS = 3

/** How long a toast stays, in milliseconds, by what it is about. */
export const TOAST_DURATIONS_MS = {
  default: 5000,
  saved: 3000,
  deleted: 3000,
  updated: 3000,
  created: 3000,
  copied: 2000,
  validation: 4000,
} as const

export type ToastKind = keyof typeof TOAST_DURATIONS_MS

/** Milliseconds for a kind of toast; an unknown kind stays as long as the default one. */
export function toastDurationMs(kind: string | null | undefined): number {
  return isToastKind(kind) ? TOAST_DURATIONS_MS[kind] : TOAST_DURATIONS_MS.default
}

function isToastKind(kind: unknown): kind is ToastKind {
  return typeof kind === 'string' && Object.hasOwn(TOAST_DURATIONS_MS, kind)
}

/** What a flash message says. `{name}` is filled from the message's parameters. */
export interface ToastText {
  readonly title: string
  readonly text?: string
  readonly tone: 'success' | 'error'
  /** What it is about; decides how long it stays. */
  readonly kind: ToastKind
}
