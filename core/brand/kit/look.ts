import type { BrandKit, KitFont } from './kit.ts'
import type { LogoGround } from './logo.ts'
import { tonesOf } from './tones.ts'

/** How a page looks that a founder shows to others. */
export interface FounderLook {
  /** Custom properties of the page, each with its value in the light and in the dark theme; none in our own colours. */
  readonly style: Readonly<Record<`--${string}`, string>>
  readonly font: KitFont
  /** What was chosen; null for nothing. */
  readonly kit: BrandKit | null
  readonly logo: {
    /** What names its file to whoever was shown it. */
    readonly address: string
    readonly src: string
    /** In pixels, as it is kept. */
    readonly width: number
    readonly height: number
    readonly ground: LogoGround
  } | null
}

interface Kept {
  readonly kit: BrandKit | null
  readonly logo: (Omit<NonNullable<FounderLook['logo']>, 'src'> & { updatedAt: Date }) | null
}

/** Where a logo can be loaded by anybody, whichever it is by then. */
export function logoPath(address: string): string {
  return `/logo/${address}.png`
}

/** The look of a founder's pages by what they chose. */
export function founderLook({ kit, logo }: Kept): FounderLook {
  return {
    style: kit ? styleOfKit(kit) : {},
    font: kit?.font ?? 'serif',
    kit,
    logo: logo && {
      address: logo.address,
      // Changes with the logo, so that browsers may keep it.
      src: `${logoPath(logo.address)}?v=${logo.updatedAt.getTime().toString(36)}`,
      width: logo.width,
      height: logo.height,
      ground: logo.ground,
    },
  }
}

/** Custom properties of a kit; their names are those of app/design/theme/tokens.css. */
export function styleOfKit({ main, accent }: BrandKit): FounderLook['style'] {
  const [light, dark] = [tonesOf(accent, 'light'), tonesOf(accent, 'dark')]
  const both = (one: string, other: string) => `light-dark(${one}, ${other})`
  return {
    '--ember': both(light.accent, dark.accent),
    '--ember-strong': both(light.strong, dark.strong),
    '--ember-soft': both(light.soft, dark.soft),
    '--on-ember': both(light.on, dark.on),
    '--kit-main': both(tonesOf(main, 'light').accent, tonesOf(main, 'dark').accent),
  }
}
