import * as v from 'valibot'
import { readTarget, TARGET_MOST } from '../links/target.ts'
import { textField } from '../shared/sanitise/field.ts'
import { versionField } from '../shared/version.ts'
import {
  ASKED,
  type Asked,
  type FormField,
  KNOWN_KEYS,
  KNOWN_LABELS,
  type KnownKey,
  QUESTION_KEYS,
  QUESTION_KINDS,
  QUESTION_LIMITS,
  type QuestionKey,
  readOptions,
} from './fields.ts'

/** Longest parts of a form, in characters. */
export const FORM_LIMITS = {
  name: 100,
  title: 200,
  introduction: 1_000,
  button: 50,
  thanks: 1_000,
  consentWording: 500,
  options: 1_500,
} as const

/** A form; a quiz of the founder's own, whose answers come to something; our quiz and our compass, which they share. */
export const FORM_KINDS = ['form', 'quiz', 'clarity', 'compass'] as const
export type FormKind = (typeof FORM_KINDS)[number]

export const FORM_STATUSES = ['draft', 'open', 'closed'] as const
export type FormStatus = (typeof FORM_STATUSES)[number]

/** What a founder writes of a form. */
export type FormSettings = {
  readonly name: string
  readonly offerId: string
  readonly title: string
  readonly introduction: string
  readonly button: string
  readonly thanks: string
  readonly nextAddress: string
  readonly consentWording: string
  readonly fields: readonly FormField[]
}

/** A new form: a name is enough, the rest is asked on its page. */
export const newFormSchema = v.object({
  name: textField({ required: 'Enter a name for the form', most: FORM_LIMITS.name }),
  kind: v.pipe(
    textField({ most: 20 }),
    v.transform(typed => FORM_KINDS.find(kind => kind === typed) ?? 'form'),
  ),
  idempotencyKey: textField({ most: 100 }),
})

type KnownEntries = { [Key in `${KnownKey}Asked`]: ReturnType<typeof textField> }
type QuestionEntries = {
  [Key in `${QuestionKey}${'Label' | 'Kind' | 'Options' | 'Required'}`]: ReturnType<typeof textField>
}

const knownEntries = Object.fromEntries(
  KNOWN_KEYS.map(key => [`${key}Asked`, textField({ most: 20 })]),
) as KnownEntries

const questionEntries = Object.fromEntries(
  QUESTION_KEYS.flatMap(key => [
    [`${key}Label`, textField({ most: QUESTION_LIMITS.label })],
    [`${key}Kind`, textField({ most: 20 })],
    [`${key}Options`, textField({ most: FORM_LIMITS.options })],
    [`${key}Required`, textField({ most: 10 })],
  ]),
) as QuestionEntries

const isAddress = (address: string) => address === '' || readTarget(address) !== null

/** A form as it is edited: every field by its own name, so that a browser without scripts sends it as well. */
export const formSettingsSchema = v.pipe(
  v.object({
    name: textField({ required: 'Enter a name for the form', most: FORM_LIMITS.name }),
    offerId: textField({ most: 36 }),
    title: textField({ most: FORM_LIMITS.title }),
    introduction: textField({ most: FORM_LIMITS.introduction }),
    button: textField({ most: FORM_LIMITS.button }),
    thanks: textField({ most: FORM_LIMITS.thanks }),
    nextAddress: v.pipe(
      textField({ most: TARGET_MOST }),
      v.check(isAddress, 'Enter an address that begins with https://'),
    ),
    consentWording: textField({ most: FORM_LIMITS.consentWording }),
    ...knownEntries,
    ...questionEntries,
    version: versionField(),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { value } = dataset
    for (const key of QUESTION_KEYS) {
      const isChoice = value[`${key}Label`] !== '' && value[`${key}Kind`] === 'choice'
      if (!isChoice || readOptions(value[`${key}Options`]).length >= 2) continue
      const name = `${key}Options` as const
      addIssue({
        message: 'Enter at least two choices, one per line',
        path: [{ type: 'object', origin: 'value', input: value, key: name, value: value[name] }],
      })
    }
  }),
  v.transform(({ version, ...typed }): FormSettings & { version: number } => ({
    version,
    name: typed.name,
    offerId: typed.offerId,
    title: typed.title,
    introduction: typed.introduction,
    button: typed.button || 'Send',
    thanks: typed.thanks,
    nextAddress: typed.nextAddress === '' ? '' : (readTarget(typed.nextAddress) ?? ''),
    consentWording: typed.consentWording,
    fields: fieldsOf(typed),
  })),
)

type TypedFields = { readonly [Key in keyof KnownEntries | keyof QuestionEntries]: string }

/** The fields that were chosen, in the order of the page; a question without words is none. */
function fieldsOf(typed: TypedFields): FormField[] {
  const known = KNOWN_KEYS.flatMap((key): FormField[] => {
    const asked = readAsked(typed[`${key}Asked`])
    if (asked === 'off') return []
    return [{ key, kind: key, label: KNOWN_LABELS[key], isRequired: asked === 'required', options: [] }]
  })
  const questions = QUESTION_KEYS.flatMap((key): FormField[] => {
    const label = typed[`${key}Label`]
    if (label === '') return []
    const kind = QUESTION_KINDS.find(candidate => candidate === typed[`${key}Kind`]) ?? 'line'
    const options = kind === 'choice' ? readOptions(typed[`${key}Options`]) : []
    return [{ key, kind, label, isRequired: typed[`${key}Required`] !== '', options }]
  })
  // How they came is asked last.
  return [
    ...known.filter(({ key }) => key !== 'told'),
    ...questions,
    ...known.filter(({ key }) => key === 'told'),
  ]
}

function readAsked(typed: string): Asked {
  return ASKED.find(candidate => candidate === typed) ?? 'off'
}

/** What the form of a form's settings begins with: the fields as they are stored, each by its own name. */
export function typedFields(fields: readonly FormField[]): TypedFields {
  const typed: Record<string, string> = {}
  for (const key of KNOWN_KEYS) {
    const field = fields.find(candidate => candidate.key === key)
    typed[`${key}Asked`] = !field ? 'off' : field.isRequired ? 'required' : 'optional'
  }
  for (const key of QUESTION_KEYS) {
    const field = fields.find(candidate => candidate.key === key)
    typed[`${key}Label`] = field?.label ?? ''
    typed[`${key}Kind`] = field?.kind ?? 'line'
    typed[`${key}Options`] = field?.options.join('\n') ?? ''
    typed[`${key}Required`] = field?.isRequired ? 'on' : ''
  }
  return typed as TypedFields
}
