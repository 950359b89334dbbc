import type { ActionFunctionArgs } from 'react-router'
import type { GenericSchema, InferOutput } from 'valibot'
import { type CheckedForm, parseForm } from '#app/platform/forms/parse-form.server.ts'
import type { RateLimitedAction } from '#core/shared/rate-limits.ts'
import { formStamp, isHumanPace } from './form-stamp.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { withinLimit } from './posted-form.ts'
import type { Trier } from './rate-limit.ts'

/** What the loader of a form for visitors gives along: when it was opened, and the key that makes two presses one. */
export function newVisitorForm() {
  return { stamp: formStamp(), idempotencyKey: newIdempotencyKey() }
}

/** What every form for visitors carries unseen: a field that only robots fill in, and when it was opened. */
type VisitorFields = { readonly website: string; readonly stamp: string }

/**
 * The form of a visitor: checked, refused in the words of `tooQuick` when no person types as fast, then counted as one
 * try. What a robot filled in is let through uncounted and marked, to be answered as if it had been taken.
 */
export async function visitorForm<Schema extends GenericSchema<unknown, VisitorFields>>(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  schema: Schema,
  options: { limit: RateLimitedAction; who?: (value: InferOutput<Schema>) => Trier; tooQuick: string },
): Promise<{ form: CheckedForm<InferOutput<Schema>>; isRobot: boolean }> {
  const form = await parseForm(request, schema)
  if (!form.ok) return { form, isRobot: false }
  if (form.value.website !== '') return { form, isRobot: true }
  if (!isHumanPace(form.value.stamp)) return { form: form.refuse({ form: options.tooQuick }), isRobot: false }
  const who = options.who?.(form.value) ?? {}
  return { form: await withinLimit(context, form, options.limit, who), isRobot: false }
}
