import * as v from 'valibot'
import { typedText } from '../../shared/sanitise/field.ts'
import { type Hex, readColour } from './colour.ts'

/** The pairs of fonts that we bring ourselves: nothing is loaded from elsewhere. */
export const KIT_FONTS = {
  serif: { label: 'Serif headings', description: 'Fraunces for headings, Instrument Sans for text.' },
  sans: { label: 'Sans serif throughout', description: 'Instrument Sans for headings and text.' },
} as const
export type KitFont = keyof typeof KIT_FONTS

/** How a brand looks wherever a founder shows it. */
export interface BrandKit {
  /** Large areas: the ground of pictures, the line below the name, headings of PDFs. */
  readonly main: Hex
  /** Buttons and links. */
  readonly accent: Hex
  readonly font: KitFont
}

/** How a brand looks for which nothing was chosen. */
export const DEFAULT_KIT: BrandKit = { main: '#b3401a', accent: '#b3401a', font: 'serif' }

const WRONG = 'Enter a colour as # and six digits or letters from a to f, such as #2f6f4f'

/** The form of a brand kit; an accent that is left empty is the main colour. */
export const brandKitSchema = v.object({
  main: v.optional(
    v.pipe(
      typedText(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const read = readColour(dataset.value)
        if (read) return read
        addIssue({ message: dataset.value.trim() === '' ? 'Enter your main colour' : WRONG })
        return NEVER
      }),
    ),
    '',
  ),
  accent: v.optional(
    v.pipe(
      typedText(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        if (dataset.value.trim() === '') return null
        const read = readColour(dataset.value)
        if (read) return read
        addIssue({ message: WRONG })
        return NEVER
      }),
    ),
    '',
  ),
  font: v.picklist(Object.keys(KIT_FONTS) as KitFont[], 'Choose your fonts'),
})

/** The kit that a form asks for. */
export function kitOfForm({ main, accent, font }: v.InferOutput<typeof brandKitSchema>): BrandKit {
  return { main, accent: accent ?? main, font }
}
