/** What of an error may be written down, as it is named in the log. */
export interface DescribedError {
  readonly type: string
  readonly message: string
  readonly stack?: string
  readonly cause?: DescribedError
  readonly [field: string]: unknown
}

/**
 * What else tells an operator something about an error and nothing about a person. The database's `detail` and `where`
 * quote the row, and a provider's answer may quote what it was asked, so they stay away.
 */
const FIELDS = ['code', 'status', 'reason', 'constraint_name', 'table_name', 'column_name', 'requestId']

/** Longest text that is kept of a message, in characters. */
const LONGEST_MESSAGE = 2_000
const DEEPEST_CAUSE = 3

/**
 * An error as the log may keep it: what it is and where it happened, with everything that has the shape of a key or of an
 * email address taken out, since a message may quote the address or the text that it stumbled over. Never throws.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutSecrets(nameOf(error)) }
  const fields = Object.fromEntries(
    FIELDS.map(name => [name, Reflect.get(error, name)] as const)
      .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
      .map(([name, value]) => [name, typeof value === 'string' ? withoutSecrets(value) : value]),
  )
  return {
    type: error.name,
    message: withoutSecrets(error.message),
    ...(error.stack ? { stack: withoutSecrets(error.stack, 4 * LONGEST_MESSAGE) } : {}),
    ...fields,
    ...(error.cause !== undefined && depth < DEEPEST_CAUSE
      ? { cause: describeError(error.cause, depth + 1) }
      : {}),
  }
}

/** Of what was thrown and is no error: a text as it is, of an answer its status, of anything else nothing. */
function nameOf(thrown: unknown): string {
  if (typeof thrown === 'string') return thrown
  return thrown instanceof Response ? `an answer with status ${thrown.status}` : ''
}

/** Our keys are 43 letters of base64url; sessions, signatures and other people's keys are no shorter than 32. */
const KEY = /(?<![\w-])(?=[\w-]*\d)[\w-]{32,}/g
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,64}(\.[\w-]{1,64})+/g
/** Whatever follows one of these names in an address that a message quotes. */
const ADDRESS = /\b(https?:\/\/[^\s/"'?#]+)[^\s"')]*/gi

function withoutSecrets(text: string, longest = LONGEST_MESSAGE): string {
  return text
    .slice(0, longest)
    .replace(ADDRESS, '$1/…')
    .replace(EMAIL, '…@…')
    .replace(KEY, key => (UUID.test(key) ? key : '…'))
}
