/** The work could not be done in a thread: too much waits already, it took too long, or the thread ended under it. */
export class ThreadUnavailable extends Error {
  override readonly name = 'ThreadUnavailable'
  readonly reason: 'busy' | 'too_slow' | 'ended'

  constructor(reason: ThreadUnavailable['reason'], what: string) {
    super(`${what}: the thread is ${reason}`)
    this.reason = reason
  }
}
