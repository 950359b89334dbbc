import type { BrandHearth } from '../../brand/hearth/brand-hearth.ts'
import { HEARTH_SIZE } from '../../brand/hearth/draw-hearth.ts'
import { hearthShapes } from '../../brand/hearth/hearth-svg.ts'
import { CARD_NAME_LENGTH, CARD_TEXT_LENGTH, type Card, FORMATS } from './card.ts'
import { type CardLogo, drawnLogo, logoWithin, PLATE_EDGE, plateOf } from './logo.ts'
import { type Palette, paletteOf } from './palette.ts'
import { drawable, RISE, type SetText, setText, type Typeface } from './set-text.ts'

/** What pictures are set in: words to read, and names. */
export interface Typefaces {
  readonly display: Typeface
  readonly strong: Typeface
}

/** A picture as SVG: outlines, plain shapes and a logo, no text, so that nothing typed can be markup. */
export interface DrawnCard {
  readonly svg: string
  /** What our typefaces cannot draw and is left out, such as emoji. */
  readonly missing: readonly string[]
  /** Whether the text had no room to its end. */
  readonly isCut: boolean
}

/** What every template starts from: pixels, colours, and the words that can be drawn. */
interface Sheet {
  readonly width: number
  readonly height: number
  /** The shorter side: what sizes are shares of. */
  readonly unit: number
  /** Left and right of everything. */
  readonly margin: number
  /** Above and below everything; a story keeps clear of what its network lays over it. */
  readonly inset: number
  readonly colours: Palette
  readonly faces: Typefaces
  readonly card: Card
  readonly text: string
  readonly name: string
  /** As large as it stands on the picture. */
  readonly logo: CardLogo | null
  /** Signs the picture where there is no logo. */
  readonly hearth: BrandHearth | null
}

/** The parts of a picture from back to front, with how its main text came out. */
interface Layout {
  readonly ground: string
  readonly parts: readonly string[]
  readonly set: SetText
}

const STORY_INSET = 0.13
const LEADING = 1.18
/** Of the shorter side: how high a logo is at most. */
const LOGO_HEIGHT = 0.075
/** Of the shorter side: each side of the brand's fire. */
const HEARTH_SIDE = 0.082
const round = (pixels: number) => Math.round(pixels * 10) / 10

/** What signs a picture beside a name: the logo where one is given, else the brand's fire. */
export interface CardSigns {
  readonly logo?: CardLogo | null
  readonly hearth?: BrandHearth | null
}

/** Draws one picture, as large as its format says. The same card and signs give the same picture. */
export function drawCard(card: Card, typefaces: Typefaces, { logo, hearth }: CardSigns = {}): DrawnCard {
  const faces = facesOf(card, typefaces)
  const { width, height } = FORMATS[card.format]
  const unit = Math.min(width, height)
  const words = drawable(withoutQuotes(card.text.slice(0, CARD_TEXT_LENGTH)), faces.display)
  const name = drawable(card.name.slice(0, CARD_NAME_LENGTH), faces.strong)
  const sheet: Sheet = {
    width,
    height,
    unit,
    margin: unit * 0.09,
    inset: card.format === 'story' ? height * STORY_INSET : unit * 0.09,
    colours: paletteOf(card),
    faces,
    card,
    text: words.text,
    name: name.text,
    logo: logo ? logoWithin(logo, { width: unit * 0.26, height: unit * LOGO_HEIGHT }) : null,
    hearth: (!logo && hearth) || null,
  }
  const { ground, parts, set } = LAYOUTS[card.template](sheet)
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    ...parts,
    '</svg>',
  ].join('')
  return { svg, missing: [...new Set([...words.missing, ...name.missing])], isCut: set.isCut }
}

/** A brand kit may ask for letters without serifs throughout. */
function facesOf({ accent, brand }: Card, faces: Typefaces): Typefaces {
  return accent === 'brand' && brand?.font === 'sans' ? { ...faces, display: faces.strong } : faces
}

