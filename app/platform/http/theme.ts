import { readRawCookies } from './cookies.ts'

/** What the device was told to look like; `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system'

/** Reads the `theme` cookie; anything unknown is `system`. */
export function readTheme(request: Request): Theme {
  const value = readRawCookies(request).theme
  return value === 'light' || value === 'dark' ? value : 'system'
}
