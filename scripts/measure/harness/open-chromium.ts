import { type Browser, chromium } from 'playwright'
import { findChromium } from '#scripts/local/chromium.ts'

/** Opens the Chromium of this machine, without a window. */
export async function openChromium(): Promise<Browser> {
  const { executablePath, args } = await findChromium()
  return chromium.launch({ executablePath, args: [...args] })
}
