import type { ReactNode } from 'react'

/**
 * What stands in a frame within a founder's own page: nothing round it, and who made it in small letters. Light whatever
 * the visitor prefers elsewhere, as most pages round it are.
 */
export function EmbedFrame({ fits, children }: { fits: boolean; children: ReactNode }) {
  return (
    <div data-theme="light" className="min-h-dvh bg-paper text-ink">
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
