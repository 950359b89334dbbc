import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawSprite } from '#scripts/assets/icons.ts'
import * as icons from './icons.ts'

const fileOf = (name: string) => readFile(join(import.meta.dirname, name), 'utf8')

test('the sprite holds what Lucide draws of every icon that is named, and nothing else', async () => {
  expect(await fileOf('sprite.svg')).toBe(drawSprite(await fileOf('icons.ts')))
})

test('every icon points at a drawing of its own', async () => {
  const drawn = new Set(
    [...(await fileOf('sprite.svg')).matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id),
  )
  const shown = Object.values(icons).map(
    Icon => renderToStaticMarkup(createElement(Icon)).match(/#([\w-]+)"/)?.[1],
  )
  expect(new Set(shown)).toEqual(drawn)
  expect(new Set(shown).size).toBe(Object.keys(icons).length)
})

test('an icon that Lucide does not have is refused', () => {
  expect(() => drawSprite("export const Phantom = icon('phantom')\n")).toThrow('Phantom')
})
