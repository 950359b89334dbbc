const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|\bHeadlessChrome\/|\bChrome\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** 'Chrome on Windows' from a User-Agent header; 'Unknown device' when it says nothing we know. Never its raw text. */
export function deviceName(userAgent: string): string {
  const text = typeof userAgent === 'string' ? userAgent.slice(0, 400) : ''
  const browser = BROWSERS.find(([sign]) => sign.test(text))?.[1]
  const system = SYSTEMS.find(([sign]) => sign.test(text))?.[1]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}

/**
 * Where a session is used, as far as an address tells without asking anybody: 'This network' for a private one,
 * else the address itself. We keep no table of places, and ask no service.
 */
export function placeName(ip: string): string {
  const address = ip.replace(/^::ffff:/i, '')
  if (address === '') return 'Unknown place'
  const isPrivate =
    /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.)/.test(address) ||
    /^(::1$|f[cd][0-9a-f]{2}:|fe[89ab][0-9a-f]:)/i.test(address)
  return isPrivate ? 'This network' : address
}
