import { type ComponentType, useEffect, useRef, useState } from 'react'
import { PlainToasts } from '../primitives/toast/plain-toasts.tsx'
import { type FlashMessage, SHOW_TOAST } from '../primitives/toast/toast.ts'
import { useYielding } from './use-yielding.ts'

/**
 * The one place where messages flash. The server's HTML shows them as plain `role=status` notes; once scripts run
 * and there is something to show, sonner is fetched and takes over. Put it once in the root layout.
 */
export function Toasts({ toasts }: { toasts: readonly FlashMessage[] }) {
  const [messages, setMessages] = useState(toasts)
  const [Scripted, setScripted] = useState<ComponentType<{ toasts: readonly FlashMessage[] }> | null>(null)

  const shelf = useYielding<HTMLDivElement>()
  const isTabbing = useRef(false)

  useEffect(() => {
    forgetSent(toasts)
    setMessages(current => {
      const fresh = toasts.filter(toast => current.every(({ id }) => id !== toast.id))
      return fresh.length > 0 ? [...current, ...fresh] : current
    })
  }, [toasts])

  useEffect(() => {
    const add = (event: Event) =>
      setMessages(current => [...current, (event as CustomEvent<FlashMessage>).detail])
    window.addEventListener(SHOW_TOAST, add)
    return () => window.removeEventListener(SHOW_TOAST, add)
  }, [])

  const some = messages.length > 0
  useEffect(() => {
    // Should the file not arrive, the plain notes simply stay.
    if (some)
      void import('../primitives/toast/sonner-toasts.tsx').then(
        file => setScripted(() => file.default),
        () => {},
      )
  }, [some])

  return (
    <div
      ref={shelf}
      className="toast-shelf"
      onKeyDownCapture={({ key }) => {
        isTabbing.current = key === 'Tab'
      }}
      onBlurCapture={event => {
        // sonner gives the focus back to where it came from whenever it leaves: Tab would never get past a message.
        if (isTabbing.current) event.stopPropagation()
        isTabbing.current = false
      }}
    >
      {Scripted ? <Scripted toasts={messages} /> : <PlainToasts toasts={messages} />}
    </div>
  )
}

/** The server sends a message with every answer until it is known to be shown: it is now. */
function forgetSent(toasts: readonly FlashMessage[]): void {
  if (toasts.some(({ id }) => document.cookie.includes(`toast=${id}-`)))
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
    document.cookie = 'toast=; Path=/; Max-Age=0; SameSite=Lax'
}
