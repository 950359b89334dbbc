import type { WorkspaceContext } from '#app/platform/context.ts'
import { listKeepers } from '#app/team/services/list-keepers.ts'
import type { RequestsAddress } from '#core/requests/address.ts'
import { type RequestState, requestState } from '#core/requests/state.ts'
import { wallTimeOf } from '#core/schedule/wall-time.ts'
import { isUuid } from '#db/client.ts'
import {
  type ContentRequest,
  findAroundRequests,
  findRequest,
  listRequests,
} from '#db/queries/requests/content-requests.ts'
import { openRequestSecrets } from './open-request-secrets.ts'

const PAGE_SIZE = 20

/** A request with where it stands and who makes it. */
export interface ShownRequest extends Omit<ContentRequest, 'state'> {
  readonly state: RequestState
  /** '' while nobody does. */
  readonly owner: string
  readonly isOverdue: boolean
}

/** One page of requests, how many each state has, who can make them, and the address at which people ask. */
export async function readRequests(ctx: WorkspaceContext, address: RequestsAddress) {
  const { workspace } = ctx
  const today = todayOf(ctx)
  const { state, ownerId, due, page } = address
  const [list, { counts, address: open }] = await ctx.readInWorkspace(sql =>
    Promise.all([
      listRequests(sql, { workspace, state, ownerId, due, today, page: { page, size: PAGE_SIZE } }),
      findAroundRequests(sql, { workspace }),
    ]),
  )
  const keepers = await listKeepers(ctx)
  const byState = new Map<RequestState, number>()
  for (const row of counts) {
    const shown = requestState(row.state, row.postStatus)
    byState.set(shown, (byState.get(shown) ?? 0) + row.count)
  }
  const secret = open && (await openRequestSecrets(ctx)).address.find(open.id, open.tokenHash)
  return {
    requests: { ...list, rows: list.rows.map(row => shownRequest(row, keepers, today)) },
    counts: [...byState].map(([of, count]) => ({ state: of, count })),
    keepers,
    /** The whole address; null when none is open, or its key is gone. */
    form: secret ? `${ctx.config.appUrl}/ask-for/${secret}` : null,
  }
}

/** One request with who can make it; null when there is none of this id. */
export async function readRequest(ctx: WorkspaceContext, { id }: { id: string }) {
  if (!isUuid(id)) return null
  const { workspace } = ctx
  const request = await ctx.readInWorkspace(sql => findRequest(sql, { workspace, id }))
  if (!request) return null
  const keepers = await listKeepers(ctx)
  const today = todayOf(ctx)
  return { request: shownRequest(request, keepers, today), keepers, today }
}

function todayOf(ctx: WorkspaceContext): string {
  return wallTimeOf(ctx.now(), ctx.timeZone).day
}

function shownRequest(
  { state: stored, ...request }: ContentRequest,
  keepers: readonly { readonly id: string; readonly name: string }[],
  today: string,
): ShownRequest {
  const state = requestState(stored, request.postStatus)
  const isOpen = stored === 'accepted' && state !== 'published'
  const isOverdue = isOpen && request.dueOn !== null && request.dueOn < today
  return { ...request, state, isOverdue, owner: keepers.find(({ id }) => id === request.ownerId)?.name ?? '' }
}
