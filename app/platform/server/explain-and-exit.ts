import { ConfigurationError } from '#app/config.server.ts'

/** Ends a start that failed: an operator's mistake is told as it is, a bug with the place where it happened. */
export function explainAndExit(error: unknown): never {
  const isMistake = error instanceof ConfigurationError
  console.error(
    error instanceof Error && !isMistake ? error.stack : error instanceof Error ? error.message : error,
  )
  process.exit(1)
}
