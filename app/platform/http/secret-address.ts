/** Longest key that is looked up; ours have 43 letters. */
const KEY_LENGTH = 100

/** The key in `?token=` of an address that was mailed; '' when there is none. */
export function secretOf(request: Request): string {
  return new URL(request.url).searchParams.get('token')?.slice(0, KEY_LENGTH) ?? ''
}

/**
 * The `headers` of a route whose address holds a key: told to nobody, kept by nobody in between, found by no search.
 */
export function secretHeaders(input: { actionHeaders: Headers; errorHeaders: Headers | undefined }): Headers {
  const headers = new Headers(input.errorHeaders ?? input.actionHeaders)
  headers.set('X-Robots-Tag', 'noindex, nofollow')
  headers.set('Referrer-Policy', 'no-referrer')
  headers.set('Cache-Control', 'no-store')
  return headers
}
