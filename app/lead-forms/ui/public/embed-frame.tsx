import type { CSSProperties, ReactNode } from 'react'
import type { FounderLook } from '#core/brand/kit/look.ts'

/**
 * What stands in a frame within a founder's own page: nothing round it, and who made it in small letters. Light whatever
 * the visitor prefers elsewhere, as most pages round it are.
 */
export function EmbedFrame({
  fits,
  kit,
  children,
}: {
  fits: boolean
  kit: FounderLook
  children: ReactNode
}) {
  return (
    <div
      data-theme="light"
      data-font={kit.font}
      style={kit.style as CSSProperties}
      className="founder min-h-dvh bg-paper text-ink"
    >
      <main id="main" className="px-1 py-2">
        {children}
        <p className="mt-6 text-sm text-ink-soft">
          Made with{' '}
          <a href="/" target="_blank" rel="noreferrer nofollow" className="underline hover:text-ink">
            Brandhearth
          </a>
        </p>
        {/* Asked for by the script that drew the frame; without it the frame runs none. */}
        {fits ? <script src="/embed.js" data-fit="" defer /> : null}
      </main>
    </div>
  )
}
