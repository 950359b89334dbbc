import * as v from 'valibot'
import { textField, typedText } from '../shared/sanitise/field.ts'
import { sanitiseUrl } from '../shared/sanitise/values.ts'
import { versionField } from '../shared/version.ts'

/** Longest parts of a competitor's sheet, in characters; competitors of a workspace and evidence of one, at most. */
export const COMPETITOR_LIMITS = {
  name: 200,
  site: 2000,
  promise: 2000,
  price: 500,
  strengths: 4000,
  gaps: 4000,
  ourAnswer: 4000,
  competitors: 100,
  evidence: 200,
} as const

const SITE_INVALID = 'Enter a web address, such as example.com'

/** A web address as somebody typed it, with https where nothing stands in front; null where it is none. */
export function readSite(typed: string): string | null {
  const text = typed.trim()
  const address = sanitiseUrl(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  if (address === null || address.length > COMPETITOR_LIMITS.site) return null
  return new URL(address).hostname.includes('.') ? address : null
}

const entries = {
  name: textField({ required: 'Enter a name', most: COMPETITOR_LIMITS.name }),
  site: v.optional(
    v.pipe(
      typedText(),
      v.trim(),
      v.maxLength(COMPETITOR_LIMITS.site, SITE_INVALID),
      v.check(text => text === '' || readSite(text) !== null, SITE_INVALID),
      v.transform((text: string) => (text === '' ? '' : (readSite(text) ?? ''))),
    ),
    '',
  ),
  promise: textField({ most: COMPETITOR_LIMITS.promise }),
  price: textField({ most: COMPETITOR_LIMITS.price }),
  strengths: textField({ most: COMPETITOR_LIMITS.strengths }),
  gaps: textField({ most: COMPETITOR_LIMITS.gaps }),
  ourAnswer: textField({ most: COMPETITOR_LIMITS.ourAnswer }),
}

/** What a founder says of a competitor: only the name is required. */
export const competitorSchema = v.object(entries)
export type CompetitorInput = v.InferOutput<typeof competitorSchema>

/** The posted form of a new competitor, with the key that makes a double press count once. */
export const newCompetitorSchema = v.object({
  name: entries.name,
  idempotencyKey: textField({ most: 100 }),
})

/** The posted sheet, with the version that was read. */
export const competitorFormSchema = v.object({ ...entries, version: versionField() })

const LABELS: readonly (readonly [keyof CompetitorInput, string])[] = [
  ['name', 'Name'],
  ['site', 'Website'],
  ['promise', 'Promise'],
  ['price', 'Price'],
  ['strengths', 'Strengths'],
  ['gaps', 'Gaps'],
  ['ourAnswer', 'Our answer'],
]

/** Where two states of a sheet differ, in the order of the form; none when they are alike. */
export function competitorDifferences(
  saved: CompetitorInput,
  typed: CompetitorInput,
): { label: string; saved: string; typed: string }[] {
  return LABELS.map(([key, label]) => ({ label, saved: saved[key], typed: typed[key] })).filter(
    field => field.saved !== field.typed,
  )
}
