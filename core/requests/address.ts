import { readPageNumber } from '../shared/list-address.ts'
import { REQUEST_STATES, type RequestState } from './state.ts'

/** When something is due that an address asks for: before today, or within seven days. */
export const REQUEST_DUES = ['overdue', 'week'] as const
export type RequestDue = (typeof REQUEST_DUES)[number]

/** What an address of the list asks for. */
export interface RequestsAddress {
  /** Null: all but spam. */
  readonly state: RequestState | null
  readonly ownerId: string | null
  readonly due: RequestDue | null
  readonly page: number
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The filters of an address; what makes no sense is left out. */
export function readRequestsAddress(params: URLSearchParams): RequestsAddress {
  const owner = params.get('owner') ?? ''
  return {
    state: REQUEST_STATES.find(state => state === params.get('state')) ?? null,
    ownerId: UUID.test(owner) ? owner.toLowerCase() : null,
    due: REQUEST_DUES.find(due => due === params.get('due')) ?? null,
    page: readPageNumber(params),
  }
}

/** The parameters of such an address, for `listQuery`; read again they give the same filters. */
export function requestsParameters(address: RequestsAddress): Record<string, string | number | null> {
  const { state, ownerId, due, page } = address
  return { state, owner: ownerId, due, page }
}
