import type { LeadInput } from './schema.ts'

type Compared = Pick<LeadInput, 'name' | 'email' | 'phone' | 'company' | 'tags' | 'notes' | 'toldText'>

const LABELS: readonly (readonly [keyof Compared, string])[] = [
  ['name', 'Name'],
  ['email', 'Email'],
  ['phone', 'Phone'],
  ['company', 'Company'],
  ['tags', 'Tags'],
  ['notes', 'Notes'],
  ['toldText', 'How they found you'],
]

/** Where two states of a person differ, in the order of the form; none when they are alike. */
export function leadDifferences(
  saved: Readonly<Omit<Compared, 'tags'>> & { readonly tags: readonly string[] },
  typed: Compared,
): { label: string; saved: string; typed: string }[] {
  const textOf = (value: string | readonly string[]) => (typeof value === 'string' ? value : value.join(', '))
  return LABELS.map(([name, label]) => ({
    label,
    saved: textOf(saved[name]),
    typed: textOf(typed[name]),
  })).filter(field => field.saved !== field.typed)
}
