import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { findChromium } from '#scripts/local/chromium.ts'

/**
 * Draws the pictures that are shown when a page is shared (1200 × 630), from our own type and colours, into public/og.
 * Run by hand when a title changes: `node scripts/assets/share-pictures.ts`. The pictures are kept in the repository.
 */
const PICTURES = {
  home: ['Sound like yourself, every time you post.', 'Brand, stories and posts in one calm place'],
  pricing: ['Plans that grow with your brand', 'Seven days free, no card'],
  insights: ['For people who would rather be understood than loud', 'Articles for founders'],
  services: ['Some of it you need not do alone', 'Branding, strategy, content, social media'],
  compass: ['How clear is your brand?', 'Ten questions, three minutes, a score out of 100'],
  plain: ['Sound like yourself.', 'A notebook for founders that knows what they stand for'],
} as const

const ROOT = join(import.meta.dirname, '../..')
const FONTS = join(ROOT, 'app/ui/theme/fonts')

async function fontUrl(file: string): Promise<string> {
  return `data:font/woff2;base64,${(await readFile(join(FONTS, file))).toString('base64')}`
}

async function draw(): Promise<void> {
  const [display, text] = await Promise.all([
    fontUrl('fraunces-core.woff2'),
    fontUrl('instrument-core.woff2'),
  ])
  const found = await findChromium()
  const browser = await chromium.launch({ executablePath: found.executablePath, args: [...found.args] })
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  await mkdir(join(ROOT, 'public/og'), { recursive: true })
  for (const [name, [title, line]] of Object.entries(PICTURES)) {
    await page.setContent(markup({ display, text, title, line }))
    await page.evaluate(() => document.fonts.ready)
    await writeFile(join(ROOT, `public/og/${name}.png`), await page.screenshot({ type: 'png' }))
  }
  await browser.close()
}

function markup(part: { display: string; text: string; title: string; line: string }): string {
  return `<!doctype html><style>
@font-face { font-family: F; src: url(${part.display}) }
@font-face { font-family: I; src: url(${part.text}) }
body { margin: 0; height: 630px; box-sizing: border-box; padding: 80px 90px; background: #faf6ee; color: #241c15;
  display: flex; flex-direction: column; justify-content: space-between; border-bottom: 18px solid #b3401a }
h1 { font: 460 84px/1.06 F; letter-spacing: -.012em; margin: 0; max-width: 15ch; text-wrap: balance }
p { font: 400 32px/1.4 I; margin: 0; color: #5a4e42 }
.mark { font: 460 40px/1 F; display: flex; gap: 18px; align-items: center }
</style><div class="mark"><svg width="56" height="56" viewBox="0 0 32 32"><path fill="#b3401a" d="M3 30V15.5C3 8.3 8.8 2.5 16 2.5S29 8.3 29 15.5V30a.5.5 0 0 1-.5.5h-25A.5.5 0 0 1 3 30Z"/><path fill="#faf6ee" d="M16.8 8.2c.5 3.1-.6 4.8-2.3 6.7-1.8 2-3.7 4-3.7 7a6.2 6.2 0 0 0 12.4 0c0-2.8-1.2-4.6-2.3-6.1-.3 1.3-.9 2.2-1.8 2.7.3-3.9-.6-7.7-2.3-10.3Z"/></svg>Brandhearth</div><h1>${part.title}</h1><p>${part.line}</p>`
}

await draw()
