import { type CSSProperties, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { toast as show, Toaster } from 'sonner'
import { MAX_VISIBLE_TOASTS } from '#core/shared/toasts.ts'
import { CircleCheck, OctagonAlert } from '../../icons/icons.ts'
import { type FlashMessage, toastStay, toastTitle } from './toast.ts'

const colours = {
  '--normal-bg': 'var(--raised)',
  '--normal-text': 'var(--ink)',
  '--normal-border': 'var(--line)',
  '--border-radius': 'var(--radius-md)',
  fontFamily: 'inherit',
} as CSSProperties

const ABOVE_BARS = { bottom: 'var(--toasts-foot)' }

const icons = {
  success: <CircleCheck size={20} aria-hidden className="text-success" />,
  error: <OctagonAlert size={20} aria-hidden className="text-danger" />,
}

/**
 * The same messages shown by sonner: one above the other, timed, dismissed by swipe or key. Loaded only when there is one.
 * They never lie on each other: a stack that opens under the pointer moves an Undo away from whoever reaches for it.
 */
export default function SonnerToasts({ toasts }: { toasts: readonly FlashMessage[] }) {
  const shown = useRef(new Set<string>())
  useEffect(() => {
    for (const { id, copy } of toasts) {
      if (shown.current.has(id)) continue
      shown.current.add(id)
      const { link, undo } = copy
      const options = {
        id,
        description: link ? (
          <Link to={link.to} className="underline underline-offset-4" onClick={() => show.dismiss(id)}>
            {link.label}
          </Link>
        ) : (
          copy.text
        ),
        duration: toastStay(copy),
        ...(undo ? { action: { label: 'Undo', onClick: undo } } : {}),
      }
      if (copy.tone === 'error') show.error(toastTitle(copy), options)
      else show.success(toastTitle(copy), options)
    }
  }, [toasts])
  return (
    <Toaster
      expand
      visibleToasts={MAX_VISIBLE_TOASTS}
      position="bottom-right"
      gap={10}
      offset={ABOVE_BARS}
      mobileOffset={ABOVE_BARS}
      icons={icons}
      style={colours}
      toastOptions={{
        classNames: {
          toast:
            'text-sm! focus-visible:outline-2! focus-visible:outline-offset-2! focus-visible:outline-ember!',
          description: 'text-ink-soft!',
        },
      }}
    />
  )
}
