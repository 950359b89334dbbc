import { config } from '#app/config.server.ts'
import { TOASTS, type ToastCopy, type ToastKey } from '#app/copy/toasts.ts'

export type { ToastKey }

/** A flash message ready to be shown; the id changes with each, so that the browser shows it once. */
export interface FlashToast {
  readonly id: string
  readonly copy: ToastCopy
}

const NAME = 'toast'
const VALUE = /^(\w{1,40})(?:\.([A-Za-z0-9%=&+_-]{0,400}))?$/

/** The Set-Cookie value that shows a message on the next page, whichever that is. Kept for one minute at most. */
export function toastCookie(key: ToastKey, params: Record<string, string> = {}): string {
  const query = new URLSearchParams(params).toString()
  return cookie(`${key}${query ? `.${query}` : ''}`, 60)
}

/** Takes the message away once it was shown. */
export function clearToastCookie(): string {
  return cookie('', 0)
}

/** The message waiting in the request, or null. Unknown keys say nothing; parameters are text and never markup. */
export function readToast(request: Request): FlashToast | null {
  const raw = request.headers.get('Cookie')?.match(/(?:^|;\s*)toast=([^;]*)/)?.[1]
  const parts = raw?.match(VALUE)
  const key = parts?.[1]
  if (!key || !Object.hasOwn(TOASTS, key)) return null
  const copy: ToastCopy = TOASTS[key as ToastKey]
  const params = new URLSearchParams(parts?.[2] ?? '')
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => params.get(name)?.slice(0, 80) ?? '')
  return {
    id: crypto.randomUUID(),
    copy: { ...copy, title: fill(copy.title), ...(copy.text ? { text: fill(copy.text) } : {}) },
  }
}

function cookie(value: string, maxAge: number): string {
  // The value is made of cookie-safe characters already; `writeCookie` would encode it a second time.
  return `${NAME}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${config().secure ? '; Secure' : ''}`
}
