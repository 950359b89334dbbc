import { data, type HeadersArgs, redirect } from 'react-router'
import { type ToastKey, toastCookie } from './toast.ts'

/** The form again, with its status and what was typed. */
export function formAgain<Reply>(refused: { status: number; reply: Reply }, headers?: HeadersInit) {
  return data({ reply: refused.reply }, { status: refused.status, ...(headers ? { headers } : {}) })
}

/** A route's `headers` that sends on what its action said, such as Retry-After; without it the router keeps it back. */
export function headersOfAction({ actionHeaders }: HeadersArgs): Headers {
  return actionHeaders
}

/** See Other after a successful post, with a word of what happened that shows even without JavaScript. */
export function done(
  to: string,
  toast?: ToastKey,
  options: { params?: Record<string, string>; headers?: Headers } = {},
): Response {
  const headers = new Headers(options.headers)
  if (toast) headers.append('Set-Cookie', toastCookie(toast, options.params))
  return redirect(to, { status: 303, headers })
}

/** A dead end: the row is not there, or not yours, which look alike from outside. */
export function notFound(): Response {
  return new Response('Not found', { status: 404, statusText: 'Not Found' })
}
