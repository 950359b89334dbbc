import type { ToastText } from '#core/shared/toasts.ts'
import { readRawCookies, writeRawCookie } from './cookies.ts'

/** Every flash message by its key. `app/toasts.ts` fills it in. */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by declaration merging
export interface ToastCatalogue {}

export type ToastKey = keyof ToastCatalogue & string

/** A flash message ready to be shown; the id changes with each, however often it is read, so that it is shown once. */
export interface FlashToast {
  readonly id: string
  readonly copy: ToastText
}

const NAME = 'toast'
/** Characters of a parameter that are shown. Three of them, each character up to twelve when it is sent, stay below the limit. */
const MOST_SHOWN = 80
const VALUE = /^(?:([0-9a-f]{8})-)?(\w{1,40})(?:\.([A-Za-z0-9%=&+_.*-]{0,3000}))?$/

/**
 * The Set-Cookie value that shows a message on the next page, whichever that is, with at most three parameters. Kept for one
 * minute at most.
 */
export function toastCookie(key: ToastKey, params: Record<string, string> = {}): string {
  const query = new URLSearchParams(
    Object.entries(params).map(([name, value]) => [name, shownOf(value)]),
  ).toString()
  const id = crypto.randomUUID().slice(0, 8)
  return cookie(`${id}-${key}${query ? `.${query}` : ''}`, 60)
}

/** Takes the message away once it was shown. */
export function clearToastCookie(): string {
  return cookie('', 0)
}

/** The message waiting in the request, or null. Unknown keys say nothing; parameters are text and never markup. */
export function readToast(
  request: Request,
  catalogue: Readonly<Record<string, ToastText>>,
): FlashToast | null {
  const parts = readRawCookies(request)[NAME]?.match(VALUE)
  const key = parts?.[2]
  const copy = key && Object.hasOwn(catalogue, key) ? catalogue[key] : undefined
  if (!copy) return null
  const params = new URLSearchParams(parts?.[3] ?? '')
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => shownOf(params.get(name) ?? ''))
  return {
    id: parts?.[1] ?? crypto.randomUUID(),
    copy: { ...copy, title: fill(copy.title), ...(copy.text ? { text: fill(copy.text) } : {}) },
  }
}

/**
 * Whether the answer itself takes the message away: a page does. What a script fetches may be dropped on its way,
 * because something newer was asked for meanwhile; there the browser takes it away once it shows it.
 */
export function isShownAtOnce(request: Request): boolean {
  return request.headers.get('Sec-Fetch-Dest') !== 'empty'
}

/** The beginning of a text, of whole characters. */
function shownOf(text: string): string {
  return Array.from(text.slice(0, 2 * MOST_SHOWN))
    .slice(0, MOST_SHOWN)
    .join('')
}

function cookie(value: string, maxAge: number): string {
  // Scripts may read it (they take it away once it is shown); it holds the name of a text and no secret.
  return writeRawCookie(NAME, value, { maxAge, readable: true })
}
