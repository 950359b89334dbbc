import type { CSSProperties } from 'react'
import { FounderHead } from '#app/design/layout/founder-head.tsx'
import type { BrandKit } from '#core/brand/kit/kit.ts'
import type { FounderLook } from '#core/brand/kit/look.ts'
import { SHADES, type Shade } from '#core/media/quote/card.ts'
import { paletteOf } from '#core/media/quote/palette.ts'

interface KitPreviewProps {
  readonly kit: BrandKit
  readonly look: FounderLook
  readonly name: string
}

/** What colours, fonts and logo look like on a page for others and on a picture, on light and dark ground. */
export function KitPreview(props: KitPreviewProps) {
  return (
    <div className="grid gap-5">
      {(Object.keys(SHADES) as Shade[]).map(shade => (
        <Sample key={shade} shade={shade} {...props} />
      ))}
    </div>
  )
}

function Sample({ shade, kit, look, name }: KitPreviewProps & { shade: Shade }) {
  const brand = name || 'Your brand'
  const { panel, onPanel, mark } = paletteOf({ shade, accent: 'brand', brand: kit })
  return (
    <figure className="grid gap-1.5">
      <figcaption className="text-sm font-semibold text-ink-soft">On {shade} background</figcaption>
      <div data-theme={shade} className="rounded-lg border border-line bg-paper">
        <div
          data-font={look.font}
          style={look.style as CSSProperties}
          className="founder grid gap-4 p-5 text-ink"
        >
          <FounderHead brand={brand} logo={look.logo} />
          <p className="font-display text-xl">A heading in your font</p>
          <p>
            Text with <span className="text-ember underline">a link</span> in it, as on a page that you share.
          </p>
          <div>
            <span className="button button-primary">A button</span>
          </div>
          <p
            className="rounded-md p-5 font-display text-xl"
            style={{ backgroundColor: panel, color: onPanel }}
          >
            “Words of a quote picture”
            <span className="mt-2 block text-sm" style={{ color: mark }}>
              {brand}
            </span>
          </p>
        </div>
      </div>
    </figure>
  )
}
