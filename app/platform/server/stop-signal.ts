/** The longest a stop may take, in milliseconds: what runs us may kill us after that. */
const LIMIT_MS = 10_000

/** Runs `close` at the first SIGINT or SIGTERM and ends the process; a second signal or ten seconds end it at once. */
export function onStopSignal(close: () => Promise<void>): void {
  let stopping = false
  const stop = () => {
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(1), LIMIT_MS).unref()
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
