/** What stands between one more credit and the assistant: the plan’s month, or all that a free trial includes. */
export interface CreditsLeft {
  readonly of: 'month' | 'trial'
  readonly used: number
  /** `Infinity` when there is no end. */
  readonly limit: number
  /** From 0; `Infinity` when there is no end. */
  readonly left: number
}

/**
 * The narrower of a month's credits and a trial's: `inTrial` is null where no trial runs, else what was spent in it and
 * what it includes. When both leave the same, the month is told, since it begins anew.
 */
export function creditsLeft(
  month: { readonly used: number; readonly limit: number },
  inTrial: { readonly used: number; readonly limit: number } | null,
): CreditsLeft {
  const left = ({ used, limit }: { used: number; limit: number }) => Math.max(0, limit - used)
  if (inTrial && left(inTrial) < left(month)) return { of: 'trial', ...inTrial, left: left(inTrial) }
  return { of: 'month', ...month, left: left(month) }
}

/** Which mark the use of credits has reached, in per cent of the limit: 80, 100 or none yet. There is none without a limit. */
export function creditMark({
  used,
  limit,
}: {
  readonly used: number
  readonly limit: number
}): 80 | 100 | null {
  if (!Number.isFinite(limit) || limit <= 0) return null
  return used >= limit ? 100 : used >= Math.ceil(limit * 0.8) ? 80 : null
}

/** Does this count of a limit call for an alarm: at four fifths of it, and when it is reached? */
export function isSpendingAlarm(count: number, limit: number): boolean {
  return limit > 0 && (count === limit || count === Math.ceil(limit * 0.8))
}
