import { writeFileSync } from 'node:fs'
import { fieldTexts } from '#core/brand/alignment/foundation/fields.ts'
import { gapBetween } from '#core/brand/alignment/text/joints.ts'
import { tokenise } from '#core/brand/alignment/text/tokenise.ts'
import { COMMA, WORD_CLASSES, wordClass } from '#core/brand/alignment/text/word-class.ts'
import { readBrands } from './brands.ts'
import { chanceFrom, shuffled } from './fooling/chance.ts'

const WIDTH = WORD_CLASSES.length
/** Joints every pair of classes is taken to have been seen with, on either side. */
const GROUND = 3
const MOST = 2.5
const STEP = 0.25
/** Lists of bare words against shuffles among the texts that are no sentences. */
const LISTS_PER_SHUFFLE = 0.15

/** Counts which class follows which in the posts and answers of the dev brands, and in the same words shuffled and listed. */
export function writeJoints(): void {
  const { brands, generic } = readBrands('dev')
  const texts = [
    ...generic,
    ...brands.flatMap(brand => [
      ...brand.on_brand,
      ...brand.off_brand,
      ...fieldTexts(brand.foundation, 'brand_heart_problem'),
      ...fieldTexts(brand.foundation, 'dream_client'),
      ...fieldTexts(brand.foundation, 'offer_description'),
    ]),
  ]
  const chance = chanceFrom(7)
  const sound = new Float64Array(WIDTH * WIDTH)
  const unsound = new Float64Array(WIDTH * WIDTH)
  for (const text of texts) {
    count(sound, text, 1)
    const words = text.split(/\s+/)
    for (let round = 0; round < 4; round += 1) count(unsound, shuffled(words, chance).join(' '), 0.25)
    const telling = tokenise(text).filter(token => 'gdlscx'.includes(WORD_CLASSES[wordClass(token)] ?? ' '))
    const list = shuffled(telling, chance).map(token => token.word)
    count(unsound, list.join(' '), LISTS_PER_SHUFFLE)
    count(unsound, list.join(', '), LISTS_PER_SHUFFLE)
  }
  const total = (table: Float64Array) => table.reduce((sum, n) => sum + n, 0)
  const [all, none] = [total(sound), total(unsound)]
  const letters = Array.from({ length: WIDTH * WIDTH }, (_, at) => {
    const expected = (GROUND * none) / all
    const odds = Math.log((((sound[at] ?? 0) + GROUND) / ((unsound[at] ?? 0) + expected)) * (none / all))
    return String.fromCharCode(109 + Math.round(Math.max(-MOST, Math.min(MOST, odds)) / STEP))
  })
  const rows = Array.from(
    { length: WIDTH },
    (_, row) => `  '${letters.slice(row * WIDTH, (row + 1) * WIDTH).join('')}'`,
  )
  writeFileSync(
    new URL('../../../../core/brand/alignment/text/joint-table.ts', import.meta.url),
    `/** Written by \`npm run bench -- alignment --refit\`; not edited by hand. A row for each word class, a letter for each that follows. */
export const JOINT_TABLE =
${rows.join(' +\n')}
`,
  )
}

function count(table: Float64Array, text: string, weight: number): void {
  const tokens = tokenise(text)
  tokens.forEach((token, at) => {
    const before = tokens[at - 1]
    if (before === undefined) return
    const gap = gapBetween(text, before, token)
    if (gap === 'break') return
    const [a, b] = [wordClass(before), wordClass(token)]
    if (gap === 'none') add(table, a, b, weight)
    else {
      add(table, a, COMMA, weight)
      add(table, COMMA, b, weight)
    }
  })
}

function add(table: Float64Array, a: number, b: number, weight: number): void {
  table[a * WIDTH + b] = (table[a * WIDTH + b] ?? 0) + weight
}
