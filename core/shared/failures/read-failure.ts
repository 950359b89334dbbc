/** What a caught value says of itself. */
export interface FailureFacts {
  /** The message of an error (or of anything that has one), or the string itself; else ''. */
  readonly message: string
  /** The numeric `status`, or `null`. */
  readonly status: number | null
  /** The textual `code`, or ''. */
  readonly code: string
}

/** Reads a caught value, whatever it is: getters and proxies that throw count as saying nothing. */
export function readFailure(failure: unknown): FailureFacts {
  if (typeof failure === 'string') return { message: failure, status: null, code: '' }
  if (typeof failure === 'number') return { message: '', status: failure, code: '' }
  if (typeof failure !== 'object' || failure === null) return { message: '', status: null, code: '' }
  const message = read(failure, 'message')
  const status = read(failure, 'status')
  const code = read(failure, 'code')
  return {
    message: typeof message === 'string' ? message : '',
    status: typeof status === 'number' ? status : null,
    code: typeof code === 'string' ? code : '',
  }
}

function read(source: object, key: string): unknown {
  try {
    return Reflect.get(source, key)
  } catch {
    return undefined
  }
}
