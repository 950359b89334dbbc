export type ToastKind = 'success' | 'destructive' | 'info'

export interface ToastMessage {
  id: string
  kind: ToastKind
  /** Default: 'Error' for destructive, 'Success' for success. */
  title?: string
  description?: string
  /** Milliseconds; default `toastDurationMs`. */
  durationMs?: number
}

/** Most toasts on screen at once (specification, section 9). */
export const MAX_VISIBLE_TOASTS = 3

const titles: Record<ToastKind, string | undefined> = {
  success: 'Success',
  destructive: 'Error',
  info: undefined,
}

/** What a toast is headed: its own title, else the specification's 'Success' or 'Error', else its text. */
export function toastTitle(toast: Pick<ToastMessage, 'kind' | 'title' | 'description'>): string {
  return toast.title ?? titles[toast.kind] ?? toast.description ?? ''
}

/**
 * How long a toast stays, in milliseconds (specification, section 9): 2 s for copied, 3 s for the success of
 * save, delete, update and create, 4 s for validation, 5 s for everything else.
 */
export function toastDurationMs(
  toast: Pick<ToastMessage, 'kind' | 'title' | 'description' | 'durationMs'>,
): number {
  if (toast.durationMs !== undefined) return toast.durationMs
  const text = `${toast.title ?? ''} ${toast.description ?? ''}`
  if (toast.title === 'Validation Error' || toast.title === 'Required Fields Missing') return 4000
  if (/\bcopied\b/i.test(text)) return 2000
  if (toast.kind === 'success' && /\b(saved|deleted|updated|created)\b/i.test(text)) return 3000
  return 5000
}
