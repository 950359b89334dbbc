import { parseWithValibot } from '@conform-to/valibot'
import type { GenericSchema, InferOutput } from 'valibot'
import { type FormBody, readFormBody } from './form-body.server.ts'
import type { FormReply } from './form-reply.ts'

/** Never sent back to the page, whatever was wrong. */
const SECRET_FIELDS = ['password', 'confirmPassword', 'currentPassword', 'newPassword', 'code']

export interface RefusedForm {
  readonly ok: false
  readonly status: 400 | 409 | 410 | 413 | 415 | 422 | 429 | 503
  readonly reply: FormReply
}

export interface AcceptedForm<Value> {
  readonly ok: true
  readonly value: Value
  /** Sends the form back with what was typed and the reason of a refusal that only the server could know. */
  refuse(refusal: {
    status?: RefusedForm['status']
    form?: string
    fields?: Record<string, string>
  }): RefusedForm
}

export type CheckedForm<Value> = AcceptedForm<Value> | RefusedForm

/**
 * Reads and checks a posted form with the one schema that the browser uses too. Never throws: what is wrong comes
 * back as `{ ok: false, status, reply }`, ready to be shown beside the fields with what was typed (secrets left out).
 */
export async function parseForm<Schema extends GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<CheckedForm<InferOutput<Schema>>> {
  return checkForm(await readFormBody(request), schema)
}

/** The same for a body that was read already, when a route has several forms and must look at `intent` first. */
export function checkForm<Schema extends GenericSchema>(
  body: FormBody,
  schema: Schema,
): CheckedForm<InferOutput<Schema>> {
  const submission = parseWithValibot(body.form, { schema })
  if (!body.ok) {
    const reply = submission.reply({ formErrors: [body.problem], hideFields: SECRET_FIELDS })
    return { ok: false, status: body.status, reply: { ...reply, status: 'error' } }
  }
  if (submission.status !== 'success') {
    return { ok: false, status: 400, reply: submission.reply({ hideFields: SECRET_FIELDS }) }
  }
  return {
    ok: true,
    value: submission.value,
    refuse({ status = 422, form, fields = {} }) {
      const reply = submission.reply({
        ...(form ? { formErrors: [form] } : {}),
        fieldErrors: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [text]])),
        hideFields: SECRET_FIELDS,
      })
      return { ok: false, status, reply }
    },
  }
}

/** The first thing that is wrong with a refused form, for whoever says it in one sentence. */
export function problemOf({ reply }: RefusedForm): string | undefined {
  return Object.values(reply.error ?? {}).flatMap(messages => messages ?? [])[0]
}
