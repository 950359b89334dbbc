import { readFailure } from './read-failure.ts'

const UNEXPECTED = 'An unexpected error occurred. Please try again.'

/** The first match wins; statuses count by their number and their name. */
const TABLE: readonly { readonly cause: RegExp; readonly message: string }[] = [
  { cause: /network|fetch/i, message: 'Connection issue. Please check your internet and try again.' },
  { cause: /unauthorized|403/i, message: "You don't have permission to perform this action." },
  { cause: /not found|404/i, message: 'The requested resource was not found.' },
  {
    cause: /rate limit|too many requests/i,
    message: 'Too many requests. Please wait a moment and try again.',
  },
  { cause: /timeout/i, message: 'The request timed out. Please try again.' },
]

/** What HTTP calls these statuses, where the table knows the name but not the number. */
const STATUS_NAMES: Readonly<Record<number, string>> = {
  401: 'unauthorized',
  408: 'timeout',
  429: 'too many requests',
  504: 'timeout',
}

/** The sentence for a failure, from an `Error`'s message, a string or a numeric `status`; never throws. */
export function friendlyMessage(failure: unknown): string {
  const { message, status } = readFailure(failure)
  const text = `${message} ${status ?? ''} ${status === null ? '' : (STATUS_NAMES[status] ?? '')}`
  return TABLE.find(row => row.cause.test(text))?.message ?? UNEXPECTED
}
