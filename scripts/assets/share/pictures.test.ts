import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sharePictureName } from '#app/design/layout/share-picture-name.ts'
import { ACCOUNT_PAGES } from '#app/identity/copy/account-pages.ts'
import { LIVE_PAGES } from '#app/site/copy/live-pages.ts'
import { FORM_PAGES, SITE_PAGES } from '#app/site/copy/pages.ts'
import type { SitePage } from '#core/site/site-page.ts'
import { describePng, palettePng } from './palette-png.ts'
import { listSharePictures, pictureTitle } from './pictures.ts'

const FOLDER = join(import.meta.dirname, '../../../public/og')
const pictures = await listSharePictures()

describe('pictures for sharing', () => {
  it('every public page has one of its own', () => {
    const groups = [SITE_PAGES, FORM_PAGES, LIVE_PAGES, ACCOUNT_PAGES]
    const pages: SitePage[] = groups.flatMap(group => Object.values(group))
    const names = pages.map(page => sharePictureName(page.canonical ?? page.path))
    expect(names.filter(name => !pictures.has(name))).toEqual([])
    expect(new Set([...pictures.values()].map(pictureTitle)).size).toBe(pictures.size)
  })

  it('there is a file for each and no other file', () => {
    const files = readdirSync(FOLDER).map(file => file.replace(/\.png$/, ''))
    expect(files.toSorted()).toEqual([...pictures.keys()].toSorted())
  })

  it.each([...pictures])(
    '%s has the right measures, is small, and says what it ought to',
    (name, picture) => {
      const file = readFileSync(join(FOLDER, `${name}.png`))
      // When the words differ: node scripts/assets/share-pictures.ts
      expect(describePng(file)).toEqual({ width: 1200, height: 630, title: pictureTitle(picture) })
      expect(file.byteLength).toBeLessThan(40_000)
    },
  )
})

it('an image of few colours keeps its measures and its title', () => {
  const rgba = Uint8Array.from([255, 0, 0, 255, 0, 0, 255, 255])
  const png = palettePng({ width: 2, height: 1, rgba }, 'Café | “two” points')
  expect(describePng(png)).toEqual({ width: 2, height: 1, title: 'Café | “two” points' })
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
})
