import { loadSharp } from '#app/platform/integrations/load-sharp.ts'
import { drawInTurn } from './draw-in-turn.ts'

/** An SVG of ours as PNG, `width` pixels across. */
export function paintHearth(svg: string, width: number): Promise<Uint8Array> {
  return drawInTurn(async () => {
    const sharp = await loadSharp()
    return sharp(Buffer.from(svg)).resize({ width }).png({ palette: true }).toBuffer()
  })
}