const LAYOUTS: Readonly<Record<Card['template'], (sheet: Sheet) => Layout>> = {
  quote(sheet) {
    const { colours, faces, unit, margin, inset, width, height } = sheet
    const mark = unit * 0.34
    const markHeight = mark * 0.36
    const room = height - 2 * inset - footerHeight(sheet) - markHeight
    const set = setText(sheet.text, faces.display, textBox(sheet, { height: room, most: 0.098 }))
    const top = inset + Math.max(0, room - set.height) / 2
    return {
      ground: colours.paper,
      parts: [
        circle(width * 0.96, unit * 0.02, unit * 0.34, colours.soft),
        path(
          faces.display.outline('“', { x: margin - mark * 0.04, y: top + mark * 0.68, size: mark }),
          colours.accent,
        ),
        words(sheet, set, { x: margin, top: top + markHeight, colour: colours.ink }),
        footer(sheet, colours.ink, colours.accent),
      ],
      set,
    }
  },

  named(sheet) {
    const { colours, faces, unit, inset, width, height } = sheet
    const room = height - 2 * inset - endingHeight(sheet)
    const quoted = { ...sheet, text: `“${sheet.text}”` }
    const set = setText(quoted.text, faces.display, {
      ...textBox(sheet, { height: room, most: 0.088 }),
      width: width - 2.6 * sheet.margin,
    })
    const top = inset + Math.max(0, room - set.height) / 2
    const edge = unit * 0.04
    return {
      ground: colours.panel,
      parts: [
        `<rect x="${edge}" y="${edge}" width="${width - 2 * edge}" height="${height - 2 * edge}" rx="${unit * 0.02}" fill="none" stroke="${colours.mark}" stroke-opacity="0.45" stroke-width="${unit * 0.003}"/>`,
        words(quoted, set, { x: width / 2, top, colour: colours.onPanel, isCentred: true }),
        ending(sheet, top + set.height, { colour: colours.mark, isOnPanel: true }),
      ],
      set,
    }
  },

  step(sheet) {
    const { colours, faces, unit, margin, inset, height, card } = sheet
    const numeral = unit * 0.36
    const numeralHeight = numeral * 0.86
    const room = height - 2 * inset - footerHeight(sheet) - numeralHeight
    const set = setText(sheet.text, faces.display, textBox(sheet, { height: room, most: 0.088 }))
    const top = inset + Math.max(0, room - set.height) * 0.4
    return {
      ground: colours.paper,
      parts: [
        circle(margin + numeral * 0.28, top + numeral * 0.34, numeral * 0.54, colours.soft),
        path(
          faces.display.outline(String(card.number), { x: margin, y: top + numeral * 0.62, size: numeral }),
          colours.accent,
        ),
        words(sheet, set, { x: margin, top: top + numeralHeight, colour: colours.ink }),
        footer(sheet, colours.ink, colours.accent),
        dots(sheet, colours.accent),
      ],
      set,
    }
  },

  title(sheet) {
    const { colours, faces, unit, margin, inset, width, height } = sheet
    const head = unit * 0.14
    const foot = sheet.card.count > 1 ? unit * 0.13 : 0
    const room = height - 2 * inset - head - foot
    const set = setText(sheet.text, faces.display, {
      ...textBox(sheet, { height: room, most: 0.125 }),
      leading: 1.08,
    })
    return {
      ground: colours.panel,
      parts: [
        ...[0.22, 0.31, 0.4].map(radius =>
          ring(width * 0.98, height * 0.02, unit * radius, colours.mark, unit * 0.004),
        ),
        signature(sheet, { y: inset + unit * 0.035, colour: colours.mark, isOnPanel: true }),
        words(sheet, set, {
          x: margin,
          top: height - inset - foot - set.height,
          colour: colours.onPanel,
        }),
        ...(foot > 0 ? [arrow(width - margin, height - inset - unit * 0.02, unit, colours.mark)] : []),
        ...(foot > 0 ? [dots(sheet, colours.mark)] : []),
      ],
      set,
    }
  },

  closing(sheet) {
    const { colours, faces, unit, inset, width, height } = sheet
    const room = height - 2 * inset - endingHeight(sheet)
    const set = setText(sheet.text, faces.display, textBox(sheet, { height: room, most: 0.088 }))
    const top = inset + Math.max(0, room - set.height) / 2
    return {
      ground: colours.soft,
      parts: [
        circle(width * 0.06, height * 0.97, unit * 0.36, colours.paper),
        circle(width * 0.95, height * 0.02, unit * 0.28, colours.paper),
        words(sheet, set, { x: width / 2, top, colour: colours.ink, isCentred: true }),
        ending(sheet, top + set.height, { colour: colours.accent, isOnPanel: false }),
      ],
      set,
    }
  },
}

