import { graphemesOf } from '../../shared/graphemes.ts'

/** A typeface: widths in ems and outlines, without what a machine has installed. */
export interface Typeface {
  has(character: string): boolean
  /** How wide a word or a space is, in ems. */
  widthOf(word: string): number
  /** The outline of a word as the data of an SVG path, its baseline beginning at `x`, `y`. */
  outline(word: string, at: { readonly x: number; readonly y: number; readonly size: number }): string
}

/** A line of words with its width in pixels. */
export interface SetLine {
  readonly words: readonly string[]
  readonly width: number
}

/** A text set in lines. */
export interface SetText {
  readonly lines: readonly SetLine[]
  /** Pixels of an em. */
  readonly size: number
  /** Pixels from one baseline to the next. */
  readonly leading: number
  /** Pixels from the top of the first line to the foot of the last. */
  readonly height: number
  /** Whether its end is missing. */
  readonly isCut: boolean
}

export interface TextBox {
  readonly width: number
  readonly height: number
  /** Pixels of an em at most and at least. */
  readonly most: number
  readonly least: number
  /** Ems from one baseline to the next. */
  readonly leading: number
}

/** Of an em: how far letters rise above the baseline of their line, and hang below it. */
export const RISE = 0.76
const HANG = 0.24
const ELLIPSIS = '…'
/** From one size that is tried to the next. */
const SMALLER = 0.96
/** How much narrower than its box a text may be set so that its lines are of like length. */
const NARROWEST = 0.55

/** Characters that a typeface cannot draw are left out; they are named once each, emoji whole. */
export function drawable(text: string, face: Pick<Typeface, 'has'>): { text: string; missing: string[] } {
  const missing = new Set<string>()
  let kept = ''
  for (const { segment } of graphemesOf(text.normalize('NFC'))) {
    if (/^\s+$/u.test(segment)) kept += ' '
    else if ([...segment].every(character => face.has(character))) kept += segment
    else missing.add(segment)
  }
  return { text: kept.replace(/ {2,}/g, ' ').trim(), missing: [...missing] }
}

/**
 * Sets a text as large as its box lets it, in lines of like length. Words are broken only where they are wider than the
 * box in the smallest size; what then still has no room is cut, with an ellipsis.
 */
export function setText(text: string, face: Pick<Typeface, 'widthOf'>, box: TextBox): SetText {
  const words = text.split(' ').filter(word => word !== '')
  const widest = Math.max(0, ...words.map(word => face.widthOf(word)))
  for (let size = box.most; size >= box.least; size *= SMALLER) {
    if (widest * size > box.width) continue
    const lines = breakLines(words, face, box.width / size)
    if (heightOf(lines.length, size, box.leading) <= box.height)
      return setIn(balanced(words, face, box.width / size, lines), size, box.leading, false)
  }
  const size = box.least
  const whole = breakLines(brokenWords(words, face, box.width / size), face, box.width / size)
  const room = Math.max(1, Math.floor((box.height / size - RISE - HANG) / box.leading) + 1)
  if (whole.length <= room) return setIn(whole, size, box.leading, false)
  const kept = whole.slice(0, room)
  kept[room - 1] = withEllipsis(kept[room - 1] ?? [], face, box.width / size)
  return setIn(
    kept.map(line => measured(line, face)),
    size,
    box.leading,
    true,
  )

  function setIn(
    lines: readonly (MeasuredLine | readonly string[])[],
    em: number,
    leading: number,
    isCut: boolean,
  ) {
    const set = lines.map(line => ('width' in line ? line : measured(line, face)))
    return {
      lines: set.map(({ words: of, width }) => ({ words: of, width: width * em })),
      size: em,
      leading: em * leading,
      height: heightOf(set.length, em, leading),
      isCut,
    }
  }
}

interface MeasuredLine {
  readonly words: readonly string[]
  readonly width: number
}

type Measure = Pick<Typeface, 'widthOf'>

function heightOf(lines: number, size: number, leading: number): number {
  return lines === 0 ? 0 : ((lines - 1) * leading + RISE + HANG) * size
}

function measured(words: readonly string[], face: Measure): MeasuredLine {
  const space = face.widthOf(' ')
  return { words, width: words.reduce((sum, word, at) => sum + face.widthOf(word) + (at > 0 ? space : 0), 0) }
}

function breakLines(words: readonly string[], face: Measure, limit: number): string[][] {
  const space = face.widthOf(' ')
  const lines: string[][] = []
  let width = 0
  for (const word of words) {
    const own = face.widthOf(word)
    const line = lines.at(-1)
    if (line && width + space + own <= limit) {
      line.push(word)
      width += space + own
    } else {
      lines.push([word])
      width = own
    }
  }
  return lines
}

/** The same number of lines in the narrowest measure that has it: no last line of one word. */
function balanced(words: readonly string[], face: Measure, limit: number, lines: string[][]): string[][] {
  const widest = Math.max(0, ...words.map(word => face.widthOf(word)))
  let [narrow, wide] = [Math.max(widest, limit * NARROWEST), limit]
  let best = lines
  for (let turn = 0; turn < 8 && lines.length > 1; turn++) {
    const middle = (narrow + wide) / 2
    const tried = breakLines(words, face, middle)
    if (tried.length <= lines.length) {
      best = tried
      wide = middle
    } else narrow = middle
  }
  return best
}

function brokenWords(words: readonly string[], face: Measure, limit: number): string[] {
  return words.flatMap(word => {
    if (face.widthOf(word) <= limit) return [word]
    const parts: string[] = []
    let part = ''
    let width = 0
    for (const character of word) {
      const own = face.widthOf(character)
      if (part !== '' && width + own > limit) {
        parts.push(part)
        part = ''
        width = 0
      }
      part += character
      width += own
    }
    return [...parts, part]
  })
}

function withEllipsis(line: readonly string[], face: Measure, limit: number): string[] {
  const room = limit - face.widthOf(ELLIPSIS)
  const words = [...line]
  while (words.length > 1 && measured(words, face).width > room) words.pop()
  let last = words.pop() ?? ''
  while (last.length > 1 && measured([...words, last], face).width > room) last = last.slice(0, -1)
  return [...words, `${last.toWellFormed()}${ELLIPSIS}`]
}
