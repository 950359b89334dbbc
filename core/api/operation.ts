import type * as v from 'valibot'
import type { RouteGate } from '../billing/gates.ts'
import { placeNeeds } from '../team/places.ts'
import type { Capability } from '../team/roles.ts'
import type { ApiScope } from './scopes.ts'

export type ApiMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** One thing that programs can ask for: the routes, the rights and the description are all made from it. */
export interface Operation {
  /** A verb and a noun, by which generated clients call it. */
  readonly id: string
  readonly method: ApiMethod
  /** Under `/api/v1`, with parameters in braces. */
  readonly path: string
  /** One sentence. */
  readonly summary: string
  /** What a token needs besides `read`. */
  readonly scopes: readonly ApiScope[]
  /** The page of the product that does the same: who may write there may write here. */
  readonly page: string
  /** What a role must be able to do to read it, where that is more than `read`. */
  readonly reads?: Capability
  /** The flag of the plan that opens that page, where one does. */
  readonly gate?: RouteGate
  /** Asks and changes nothing, although it is a POST. */
  readonly isQuestion?: boolean
  readonly query?: v.GenericSchema
  readonly body?: v.GenericSchema
  /** Null: the answer has no body. */
  readonly answer: v.GenericSchema | null
  readonly status: 200 | 201 | 204
}

/** What decides who may do it, of an operation or of what is like one. */
export type Rights = Pick<Operation, 'method' | 'scopes' | 'page' | 'reads' | 'gate' | 'isQuestion'>

/** Does a call of it change anything? Such calls have a limit of their own. */
export function isWrite({ method, isQuestion }: Pick<Rights, 'method' | 'isQuestion'>): boolean {
  return method !== 'GET' && !isQuestion
}

/** What a role must be able to do in the workspace for this operation: on the screen, the same. */
export function operationNeeds(operation: Rights): Capability {
  return isWrite(operation) ? placeNeeds(operation.page) : (operation.reads ?? 'read')
}

/** The names of the parameters in its path. */
export function pathParameters({ path }: Pick<Operation, 'path'>): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}
