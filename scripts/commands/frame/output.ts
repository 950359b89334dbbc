import type { Command } from 'commander'

export interface Output {
  readonly json: boolean
  /** Prints the outcome: the data as one JSON document, or the lines for people. */
  result(data: Record<string, unknown>, lines: readonly string[]): void
}

/** Where a command prints; reads `--json` wherever it stood on the command line. */
export function outputOf(command: Command): Output {
  const json = command.optsWithGlobals<{ json?: boolean }>().json === true
  return {
    json,
    result: (data, lines) => {
      console.log(json ? JSON.stringify({ ok: true, ...data }) : lines.join('\n'))
    },
  }
}
