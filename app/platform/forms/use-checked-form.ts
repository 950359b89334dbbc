import { type DefaultValue, type FormMetadata, getFormProps, useForm } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import type { GenericSchema, InferInput } from 'valibot'
import type { FormReply } from './form-reply.ts'

/**
 * A form that the server checks and that the browser, once it can, checks with the same schema: a field when it is
 * left, and again at every key once it was wrong. Focus goes to the first field in error.
 */
export function useCheckedForm<Schema extends GenericSchema<Record<string, unknown>>>(options: {
  id: string
  schema: Schema
  reply?: FormReply | undefined
  defaultValue?: DefaultValue<InferInput<Schema>>
}) {
  return useForm<InferInput<Schema>>({
    id: options.id,
    lastResult: options.reply ?? null,
    ...(options.defaultValue ? { defaultValue: options.defaultValue } : {}),
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithValibot(formData, { schema: options.schema }) as never,
  })
}

/** The attributes of a posted form. Validation by the browser's own bubbles is off: our words stand beside the field. */
export function formProps<Values extends Record<string, unknown>>(form: FormMetadata<Values>) {
  return { ...getFormProps(form), method: 'post' as const, noValidate: true }
}
