import type { RouterContextProvider } from 'react-router'
import type * as v from 'valibot'
import { answerOnce } from '#app/api/services/calls/answer-once.ts'
import { countCall } from '#app/api/services/calls/count-call.ts'
import type { ApiCaller } from '#app/api/services/calls/find-caller.ts'
import { actInWorkspace } from '#app/platform/act-in-workspace.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { newIdempotencyKey } from '#app/platform/http/idempotency-key.ts'
import { requestScope } from '#app/platform/http/request-scope.ts'
import { services } from '#app/platform/http/services.ts'
import type { ApiAnswer } from '#core/api/answer.ts'
import { isWrite, type Operation } from '#core/api/operation.ts'
import { OPERATIONS, type OperationId } from '#core/api/operations.ts'
import { checkRights, findCallerOf } from './check-rights.ts'
import { readBodyText, readIdempotencyKey, readJson, readQuery } from './read-call.ts'
import { jsonAnswer, problemAnswer, Refused, refuse, setRoom } from './reply.ts'
import { thrownRefusal } from './thrown-refusal.ts'

/** Instants may be given as what they are: JSON writes them as the description says. */
type Sent<T> = T extends string
  ? T | Date
  : T extends readonly (infer Item)[]
    ? readonly Sent<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Sent<T[Key]> }
      : T

type Parsed<Schema, Without> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : Without
type Of<Id extends OperationId, Key extends keyof Operation> = (typeof OPERATIONS)[Id] extends {
  readonly [K in Key]: infer Value
}
  ? Value
  : undefined

/** A call that passed every check, with what it says. */
export interface Call<Id extends OperationId> {
  readonly ctx: WorkspaceContext
  readonly caller: ApiCaller
  readonly query: Parsed<Of<Id, 'query'>, Record<string, never>>
  readonly body: Parsed<Of<Id, 'body'>, null>
  /** A parameter of the path. */
  param(name: string): string
  /** Under this the service acts once. */
  readonly workKey: string
}

/** What of a call matters where it adds something. */
export type Adding<Id extends OperationId> = Pick<Call<Id>, 'ctx' | 'body' | 'workKey'>

type Answered<Id extends OperationId> = Sent<Parsed<(typeof OPERATIONS)[Id]['answer'], null>>

type Handlers<Ids extends OperationId> = {
  readonly [Id in Ids]: (call: Call<Id>) => Promise<Answered<Id>>
}

interface Args {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
  readonly params: Readonly<Record<string, string | undefined>>
}

/**
 * The loader and action of an address of the API, from what each of its operations does. A handler throws what `refuse`
 * makes where it can’t. Everything is answered as JSON, whatever happens.
 */
export function serve<Ids extends OperationId>(handlers: Handlers<Ids>) {
  const operations = (Object.keys(handlers) as Ids[]).map((id): Operation => ({ ...OPERATIONS[id], id }))
  return async ({ request, context, params }: Args): Promise<Response> => {
    try {
      const method = request.method === 'HEAD' ? 'GET' : request.method
      const operation = operations.find(each => each.method === method)
      if (!operation)
        throw refuse('method_not_allowed', undefined, { headers: { Allow: methodsOf(operations) } })
      const caller = await findCallerOf(request)
      const room = await countCall(services(), { tokenId: caller.tokenId, isWrite: isWrite(operation) })
      if (room.wait !== null) {
        const headers = { 'Retry-After': String(room.wait) }
        const refused = refuse('too_many_requests', `Try again in ${room.wait} seconds.`, { headers })
        return setRoom(problemAnswer(refused), room)
      }
      const handler = handlers[operation.id as Ids] as unknown as (
        call: Call<OperationId>,
      ) => Promise<unknown>
      const answer = await answerCall({ request, params, operation, caller, handler }).catch(
        (error: unknown) => {
          if (!(error instanceof Refused)) throw error
          return problemAnswer(error)
        },
      )
      return setRoom(answer, room)
    } catch (error) {
      const { log, id } = requestScope(context)
      const detail = `If it happens again, tell us the request id ${id}.`
      return problemAnswer(thrownRefusal(error, { log, event: 'a call of the API failed', detail }))
    }
  }
}

function methodsOf(operations: readonly Operation[]): string {
  return operations.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ')
}

async function answerCall(input: {
  request: Request
  params: Args['params']
  operation: Operation
  caller: ApiCaller
  handler: (call: Call<OperationId>) => Promise<unknown>
}): Promise<Response> {
  const { request, params, operation, caller, handler } = input
  checkRights(operation, caller)
  const { mayWrite: _, ...ctx } = actInWorkspace(services(), caller.person, { path: operation.page })
  const query = readQuery(operation.query, request.url)
  const text = operation.body ? await readBodyText(request) : ''
  const body = operation.body ? readJson(operation.body, text) : null
  const param = (name: string) => params[name] ?? ''
  const work = async (workKey: string): Promise<ApiAnswer> => {
    const answered = await handler({ ctx, caller, query, body, param, workKey } as Call<OperationId>)
    return { status: operation.status, body: answered, location: locationOf(operation, answered) }
  }
  const key = operation.method === 'POST' && isWrite(operation) ? readIdempotencyKey(request) : null
  if (key === null) return jsonAnswer(await work(newIdempotencyKey()))
  const marked = `${operation.id} ${new URL(request.url).pathname}\n${text}`
  const refused: Refused[] = []
  const once = await answerOnce(ctx, { tokenId: caller.tokenId, key, request: marked }, workKey =>
    work(workKey).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error
      refused.push(error)
      return null
    }),
  )
  if (once.kind === 'refused') throw refused[0]
  if (once.kind !== 'answered') throw refuse(once.kind)
  const answer = jsonAnswer(once.answer)
  if (once.isReplayed) answer.headers.set('Idempotency-Replayed', 'true')
  return answer
}

/** Where what was made is found. */
function locationOf({ status, path }: Operation, answered: unknown): string | null {
  const isMade = status === 201 && typeof answered === 'object' && answered !== null && 'id' in answered
  return isMade && path !== '/webhooks' ? `/api/v1${path}/${String(answered.id)}` : null
}
