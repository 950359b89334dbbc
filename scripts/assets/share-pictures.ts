import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import type { SharePicture } from '#app/site/copy/share-pictures.ts'
import { findChromium } from '#scripts/local/chromium.ts'
import { type PaletteImage, palettePng } from './share/palette-png.ts'
import { listSharePictures, pictureTitle } from './share/pictures.ts'

/**
 * Draws the pictures that are shown when a page is shared (1200 × 630), one for each public page and article, in our own
 * type and colours, into public/og. Run by hand when a title changes (a test says so): `node scripts/assets/share-pictures.ts`.
 * The pictures are kept in the repository.
 */
const ROOT = join(import.meta.dirname, '../..')
const FONTS = join(ROOT, 'app/design/theme/fonts')
const OUT = join(ROOT, 'public/og')
const SIZE = { width: 1200, height: 630 }

async function fontUrl(file: string): Promise<string> {
  return `data:font/woff2;base64,${(await readFile(join(FONTS, file))).toString('base64')}`
}

async function draw(): Promise<void> {
  const [display, text] = await Promise.all([
    fontUrl('fraunces-core.woff2'),
    fontUrl('instrument-core.woff2'),
  ])
  const pictures = await listSharePictures()
  await mkdir(OUT, { recursive: true })
  for (const file of await readdir(OUT)) {
    if (!pictures.has(file.replace(/\.png$/, ''))) await rm(join(OUT, file))
  }
  const chromiumPath = await findChromium()
  const browser = await chromium.launch({
    executablePath: chromiumPath.executablePath,
    args: [...chromiumPath.args],
  })
  const page = await browser.newPage({ viewport: SIZE })
  for (const [name, picture] of pictures) {
    await page.setContent(markup({ display, text, picture }))
    await page.evaluate(() => document.fonts.ready)
    const shot = await page.screenshot({ type: 'png' })
    await writeFile(join(OUT, `${name}.png`), palettePng(await points(page, shot), pictureTitle(picture)))
  }
  await browser.close()
}

/** The points of a screenshot, as the browser itself reads them. */
async function points(page: Page, shot: Buffer): Promise<PaletteImage> {
  const url = `data:image/png;base64,${shot.toString('base64')}`
  const base64 = await page.evaluate(
    async ({ url, size }) => {
      const image = new Image()
      image.src = url
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), size)
      const paint = canvas.getContext('2d')
      paint?.drawImage(image, 0, 0)
      const { data } = paint?.getImageData(0, 0, size.width, size.height) ?? { data: [] }
      let text = ''
      for (let at = 0; at < data.length; at += 8192) text += String.fromCharCode(...data.slice(at, at + 8192))
      return btoa(text)
    },
    { url, size: SIZE },
  )
  return { ...SIZE, rgba: Buffer.from(base64, 'base64') }
}

const HEARTH = 'M3 30V15.5C3 8.3 8.8 2.5 16 2.5S29 8.3 29 15.5V30a.5.5 0 0 1-.5.5h-25A.5.5 0 0 1 3 30Z'
const FLAME =
  'M16.8 8.2c.5 3.1-.6 4.8-2.3 6.7-1.8 2-3.7 4-3.7 7a6.2 6.2 0 0 0 12.4 0c0-2.8-1.2-4.6-2.3-6.1-.3 1.3-.9 2.2-1.8 2.7.3-3.9-.6-7.7-2.3-10.3Z'

function markup({
  display,
  text,
  picture,
}: {
  display: string
  text: string
  picture: SharePicture
}): string {
  // Long titles in a smaller size, so that none needs more than three lines.
  const size = picture.title.length > 40 ? 68 : picture.title.length > 26 ? 80 : 96
  return `<!doctype html><style>
@font-face { font-family: F; src: url(${display}) }
@font-face { font-family: I; src: url(${text}); font-weight: 400 700 }
* { margin: 0; box-sizing: border-box }
body { height: 630px; background: #faf6ee; color: #241c15; overflow: hidden; position: relative;
  border-bottom: 16px solid #b3401a }
.page { position: absolute; inset: 0 0 0 0; padding: 66px 84px 58px; display: flex; flex-direction: column;
  justify-content: space-between }
.lines { position: absolute; top: 0; right: 0; bottom: 0; width: 400px; background: #f1e9dc;
  background-image: repeating-linear-gradient(#f1e9dc 0 40px, #e3d8c7 40px 42px) }
.big { position: absolute; right: 56px; bottom: 60px; width: 290px }
h1 { font: 460 ${size}px/1.08 F; letter-spacing: -.012em; max-width: 730px; text-wrap: balance }
.line { font: 400 30px/1.35 I; color: #5a4e42; max-width: 690px; text-wrap: balance; margin-top: 24px }
.kind { font: 600 24px/1 I; color: #93310f }
.mark { font: 460 38px/1 F; display: flex; gap: 16px; align-items: center }
</style>
<div class="lines"></div>
<svg class="big" viewBox="2.5 2 27 29"><path fill="#b3401a" d="${HEARTH}"/><path fill="#f1e9dc" d="${FLAME}"/></svg>
<div class="page"><p class="kind">${picture.kind}</p>
<div><h1>${picture.title}</h1><p class="line">${picture.line}</p></div>
<p class="mark">Brandhearth</p></div>`
}

await draw()
