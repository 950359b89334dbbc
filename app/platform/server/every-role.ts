/** What a process does: answers people, does background jobs, or both. */
export interface Roles {
  readonly web: boolean
  readonly worker: boolean
}

/** What it does unless it is told. */
export const EVERY_ROLE: Roles = { web: true, worker: true }
