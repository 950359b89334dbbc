import type { ClarifyField } from '../clarify/field.ts'
import { CLARIFY_FIELDS, clarifyField } from '../clarify/fields.ts'
import { findAskedKey, findNamedKey, foldQuestion } from '../clarify/key-lookup.ts'

const BY_NAME: ReadonlyMap<string, ClarifyField> = new Map(
  CLARIFY_FIELDS.flatMap(field => [
    [foldQuestion(field.key), field] as const,
    [foldQuestion(field.label), field] as const,
  ]),
)

const LONGEST_NAME = 200

/** The question that a pasted name means: its key in any spelling, its label, or a question of today or of earlier. */
export function findPastedField(name: string): ClarifyField | null {
  if (name.length > LONGEST_NAME) return null
  const named = findNamedKey(name)
  if (named) return clarifyField(named.key)
  const folded = foldQuestion(name)
  const asked = findAskedKey(folded)
  return asked ? clarifyField(asked) : (BY_NAME.get(folded) ?? null)
}
