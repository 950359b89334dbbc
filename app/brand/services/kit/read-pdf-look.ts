import type { ServiceContext } from '#app/platform/context.ts'
import type { PdfLook } from '#app/platform/integrations/pdf/pdf-look.ts'
import { DEFAULT_KIT } from '#core/brand/kit/kit.ts'
import type { FounderLook } from '#core/brand/kit/look.ts'
import { tonesOf } from '#core/brand/kit/tones.ts'
import { readLogoFile } from './read-logo-file.ts'

/** What a founder's PDFs take of the look of their pages; null where nothing was chosen. Its own transaction. */
export async function readPdfLook(context: ServiceContext, look: FounderLook): Promise<PdfLook | null> {
  const { kit, logo } = look
  if (!kit && !logo) return null
  const image = logo && (await readLogoFile(context, logo))
  return {
    main: tonesOf((kit ?? DEFAULT_KIT).main, 'light').accent,
    isSans: kit?.font === 'sans',
    logo: image &&
      logo && {
        src: `data:image/png;base64,${Buffer.from(image).toString('base64')}`,
        width: logo.width,
        height: logo.height,
        isLight: logo.ground === 'dark',
      },
  }
}
