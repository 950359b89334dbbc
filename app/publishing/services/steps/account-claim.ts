import type { WorkspaceId } from '#db/client.ts'

/** The account that a worker has taken. */
export interface AccountClaim {
  readonly workspace: WorkspaceId
  readonly connectionId: string
  readonly worker: string
}
