import * as v from 'valibot'
import { dayField } from '../shared/day-field.ts'
import { readPounds } from '../shared/money.ts'
import { nameField, textField, typedText } from '../shared/sanitise/field.ts'
import { versionField } from '../shared/version.ts'
import { LINES_MOST, PROPOSAL_VAT_MODES, type ProposalLine, proposalTotals } from './lines.ts'

/** Longest parts of a proposal, in characters. */
export const PROPOSAL_LIMITS = {
  title: 200,
  introduction: 5000,
  terms: 10_000,
  paymentLink: 2000,
  lineTitle: 200,
  lineDetail: 1000,
  name: 200,
  reason: 1000,
  question: 2000,
  answer: 5000,
} as const

const UNIT_MOST = 1_000_000_000
const TOTAL_MOST = 100_000_000_000

export const PROPOSAL_MESSAGES = {
  titleRequired: 'Enter a title',
  lineRequired: 'Enter what this line is for',
  quantityInvalid: 'Enter a number such as 1 or 2.5, up to 10,000',
  priceInvalid: 'Enter pounds up to 10,000,000, such as 1,200 or 19.99',
  dateInvalid: 'Enter a date, such as 2026-11-20',
  linkInvalid: 'Enter an address that starts with https://',
  tooMuch: 'The total is above £1,000,000,000',
  tooManyLines: `A proposal can have up to ${LINES_MOST} lines`,
  nameRequired: 'Enter your name',
  questionRequired: 'Enter your question',
  answerRequired: 'Enter your reply',
} as const

const quantityField = v.optional(
  v.pipe(
    typedText(),
    v.transform((text: string) => readQuantity(text)),
    v.number(PROPOSAL_MESSAGES.quantityInvalid),
    v.minValue(1, PROPOSAL_MESSAGES.quantityInvalid),
  ),
  '',
)

/** Hundredths of what was typed; an empty field is one, what is no quantity is 0. */
function readQuantity(text: string): number {
  const typed = text.trim()
  if (typed === '') return 100
  const parts = /^(\d{1,5})(?:\.(\d{1,2}))?$/.exec(typed)
  if (!parts) return 0
  const hundredths = Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
  return hundredths <= 1_000_000 ? hundredths : 0
}

const priceField = v.optional(
  v.pipe(
    typedText(),
    v.check(
      text => text.trim() === '' || (readPounds(text) ?? UNIT_MOST + 1) <= UNIT_MOST,
      PROPOSAL_MESSAGES.priceInvalid,
    ),
    v.transform((text: string) => readPounds(text) ?? 0),
  ),
  '',
)

/** Rates of VAT to choose from, in hundredths of a percent. */
export const VAT_RATES = [2000, 500, 0] as const

const rateField = v.optional(
  v.pipe(
    typedText(),
    v.transform((text: string): number => VAT_RATES.find(rate => String(rate) === text) ?? 0),
  ),
  '',
)

const tickField = v.optional(
  v.pipe(
    typedText(),
    v.transform((text: string) => text === 'on'),
  ),
  '',
)

const lineSchema = v.pipe(
  v.object({
    title: textField({ most: PROPOSAL_LIMITS.lineTitle }),
    detail: textField({ most: PROPOSAL_LIMITS.lineDetail }),
    quantity: quantityField,
    unitPence: priceField,
    vatRate: rateField,
    isOptional: tickField,
  }),
  v.forward(
    v.partialCheck(
      [['title'], ['detail'], ['unitPence']],
      line => line.title !== '' || (line.detail === '' && line.unitPence === 0),
      PROPOSAL_MESSAGES.lineRequired,
    ),
    ['title'],
  ),
)

const linkField = v.pipe(
  textField({ most: PROPOSAL_LIMITS.paymentLink }),
  v.check(link => link === '' || isSecureAddress(link), PROPOSAL_MESSAGES.linkInvalid),
)

function isSecureAddress(text: string): boolean {
  return /^https:\/\/[^\s/]/i.test(text) && URL.canParse(text)
}

/** The posted draft. A line in which nothing was typed is none; the last one of the form is for a new one. */
export const proposalFormSchema = v.pipe(
  v.object({
    title: textField({ required: PROPOSAL_MESSAGES.titleRequired, most: PROPOSAL_LIMITS.title }),
    introduction: textField({ most: PROPOSAL_LIMITS.introduction }),
    terms: textField({ most: PROPOSAL_LIMITS.terms }),
    expiresOn: dayField(PROPOSAL_MESSAGES.dateInvalid),
    vatMode: v.optional(v.picklist(PROPOSAL_VAT_MODES), 'none'),
    paymentLink: linkField,
    lines: v.optional(
      v.pipe(v.array(lineSchema), v.maxLength(LINES_MOST + 1, PROPOSAL_MESSAGES.tooManyLines)),
      [],
    ),
    version: versionField(),
  }),
  v.check(({ vatMode, lines }) => isAffordable(vatMode, lines), PROPOSAL_MESSAGES.tooMuch),
)

function isAffordable(vatMode: (typeof PROPOSAL_VAT_MODES)[number], lines: readonly ProposalLine[]): boolean {
  const all = lines.map((_, at) => at)
  return proposalTotals(vatMode, lines, all).totalPence <= TOTAL_MOST
}

export type ProposalInput = Omit<v.InferOutput<typeof proposalFormSchema>, 'version'>

/** Sending, with the version that was looked at. */
export const sendProposalSchema = v.object({ version: versionField() })

/** Accepting: the name of whoever does, and the total that stood beside the button, in pence. */
export const acceptSchema = v.object({
  name: nameField({ required: PROPOSAL_MESSAGES.nameRequired, most: PROPOSAL_LIMITS.name }),
  option: v.optional(v.union([v.array(v.string()), v.string()]), []),
  totalPence: v.optional(
    v.pipe(
      typedText(),
      v.transform((text: string) => (/^\d{1,12}$/.test(text) ? Number(text) : -1)),
    ),
    '',
  ),
})

/** Declining, with a reason or without. */
export const declineSchema = v.object({
  name: nameField({ most: PROPOSAL_LIMITS.name }),
  reason: textField({ most: PROPOSAL_LIMITS.reason }),
})

/** A question about a proposal. */
export const questionSchema = v.object({
  name: nameField({ most: PROPOSAL_LIMITS.name }),
  question: textField({ required: PROPOSAL_MESSAGES.questionRequired, most: PROPOSAL_LIMITS.question }),
})

/** The founder's reply to a question. */
export const questionReplySchema = v.object({
  answer: textField({ required: PROPOSAL_MESSAGES.answerRequired, most: PROPOSAL_LIMITS.answer }),
})

/** The places of optional lines in an address or a form: whole numbers from 0, anything else is left out. */
export function readPlaces(words: string | readonly string[]): number[] {
  return [words].flat().flatMap(word => (/^\d{1,2}$/.test(word) ? [Number(word)] : []))
}
