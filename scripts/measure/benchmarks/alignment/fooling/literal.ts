import { overallScorer, scoreContent } from '#core/brand/alignment/score-content.ts'
import type { BenchSet } from '../brands.ts'

/** Sentences that hold two phrases and say nothing of either. */
const FRAMES: Readonly<Record<string, (a: string, b: string) => string>> = {
  'It is all about X and Y.': (a, b) => `It is all about ${a} and ${b}.`,
  'Today we talk about X.': a => `Today we talk about ${a}.`,
  'X. Y. X!': (a, b) => `${a}. ${b}. ${a}!`,
  'Think X, think Y.': (a, b) => `Think ${a}, think ${b}.`,
  'Our love is X and Y.': (a, b) => `Our love is ${a} and ${b}.`,
  '#X #Y because X.': (a, b) => `#${a.replaceAll(' ', '')} #${b.replaceAll(' ', '')} because ${a}.`,
  'This is what X and Y mean to us.': (a, b) => `This is what ${a} and ${b} mean to us.`,
  'And then X, and then Y.': (a, b) => `And then ${a}, and then ${b}.`,
}

/** What a suggestion's words do in one frame: points gained on average (none for a loss), at most, and the share above two. */
export interface LiteralRow {
  readonly frame: string
  readonly tries: number
  readonly mean: number
  readonly most: number
  readonly above: number
}

/** The founder's phrases that the suggestions for a text quote; what they quote from the text itself is there to be changed. */
function offeredIn(text: string, suggestions: readonly string[]): string[] {
  const quotations = suggestions.flatMap(one => [...one.matchAll(/“([^”]+)”/g)].map(match => match[1] ?? ''))
  const known = text.toLowerCase()
  return [...new Set(quotations)].filter(
    words => !/^(?:you|don’t|do not)$/.test(words) && !known.includes(words.toLowerCase()),
  )
}

/** Takes every suggestion literally: its own words, in a sentence that says nothing, behind another text. */
export function literalTable({ brands, generic }: BenchSet): LiteralRow[] {
  const gains = new Map(Object.keys(FRAMES).map((frame): [string, number[]] => [frame, []]))
  brands.forEach((brand, at) => {
    const score = overallScorer(brand.foundation)
    const others = brands[(at + 3) % brands.length]?.on_brand.slice(0, 3) ?? []
    const texts = [...brand.off_brand, ...generic.slice(0, 4), ...others]
    const before = texts.map(score)
    texts.forEach((text, number) => {
      const phrases = offeredIn(text, scoreContent(text, brand.foundation).suggestions)
      const next = (number + 1) % texts.length
      phrases.forEach((phrase, place) => {
        const other = phrases[(place + 1) % phrases.length] ?? phrase
        for (const [frame, of] of Object.entries(FRAMES)) {
          const after = score(`${texts[next] ?? ''} ${of(phrase, other)}`)
          gains.get(frame)?.push(Math.max(0, after - (before[next] ?? 0)))
        }
      })
    })
  })
  const row = (frame: string, of: readonly number[]): LiteralRow => ({
    frame,
    tries: of.length,
    mean: of.reduce((sum, gain) => sum + gain, 0) / Math.max(1, of.length),
    most: Math.max(0, ...of),
    above: of.filter(gain => gain > 2).length / Math.max(1, of.length),
  })
  return [...[...gains].map(([frame, of]) => row(frame, of)), row('all', [...gains.values()].flat())]
}

/** The table as text, with the goals. */
export function printLiteral(title: string, rows: readonly LiteralRow[]): string {
  const line = (name: string, ...cells: readonly string[]) =>
    `  ${name.padEnd(36)}${cells.map(cell => cell.padStart(9)).join('')}`
  return [
    title,
    line('suggestion put into', 'mean', 'above 2', 'most', 'tries'),
    ...rows.map(({ frame, mean, above, most, tries }) =>
      line(frame, mean.toFixed(2), `${(above * 100).toFixed(1)} %`, String(most), String(tries)),
    ),
    line('goal for all', '≤ 0.3', '≤ 2 %'),
  ].join('\n')
}
