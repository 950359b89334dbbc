/**
 * A line in which work waits: one thing at a time in this process, for what takes a lot of memory meanwhile. What fails lets
 * the next one go on.
 */
export function makeLine(): <Made>(make: () => Promise<Made>) => Promise<Made> {
  let previous: Promise<unknown> = Promise.resolve()
  return make => {
    const made = previous.then(make)
    previous = made.catch(() => null)
    return made
  }
}
