/** What the device was told to look like; `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system'

/** Reads the `theme` cookie; anything unknown is `system`. */
export function readTheme(request: Request): Theme {
  const value = request.headers.get('Cookie')?.match(/(?:^|;\s*)theme=(\w+)/)?.[1]
  return value === 'light' || value === 'dark' ? value : 'system'
}
