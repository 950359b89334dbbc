import { type ImportedPerson, LEAD_LIMITS } from './schema.ts'

/** Somebody who is in the list already, or whom this import adds: `id` is null then. */
export interface KnownPerson extends ImportedPerson {
  readonly id: string | null
}

export type PlannedKind = 'new' | 'changed' | 'same'

/** What a row of an import comes to. */
export interface PlannedRow {
  readonly kind: PlannedKind
  /** Of somebody known: what is filled in, by the names of `ImportedPerson`. */
  readonly filled: readonly (keyof ImportedPerson)[]
  /** Whose place in `people` of the plan. */
  readonly place: number
}

export interface ImportPlan {
  /** One for each row, in its order. */
  readonly rows: readonly PlannedRow[]
  /** All who are known or added, as they are after the import. */
  readonly people: readonly KnownPerson[]
}

const TEXTS = ['name', 'email', 'phone', 'company', 'notes', 'toldText'] as const

/** A name as names are compared. */
export function nameKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase()
}

/**
 * What an import comes to. The same email is the same person; so is the same name where one of the two has no email. What
 * is known stays, and what is empty is filled in; tags are added. Rows that mean the same person come together, and one
 * that could mean several adds nothing to any, so that a file adds nobody when it comes a second time.
 */
export function planImport(rows: readonly ImportedPerson[], known: readonly KnownPerson[]): ImportPlan {
  const people: KnownPerson[] = [...known]
  const byEmail = new Map<string, number>()
  const byName = new Map<string, number[]>()
  const enter = (place: number) => {
    const person = people[place]
    if (!person) return
    if (person.email !== '' && !byEmail.has(person.email)) byEmail.set(person.email, place)
    const key = nameKey(person.name)
    const places = byName.get(key) ?? []
    if (key !== '' && !places.includes(place)) byName.set(key, [...places, place])
  }
  for (const place of people.keys()) enter(place)

  const find = (row: ImportedPerson): { place: number; isSure: boolean } | null => {
    const same = row.email === '' ? undefined : byEmail.get(row.email)
    if (same !== undefined) return { place: same, isSure: true }
    const namesakes = byName.get(nameKey(row.name)) ?? []
    const place =
      namesakes.find(at => people[at]?.email === '') ?? (row.email === '' ? namesakes[0] : undefined)
    return place === undefined
      ? null
      : { place, isSure: namesakes.length === 1 || people[place]?.email === '' }
  }

  const planned = rows.map((row): PlannedRow => {
    const match = find(row)
    const person = match ? people[match.place] : undefined
    if (!match || !person) {
      people.push({ ...row, id: null })
      enter(people.length - 1)
      return { kind: 'new', filled: [], place: people.length - 1 }
    }
    const { place, isSure } = match
    if (!isSure) return { kind: 'same', filled: [], place }
    const { merged, filled } = fillIn(person, row)
    people[place] = merged
    enter(place)
    return { kind: filled.length > 0 ? 'changed' : 'same', filled, place }
  })
  return { rows: planned, people }
}

function fillIn(person: KnownPerson, row: ImportedPerson) {
  const filled: (keyof ImportedPerson)[] = TEXTS.filter(name => person[name] === '' && row[name] !== '')
  const has = new Set(person.tags.map(tag => tag.toLowerCase()))
  const tags = [...person.tags, ...row.tags.filter(tag => !has.has(tag.toLowerCase()))].slice(
    0,
    LEAD_LIMITS.tags,
  )
  if (tags.length > person.tags.length) filled.push('tags')
  const taken = Object.fromEntries(filled.map(name => [name, name === 'tags' ? tags : row[name]]))
  return { merged: { ...person, ...taken }, filled }
}
