import { parseWithValibot } from '@conform-to/valibot'
import type { GenericSchema } from 'valibot'
import type { FormReply } from './form-reply.ts'

/** What is wrong with some fields by the schema of their form, in the server's words; null when nothing is. */
export function refusedFields(fields: FormData, schema: GenericSchema): FormReply | null {
  const submission = parseWithValibot(fields, { schema })
  return submission.status === 'success' ? null : submission.reply()
}
