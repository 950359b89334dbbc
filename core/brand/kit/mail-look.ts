import { DEFAULT_KIT } from './kit.ts'
import { type FounderLook, logoPath } from './look.ts'
import { tonesOf } from './tones.ts'

/** How an email looks that goes out in a founder's name. */
export interface MailLook {
  /** Of buttons and links, and what is written on buttons. */
  readonly colour: string
  readonly on: string
  readonly logo: {
    readonly url: string
    /** In pixels, as it is shown. */
    readonly width: number
    readonly height: number
    /** What it stands on. */
    readonly ground: string
  } | null
}

/** The largest logo in an email, in pixels. */
const MOST = { width: 240, height: 56 }
const SHEET = '#fffdf9'

/** What emails take of the look of a founder's pages; null where nothing was chosen. `origin` is our own address. */
export function mailLook({ kit, logo }: FounderLook, origin: string): MailLook | null {
  if (!kit && !logo) return null
  const { accent: colour, on } = tonesOf((kit ?? DEFAULT_KIT).accent, 'light')
  const scale = logo ? Math.min(MOST.width / logo.width, MOST.height / logo.height, 1) : 1
  return {
    colour,
    on,
    logo: logo && {
      url: `${origin}${logoPath(logo.address)}`,
      width: Math.max(1, Math.round(logo.width * scale)),
      height: Math.max(1, Math.round(logo.height * scale)),
      ground: logo.ground === 'dark' ? '#241c15' : SHEET,
    },
  }
}
