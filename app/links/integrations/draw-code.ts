import { renderSVG } from 'uqr'
import { loadSharp } from '#app/platform/integrations/load-sharp.ts'

/** Side of a picture in pixels: sharp on a printed A5 page. */
const SIDE = 1024

/** An address as a QR code in black on white, with the margin that readers need. */
export async function drawCode(address: string, format: 'svg' | 'png'): Promise<Uint8Array<ArrayBuffer>> {
  const svg = Buffer.from(renderSVG(address, { border: 4, ecc: 'M' }))
  if (format === 'svg') return new Uint8Array(svg)
  const sharp = await loadSharp()
  const png = await sharp(svg, { density: 300 })
    .resize(SIDE, SIDE, { kernel: 'nearest' })
    .flatten({ background: '#ffffff' })
    .png({ palette: true, colours: 2 })
    .toBuffer()
  return new Uint8Array(png)
}
