/** What a template may name, in double braces, with what stands there when nothing is known. */
export const PLACEHOLDERS = {
  first_name: 'there',
  name: 'there',
  company: 'your business',
  brand: 'us',
  sender: '',
} as const
export type Placeholder = keyof typeof PLACEHOLDERS

/** What a template is filled in with. */
export type FillValues = Readonly<Record<Placeholder, string>>

const PLACE = /\{\{\s*([a-z_]{1,20})\s*\}\}/gi

/**
 * A template with its places filled in, once: what somebody’s name holds is text, never a place of its own. Unknown
 * places stay as they are, so that a slip of the pen is seen.
 */
export function fillTemplate(template: string, values: FillValues): string {
  return template.replace(PLACE, (place, word: string) => {
    const name = word.toLowerCase()
    if (!isPlaceholder(name)) return place
    return values[name].trim() || PLACEHOLDERS[name]
  })
}

/** Places of a template that nothing is known for, each once, in their order. */
export function unknownPlaces(template: string): string[] {
  const names = [...template.matchAll(PLACE)].map(match => match[1]?.toLowerCase() ?? '')
  return [...new Set(names)].filter(name => !isPlaceholder(name))
}

/** The first of somebody's names; '' when there is none. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}

function isPlaceholder(name: string): name is Placeholder {
  return Object.hasOwn(PLACEHOLDERS, name)
}
