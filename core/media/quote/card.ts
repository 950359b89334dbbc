import type { BrandKit } from '../../brand/kit/kit.ts'

/** The shapes a drawn picture can have, in pixels. */
export const FORMATS = {
  square: { width: 1080, height: 1080, label: 'Square (1:1)' },
  portrait: { width: 1080, height: 1350, label: 'Portrait (4:5)' },
  landscape: { width: 1200, height: 630, label: 'Landscape (1.91:1)' },
  story: { width: 1080, height: 1920, label: 'Story (9:16)' },
} as const
export type Format = keyof typeof FORMATS

/** How a drawn picture is laid out; `closing` ends a carousel. */
export const TEMPLATES = {
  quote: { label: 'Large quote', description: 'A quotation mark, your words and your name.' },
  named: { label: 'Quote with a name', description: 'Centred on colour, with the name below.' },
  step: { label: 'Numbered step', description: 'A large number, then what to do.' },
  title: { label: 'Title card', description: 'A bold start on colour.' },
  closing: { label: 'Closing card', description: 'A calm last word with your name.' },
} as const
export type Template = keyof typeof TEMPLATES

export const SHADES = { light: 'Light', dark: 'Dark' } as const
export type Shade = keyof typeof SHADES

export const ACCENTS = { ember: 'Ember', moss: 'Moss', lake: 'Lake', plum: 'Plum' } as const
export type Accent = keyof typeof ACCENTS

/** Beside those, where a workspace has a brand kit. */
export const BRAND_ACCENT = 'brand'

/** Whether the logo of the brand kit stands on it. */
export const LOGOS = { shown: 'Show your logo', hidden: 'No logo' } as const

/** The most characters of one drawn picture. */
export const CARD_TEXT_LENGTH = 400
/** The most characters of the name on it. */
export const CARD_NAME_LENGTH = 60

/** How drawn pictures look. */
export interface CardLook {
  readonly format: Format
  readonly shade: Shade
  /** `brand`: in the colours and fonts of the brand kit. */
  readonly accent: Accent | typeof BRAND_ACCENT
  /** The brand kit, where there is one. */
  readonly brand?: BrandKit | null
  /** Null where there is no logo to show. */
  readonly logo?: keyof typeof LOGOS | null
}

/** What a workspace has of a brand kit; the logo itself comes to whoever draws. */
export interface CardBrand {
  readonly kit: BrandKit | null
  readonly logo: object | null
}

/** Pictures of one carousel at most: what Instagram takes. */
export const MOST_CARDS = 10

/** One picture to draw. */
export interface Card extends CardLook {
  readonly template: Template
  readonly text: string
  /** Whose words they are; may be empty. */
  readonly name: string
  /** Its number, from 1, and of how many; a picture on its own is the first of one. */
  readonly number: number
  readonly count: number
}

const chosen = <Key extends string>(
  from: Readonly<Record<Key, unknown>>,
  input: unknown,
  otherwise: Key,
): Key => (typeof input === 'string' && Object.hasOwn(from, input) ? (input as Key) : otherwise)

/**
 * The look that an address or a form names; what it does not name is a light portrait in the colours of the brand kit, or
 * in ember where there is none, with the logo.
 */
export function readLook(input: Readonly<Record<string, unknown>>, own: CardBrand | null): CardLook {
  const brand = own?.kit ?? null
  return {
    format: chosen(FORMATS, input.format, 'portrait'),
    shade: chosen(SHADES, input.shade, 'light'),
    accent: brand
      ? chosen({ ...ACCENTS, [BRAND_ACCENT]: 'Brand' }, input.accent, BRAND_ACCENT)
      : chosen(ACCENTS, input.accent, 'ember'),
    brand,
    logo: own?.logo ? chosen(LOGOS, input.logo, 'shown') : null,
  }
}

/** The picture that an address or a form describes: cut to length, number 1 to 99. */
export function readCard(input: Readonly<Record<string, unknown>>, own: CardBrand | null): Card {
  const text = (key: string, length: number) => {
    const value = input[key]
    return typeof value === 'string' ? value.slice(0, length).toWellFormed().trim() : ''
  }
  const whole = (key: string, most: number) => {
    const value = Number(text(key, 2))
    return Number.isInteger(value) && value > 0 && value <= most ? value : 1
  }
  return {
    ...readLook(input, own),
    template: chosen(TEMPLATES, input.template, 'quote'),
    text: text('text', CARD_TEXT_LENGTH),
    name: text('name', CARD_NAME_LENGTH),
    number: whole('number', 99),
    count: whole('count', MOST_CARDS),
  }
}
