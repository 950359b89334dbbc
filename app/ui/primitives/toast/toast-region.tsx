import { type CSSProperties, useEffect, useRef } from 'react'
import { toast as show, Toaster } from 'sonner'
import { classNames } from '../class-names.ts'
import { useHydrated } from '../use-hydrated.ts'
import { MAX_VISIBLE_TOASTS, type ToastMessage, toastDurationMs, toastTitle } from './toast-message.ts'

/**
 * Flash messages. The server renders them as plain `role=status` notes; once scripts run sonner takes them over:
 * at most three at a time, each for the time the specification gives it. Put it once in the root layout.
 */
export function ToastRegion({ toasts = [] }: { toasts?: readonly ToastMessage[] }) {
  const hydrated = useHydrated()
  const seen = useRef(new Set<string>())
  useEffect(() => {
    for (const toast of toasts) {
      if (seen.current.has(toast.id)) continue
      seen.current.add(toast.id)
      showToast(toast)
    }
  }, [toasts])
  if (!hydrated) return <PlainToasts toasts={toasts} />
  return (
    <Toaster
      visibleToasts={MAX_VISIBLE_TOASTS}
      position="bottom-right"
      gap={10}
      toastOptions={{ className: 'font-text!' }}
      style={sonnerColours}
    />
  )
}

/** Shows a toast from a script, e.g. after copying to the clipboard. */
export function showToast(toast: Omit<ToastMessage, 'id'> & { id?: string }): void {
  const title = toastTitle(toast)
  const options = {
    id: toast.id,
    description: title === toast.description ? undefined : toast.description,
    duration: toastDurationMs(toast),
  }
  if (toast.kind === 'destructive') show.error(title, options)
  else if (toast.kind === 'success') show.success(title, options)
  else show(title, options)
}

const sonnerColours = {
  '--normal-bg': 'var(--raised)',
  '--normal-text': 'var(--ink)',
  '--normal-border': 'var(--line)',
  '--border-radius': 'var(--radius-md)',
} as CSSProperties

function PlainToasts({ toasts }: { toasts: readonly ToastMessage[] }) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 grid gap-2.5 sm:left-auto sm:w-88 print:hidden"
    >
      {toasts.slice(0, MAX_VISIBLE_TOASTS).map(toast => {
        const title = toastTitle(toast)
        return (
          <div
            key={toast.id}
            className={classNames(
              'pointer-events-auto rounded-md border bg-raised px-4 py-3 text-sm shadow-far',
              toast.kind === 'destructive' ? 'border-danger' : 'border-line',
            )}
          >
            <p className="font-semibold">{title}</p>
            {toast.description && toast.description !== title ? (
              <p className="text-ink-soft">{toast.description}</p>
            ) : null}
          </div>
        )
      })}
    </div>
  )
}