function textBox({ width, margin, unit }: Sheet, { height, most }: { height: number; most: number }) {
  return { width: width - 2 * margin, height, most: unit * most, least: unit * 0.028, leading: LEADING }
}

/** Words that are quoted need no marks of their own. */
function withoutQuotes(text: string): string {
  const trimmed = text.trim()
  const inner = /^["“”‘'](.*)["“”’']$/su.exec(trimmed)?.[1]
  return inner === undefined || /["“”]/u.test(inner) ? trimmed : inner
}

function words(
  { faces }: Sheet,
  set: SetText,
  { x, top, colour, isCentred = false }: { x: number; top: number; colour: string; isCentred?: boolean },
): string {
  const space = faces.display.widthOf(' ') * set.size
  const outlines = set.lines.map((line, at) => {
    const y = top + RISE * set.size + at * set.leading
    let from = isCentred ? x - line.width / 2 : x
    return line.words
      .map(word => {
        const outline = faces.display.outline(word, { x: from, y, size: set.size })
        from += faces.display.widthOf(word) * set.size + space
        return outline
      })
      .join('')
  })
  return path(outlines.join(''), colour)
}

function footerHeight({ unit, name, card, logo, hearth }: Sheet): number {
  return name === '' && card.count < 2 && !logo ? 0 : unit * (logo || hearth ? 0.14 : 0.12)
}

function footer(sheet: Sheet, colour: string, accent: string): string {
  const { margin, height, inset, unit, logo } = sheet
  const y = height - inset
  if (logo) return signature(sheet, { y, colour, isOnPanel: false })
  if (sheet.name === '') return ''
  if (sheet.hearth) return signature(sheet, { y, colour, isOnPanel: false })
  const width = unit * 0.055
  return `${bar(margin, y - unit * 0.0145, width, unit * 0.006, accent)}${nameLine(sheet, { x: margin + width + unit * 0.022, y, colour })}`
}

/** The logo at the left with the name beside it, whose baseline is at `y`. */
function signature(
  sheet: Sheet,
  { y, colour, isOnPanel }: { y: number; colour: string; isOnPanel: boolean },
): string {
  const { margin, unit, logo, hearth, card } = sheet
  if (!logo && hearth && sheet.name !== '') {
    const side = unit * HEARTH_SIDE
    const fire = drawnHearth(sheet, {
      x: margin - side * 0.12,
      y: y - unit * 0.0115 - side * 0.56,
      isOnPanel,
    })
    return `${fire}${nameLine(sheet, { x: margin + side * 0.92, y, colour })}`
  }
  if (!logo) return nameLine(sheet, { x: margin, y, colour })
  const plate = plateOf(logo, { shade: card.shade, isOnPanel })
  const edge = plate ? unit * PLATE_EDGE : 0
  const box = { x: margin + edge, y: y - unit * 0.0115 - logo.height / 2 }
  const x = box.x + logo.width + edge + unit * 0.022
  return `${drawnLogo(logo, box, { plate, unit })}${nameLine(sheet, { x, y, colour })}`
}

/** Pixels below a centred text for what closes it. */
function endingHeight({ unit, name, logo }: Sheet): number {
  return (name === '' ? 0 : unit * 0.17) + (logo ? unit * 0.07 + logo.height : 0)
}

/** What closes a centred text that ends at `foot`: a bar, the name and the logo. */
function ending(
  sheet: Sheet,
  foot: number,
  { colour, isOnPanel }: { colour: string; isOnPanel: boolean },
): string {
  const { unit, width, name, logo, hearth, card } = sheet
  const side = unit * HEARTH_SIDE
  const signed =
    name === ''
      ? ''
      : (hearth
          ? drawnHearth(sheet, { x: (width - side) / 2, y: foot + unit * 0.022, isOnPanel })
          : bar((width - unit * 0.08) / 2, foot + unit * 0.06, unit * 0.08, unit * 0.005, colour)) +
        nameLine(sheet, { x: width / 2, y: foot + unit * 0.135, colour, isCentred: true })
  if (!logo) return signed
  const box = { x: (width - logo.width) / 2, y: foot + unit * (name === '' ? 0.06 : 0.19) }
  return `${signed}${drawnLogo(logo, box, { plate: plateOf(logo, { shade: card.shade, isOnPanel }), unit })}`
}

/** The brand's fire in the two tones of the picture, its left upper corner at `x`, `y`; nothing where there is none. */
function drawnHearth(
  { hearth, colours, unit }: Sheet,
  { x, y, isOnPanel }: { x: number; y: number; isOnPanel: boolean },
): string {
  if (!hearth) return ''
  const tone = isOnPanel ? colours.mark : colours.accent
  const paint = {
    tongue: { voice: tone, values: tone, audience: tone, emotion: tone },
    flame: isOnPanel ? colours.panel : colours.soft,
  }
  const scale = (unit * HEARTH_SIDE) / HEARTH_SIZE
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${Math.round(scale * 1000) / 1000})">${hearthShapes(hearth, paint)}</g>`
}

/** The name on one line with its baseline at `y`, at most half as wide as the picture where it stands at the left. */
function nameLine(
  sheet: Sheet,
  { x, y, colour, isCentred = false }: { x: number; y: number; colour: string; isCentred?: boolean },
): string {
  const { faces, unit, width, margin } = sheet
  const most = unit * 0.033
  const box = {
    width: isCentred ? width - 2.6 * margin : nameEnd(sheet) - x,
    height: most,
    most,
    least: unit * 0.02,
    leading: 1,
  }
  const { lines, size } = setText(sheet.name, faces.strong, box)
  const [line] = lines
  if (!line) return ''
  const text = line.words.join(' ')
  const from = isCentred ? x - (faces.strong.widthOf(text) * size) / 2 : x
  return path(faces.strong.outline(text, { x: from, y, size }), colour)
}

/** Where a name at the left ends at most. */
function nameEnd({ card, logo, width, margin, unit }: Sheet): number {
  return logo && card.count < 2 && card.template !== 'title' ? width - margin : width * 0.56 + unit * 0.167
}

/** Which of how many it is, at the right of the foot. */
function dots({ card, width, height, margin, inset, unit }: Sheet, colour: string): string {
  if (card.count < 2 || card.template === 'title') return ''
  const gap = unit * 0.024
  return Array.from({ length: card.count }, (_, at) => {
    const x = width - margin - (card.count - 1 - at) * gap - unit * 0.008
    const opacity = at === card.number ? 1 : 0.3
    return `<circle cx="${round(x)}" cy="${round(height - inset - unit * 0.0115)}" r="${round(unit * 0.0065)}" fill="${colour}" fill-opacity="${opacity}"/>`
  }).join('')
}

const path = (data: string, colour: string) => `<path d="${data}" fill="${colour}"/>`

const circle = (x: number, y: number, radius: number, colour: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${colour}"/>`

const ring = (x: number, y: number, radius: number, colour: string, stroke: number) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${colour}" stroke-opacity="0.4" stroke-width="${round(stroke)}"/>`

const bar = (x: number, y: number, width: number, height: number, colour: string) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${round(height / 2)}" fill="${colour}"/>`

/** An arrow to the right that ends at `x`, `y`: there is more. */
function arrow(x: number, y: number, unit: number, colour: string): string {
  const [long, wing] = [unit * 0.085, unit * 0.024]
  const line = `M${round(x - long)} ${round(y)}H${round(x)}M${round(x - wing)} ${round(y - wing)}L${round(x)} ${round(y)}L${round(x - wing)} ${round(y + wing)}`
  return `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${round(unit * 0.006)}" stroke-linecap="round" stroke-linejoin="round"/>`
}
