/** What was found once and may be asked for again. */
export interface Kept<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
}

/** Keeps the values that were asked for or set last, at most `most` of them. */
export function keepNewest<Value>(most: number): Kept<Value> {
  const values = new Map<string, Value>()
  const renew = (key: string, value: Value) => {
    // The last in a map is the last to be forgotten.
    values.delete(key)
    values.set(key, value)
  }
  return {
    get(key) {
      const value = values.get(key)
      if (value !== undefined) renew(key, value)
      return value
    },
    set(key, value) {
      renew(key, value)
      const [oldest = key] = values.keys()
      if (values.size > most) values.delete(oldest)
    },
  }
}
