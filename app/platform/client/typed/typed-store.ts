/** The fields of a form by name; several values where several fields share a name, none where no box is ticked. */
export type Fields = Readonly<Record<string, readonly string[]>>

/** What somebody typed into one form and the server has not acknowledged yet. */
export interface TypedText {
  readonly id: string
  /** Names the loading of a page in which it was typed. */
  readonly page: string
  /** Milliseconds since 1970 of the last key. */
  readonly at: number
  /** Only what differs from what the form opened with. */
  readonly fields: Fields
  /** The version of the thing on which it was typed, or the marks of its parts; '' where there are none. */
  readonly version: string
  /** What was sent last, and the key under which it counts once; null before that. */
  readonly sent: { readonly key: string; readonly fields: Fields } | null
}

/** Whose text it is, and of which form and thing, such as `story:` and the story's id. */
export interface TypedPlace {
  readonly account: string
  readonly form: string
}

/** The account of everybody who is not signed in. */
export const VISITOR = 'visitor'

const PREFIX = 'brandhearth:typed:'
const DAY_MS = 24 * 60 * 60 * 1000
/** How long the device keeps a text that nobody came back for. */
const LIFE_MS = 30 * DAY_MS
/** Visitors may share a device with strangers. */
const VISITOR_LIFE_MS = DAY_MS
/** The most texts that one device keeps; the oldest go first. */
const MOST = 60

type Device = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/**
 * The texts that a device keeps until the server has them, in its local storage. A storage that is full, switched off or
 * was written by somebody else never throws: then nothing is kept.
 */
export function createTypedStore(device: () => Device, now: () => number = Date.now) {
  const prefixOf = ({ account, form }: TypedPlace) =>
    `${PREFIX}${encodeURIComponent(account)}:${encodeURIComponent(form)}:`

  function keys(prefix: string): string[] {
    const storage = device()
    return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter(key =>
      key.startsWith(prefix),
    )
  }

  function read(key: string): TypedText | null {
    try {
      return readTyped(JSON.parse(device().getItem(key) ?? 'null'))
    } catch {
      return null
    }
  }

  /** Every text of a prefix with its key, the oldest first; what cannot be read counts as the oldest. */
  function stored(prefix: string): { key: string; text: TypedText | null }[] {
    return keys(prefix)
      .map(key => ({ key, text: read(key) }))
      .toSorted((a, b) => (a.text?.at ?? 0) - (b.text?.at ?? 0))
  }

  function safely<Value>(work: () => Value, otherwise: Value): Value {
    try {
      return work()
    } catch {
      return otherwise
    }
  }

  function put(place: TypedPlace, text: TypedText): boolean {
    const key = prefixOf(place) + text.id
    const words = JSON.stringify(text)
    return safely(() => {
      for (let attempt = 0; ; attempt += 1) {
        try {
          device().setItem(key, words)
          return true
        } catch {
          // Full: what was typed just now matters more than what lay longest.
          const oldest = stored(PREFIX).find(other => other.key !== key)
          if (!oldest || attempt > MOST) return false
          device().removeItem(oldest.key)
        }
      }
    }, false)
  }

  return {
    /** The texts of one form of one account, the newest first. */
    list: (place: TypedPlace): readonly TypedText[] =>
      safely(
        () =>
          stored(prefixOf(place))
            .flatMap(({ text }) => text ?? [])
            .toReversed(),
        [],
      ),
    /** Keeps a text in place of what was kept under its id; false when the device keeps nothing. */
    put,
    drop: (place: TypedPlace, id: string): void =>
      safely(() => device().removeItem(prefixOf(place) + id), undefined),
    /** Forgets what is too old, what cannot be read and what is too much. */
    prune(): void {
      safely(() => {
        const all = stored(PREFIX)
        for (const [at, { key, text }] of all.entries()) {
          const life = key.startsWith(`${PREFIX}${VISITOR}:`) ? VISITOR_LIFE_MS : LIFE_MS
          const isOver = !text || now() - text.at > life
          if (isOver || at < all.length - MOST) device().removeItem(key)
        }
      }, undefined)
    },
    /** Forgets what visitors typed: somebody else uses the device now. */
    forgetVisitors(): void {
      safely(() => {
        for (const key of keys(`${PREFIX}${VISITOR}:`)) device().removeItem(key)
      }, undefined)
    },
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readFields(stored: unknown): Fields | null {
  if (!isRecord(stored)) return null
  const isList = (value: unknown) => Array.isArray(value) && value.every(part => typeof part === 'string')
  return Object.values(stored).every(isList) ? (stored as Fields) : null
}

function readTyped(stored: unknown): TypedText | null {
  if (!isRecord(stored)) return null
  const { id, page, at, version, sent } = stored
  const fields = readFields(stored.fields)
  if (typeof id !== 'string' || typeof page !== 'string' || typeof at !== 'number' || !fields) return null
  const sentFields = isRecord(sent) ? readFields(sent.fields) : null
  return {
    id,
    page,
    at,
    fields,
    version: typeof version === 'string' ? version : '',
    sent:
      isRecord(sent) && typeof sent.key === 'string' && sentFields
        ? { key: sent.key, fields: sentFields }
        : null,
  }
}
