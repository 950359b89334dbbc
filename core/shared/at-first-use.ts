/**
 * Makes something when it is first asked for, and gives that ever after: for what takes long to make and may never be wanted,
 * such as a text taken apart or a hundred patterns. What could not be made is tried again by whoever asks next.
 */
export function atFirstUse<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
