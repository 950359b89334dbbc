import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { withScriptsBehind } from './scripts-behind.ts'

const END = '</body></html>'
/** What React leaves where something suspended, for the browser to render. */
const UNFINISHED = '<!--$!-->'

/**
 * A page that is there at once, in one piece: React renders it as text, with less work than what it could also stream.
 * Null where a part of it has to be waited for. `scripts` are asked for once it is rendered and stand at its end; `starter`
 * starts the page's own scripts when it sees fit; without one they start at once.
 */
export function wholePage(
  page: ReactNode,
  { scripts, starter }: { scripts: () => string; starter: string | null },
): Uint8Array<ArrayBuffer> | null {
  const html = renderToString(page)
  if (html.includes(UNFINISHED)) return null
  const end = html.endsWith(END) ? html.length - END.length : html.length
  return withScriptsBehind(
    Buffer.from(`<!DOCTYPE html>${html.slice(0, end)}${scripts()}${html.slice(end)}`),
    starter,
  )
}
