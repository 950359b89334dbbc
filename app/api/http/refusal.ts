import { REFUSALS, type RefusalReason } from '#app/api/copy/refusals.ts'
import { pointerOf } from '#core/api/problems.ts'
import { type Refused, refuse } from './reply.ts'

/** What a service refused, as the refusal of a call. */
export function refusal(reason: RefusalReason): Refused {
  const [code, detail] = REFUSALS[reason]
  return refuse(code, detail)
}

/** A field of the body that only a service could find wrong. */
export function fieldRefusal(field: string, detail: string): Refused {
  return refuse('invalid', undefined, { errors: [{ pointer: pointerOf([field]), detail }] })
}
