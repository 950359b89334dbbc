/** What the server said to a capture that had waited on a device. */
export interface SendingAnswer {
  /** 0 for none, or for an answer that leads elsewhere. */
  readonly status: number
  /** It leads to another page, as to the sign-in. */
  readonly isLedAway: boolean
  /** It says that the text was saved. */
  readonly isSaved: boolean
}

/**
 * What becomes of a waiting capture: it is done with only when the server says that it has the text. Without an answer, or
 * with one that is no answer to it, it waits on and is sent again under the same name, so that it never becomes two stories.
 */
export type SendingOutcome = 'sent' | 'signed_out' | 'refused' | 'waiting'

/** Reads the answer to a capture that was sent. */
export function sendingOutcome({ status, isLedAway, isSaved }: SendingAnswer): SendingOutcome {
  if (isLedAway || status === 401) return 'signed_out'
  if (status >= 200 && status < 300) return isSaved ? 'sent' : 'waiting'
  const isOurs = status === 400 || status === 403 || status === 409 || status === 413 || status === 422
  return isOurs ? 'refused' : 'waiting'
}

/** Whose captures may be sent for `account`: its own, and never those of somebody else or of nobody that is known. */
export function mayBeSentFor(owner: string, account: string): boolean {
  return owner !== '' && owner === account
}
