import { drawLogo } from '#app/brand/integrations/draw-logo.ts'
import type { Logo } from '#core/brand/kit/logo.ts'
import type { Result } from '#core/shared/result.ts'

/** A logo out of an export, drawn anew as if it had been sent just now: nothing in the file is trusted. */
export function redrawLogo(file: Uint8Array): Promise<Result<{ logo: Logo }, 'too_large' | 'not_an_image'>> {
  return drawLogo(file)
}
