import { data, type HeadersArgs, redirect } from 'react-router'
import { TYPED_HEADER, type TypedAnswer } from '#core/shared/typed-answer.ts'
import { type ToastKey, toastCookie } from './toast.ts'

/** The form again, with its status and what was typed. */
export function formAgain<Reply>(refused: { status: number; reply: Reply }) {
  return data({ reply: refused.reply }, { status: refused.status })
}

/** The page again with one sentence of what was wrong, where no field can say it. */
export function pageAgain(status: number, problem: string) {
  return data({ problem }, { status })
}

/** A route's `headers` that sends on what its action said, such as a cookie; without it the router keeps it back. */
export function headersOfAction({ actionHeaders }: HeadersArgs): Headers {
  return actionHeaders
}

/**
 * See Other after a successful post, with a word of what happened that shows even without JavaScript. It acknowledges the
 * text of the form, which the browser then no longer keeps; `typed` says so where the text was not taken after all.
 */
export function done(
  to: string,
  toast?: ToastKey,
  options: { params?: Record<string, string>; headers?: Headers; typed?: TypedAnswer } = {},
): Response {
  const headers = new Headers(options.headers)
  headers.set(TYPED_HEADER, options.typed ?? 'saved')
  if (toast) headers.append('Set-Cookie', toastCookie(toast, options.params))
  return redirect(to, { status: 303, headers })
}

/** A dead end: the row is not there, or not yours, which look alike from outside. */
export function notFound(): Response {
  return new Response('Not found', { status: 404, statusText: 'Not Found' })
}

/** The loader of an address that only takes what is posted: there is nothing to look at. */
export function nothingToSee(): never {
  throw notFound()
}
