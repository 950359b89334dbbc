import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as lucide from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/**
 * Draws the sprite of all icons that `app/design/icons/icons.ts` names, from Lucide. Run by hand when one is added:
 * `node scripts/assets/icons.ts`. The sprite is kept in the repository.
 */
const ICONS = join(import.meta.dirname, '../../app/design/icons')
const NAMED = /^export const (\w+) = icon\('([\w-]+)'\)$/gm

/** The sprite of the icons that a source names. Throws when Lucide has no such icon. */
export function drawSprite(source: string): string {
  const symbols = [...source.matchAll(NAMED)].map(([, component = '', name = '']) => {
    const Icon: unknown = Reflect.get(lucide, component)
    if (!isIcon(Icon)) throw new Error(`Lucide has no icon ${component}`)
    const drawing = renderToStaticMarkup(createElement(Icon))
    const shapes = drawing.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '')
    return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shapes.replace(/><\/(\w+)>/g, '/>')}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}

function isIcon(value: unknown): value is lucide.LucideIcon {
  return typeof value === 'object' && value !== null && '$$typeof' in value
}

if (import.meta.main)
  await writeFile(join(ICONS, 'sprite.svg'), drawSprite(await readFile(join(ICONS, 'icons.ts'), 'utf8')))
