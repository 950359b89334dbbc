/** What the activity log of an address shows. */
export interface ActivityWanted {
  /** Only what was done before. */
  readonly before: Date | null
  /** Only what this person did. */
  readonly memberId: string | null
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Reads `before` (an ISO instant) and `who` (an account) of an address; what is neither is left out. */
export function readActivityAddress(params: URLSearchParams): ActivityWanted {
  const who = params.get('who')
  const before = Date.parse(params.get('before')?.slice(0, 40) ?? '')
  return {
    before: Number.isNaN(before) || before < 0 ? null : new Date(before),
    memberId: who !== null && UUID.test(who) ? who : null,
  }
}

/** The address of the log from there on. */
export function activityAddress({ before, memberId }: ActivityWanted): string {
  const params = new URLSearchParams()
  if (memberId) params.set('who', memberId)
  if (before) params.set('before', before.toISOString())
  const query = params.toString()
  return query ? `/app/team?${query}` : '/app/team'
}
