import type { FieldMetadata } from '@conform-to/react'

/** What a text control of ours needs from a form's field: its name, what was typed, and what is wrong with it. */
export function textProps(field: FieldMetadata<string | undefined | null>) {
  return {
    id: field.id,
    name: field.name,
    defaultValue: typeof field.initialValue === 'string' ? field.initialValue : '',
    error: field.errors ?? null,
  }
}

/** The same for a secret: nothing that was typed comes back from the server. */
export function secretProps(field: FieldMetadata<string | undefined | null>) {
  return { id: field.id, name: field.name, error: field.errors ?? null }
}

/** The same for a tick box, ticked when it was. */
export function tickProps(field: FieldMetadata<boolean | undefined | null>) {
  return {
    id: field.id,
    name: field.name,
    value: 'on',
    defaultChecked: field.initialValue === 'on',
    error: field.errors ?? null,
  }
}
