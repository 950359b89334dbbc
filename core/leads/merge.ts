import { LEAD_LIMITS } from './schema.ts'

/** What a merge looks at in each of two people. */
export interface MergedPerson {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly company: string
  readonly tags: readonly string[]
  readonly notes: string
  readonly toldText: string
  readonly toldStoryId: string | null
  readonly firstAt: Date
}

export interface Merged extends Omit<MergedPerson, 'firstAt'> {
  /** Whose first source is the earlier one, and stays. */
  readonly first: 'kept' | 'other'
}

/**
 * What remains of two people who are one. What the one who is kept says stays, and what they leave empty is filled in;
 * tags and notes come together within their limits. The earlier first source stays.
 */
export function mergePeople(kept: MergedPerson, other: MergedPerson): Merged {
  const has = new Set(kept.tags.map(tag => tag.toLowerCase()))
  const isTold = kept.toldText !== '' || kept.toldStoryId !== null
  return {
    name: kept.name || other.name,
    email: kept.email || other.email,
    phone: kept.phone || other.phone,
    company: kept.company || other.company,
    tags: [...kept.tags, ...other.tags.filter(tag => !has.has(tag.toLowerCase()))].slice(0, LEAD_LIMITS.tags),
    notes: joinedNotes(kept.notes, other.notes),
    // The words and the story recognised in them belong together.
    toldText: isTold ? kept.toldText : other.toldText,
    toldStoryId: isTold ? kept.toldStoryId : other.toldStoryId,
    first: other.firstAt < kept.firstAt ? 'other' : 'kept',
  }
}

function joinedNotes(kept: string, other: string): string {
  if (other === '' || kept === other) return kept
  if (kept === '') return other
  return `${kept}\n\n${other}`.slice(0, LEAD_LIMITS.notes).toWellFormed()
}
