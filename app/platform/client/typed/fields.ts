import type { Fields } from './typed-store.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Never kept on a device, whatever the form. */
const SECRET = /password|^code$/i
/** Asked of every visitor's form and typed by nobody. */
const UNSEEN = new Set(['website'])
/** What a person does not type. */
const UNTYPED = new Set(['hidden', 'password', 'file', 'submit', 'button', 'reset', 'image'])

/** The fields of a form that a person fills in: no secrets, no files, nothing hidden. */
export function typedControls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (field): field is Control =>
      (field instanceof HTMLInputElement ||
        field instanceof HTMLTextAreaElement ||
        field instanceof HTMLSelectElement) &&
      field.name !== '' &&
      !field.hidden &&
      !UNTYPED.has(field.type) &&
      !SECRET.test(field.name) &&
      !UNSEEN.has(field.name),
  )
}

function collect(form: HTMLFormElement, valuesOf: (control: Control) => string[]): Fields {
  const fields: Record<string, string[]> = {}
  for (const control of typedControls(form)) {
    fields[control.name] = [...(fields[control.name] ?? []), ...valuesOf(control)]
  }
  return fields
}

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

/** What stands in a form. */
export function readFields(form: HTMLFormElement): Fields {
  return collect(form, control => {
    if (isTick(control)) return control.checked ? [control.value] : []
    if (control instanceof HTMLSelectElement) return [...control.selectedOptions].map(({ value }) => value)
    return [control.value]
  })
}

/** What a form opened with. */
export function readDefaults(form: HTMLFormElement): Fields {
  return collect(form, control => {
    if (isTick(control)) return control.defaultChecked ? [control.value] : []
    if (control instanceof HTMLSelectElement) {
      const chosen = [...control.options].filter(option => option.defaultSelected)
      const first = control.multiple ? [] : [...control.options].slice(0, 1)
      return (chosen.length > 0 ? chosen : first).map(({ value }) => value)
    }
    return [control.defaultValue]
  })
}

const plain = (value: string) => value.replaceAll('\r\n', '\n').trim()

/** Whether one field says the same twice; line ends and the space around count for nothing. */
export function isSameValue(a: readonly string[] = [], b: readonly string[] = []): boolean {
  return a.length === b.length && a.every((value, at) => plain(value) === plain(b[at] ?? ''))
}

/** The fields of `now` that differ from `before`. */
export function changedFields(now: Fields, before: Fields): Fields {
  return Object.fromEntries(
    Object.entries(now).filter(([name, values]) => !isSameValue(values, before[name])),
  )
}

/** Whether every field of `some` stands in `all` as it is. */
export function holdsFields(all: Fields, some: Fields): boolean {
  return Object.entries(some).every(([name, values]) => name in all && isSameValue(all[name], values))
}

/** Puts values into a form as if they had been typed: whoever follows the fields follows these too. */
export function fillFields(form: HTMLFormElement, fields: Fields): void {
  const left = new Map(Object.entries(fields).map(([name, values]) => [name, [...values]]))
  for (const control of typedControls(form)) {
    const values = left.get(control.name)
    if (!values) continue
    if (isTick(control)) {
      // A click is what the page listens to.
      if (control.checked !== values.includes(control.value)) control.click()
    } else if (control instanceof HTMLSelectElement) {
      for (const option of control.options) option.selected = values.includes(option.value)
      control.dispatchEvent(new Event('change', { bubbles: true }))
    } else setText(control, values.shift() ?? '')
    for (let box = control.closest('details'); box; box = box.parentElement?.closest('details') ?? null)
      box.open = true
  }
}

/** React keeps its eye on a field by a property of the field's own; the prototype's setter goes past it. */
function setText(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { prototype } = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Reflect.set(prototype, 'value', text, control)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
