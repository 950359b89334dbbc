/** What a command's exit code says. */
export const EXIT = { done: 0, failed: 1, usage: 2 } as const

/** A refusal that needs no stack trace: the message is for the operator. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure'
  readonly exitCode: number
  constructor(message: string, exitCode: number = EXIT.failed) {
    super(message)
    this.exitCode = exitCode
  }
}
