/** Headers that every answer carries, whoever made it: pages, resources, and what our server says before the app is asked. */
export function standardHeaders(secure: boolean): Readonly<Record<string, string>> {
  return {
    ...fileHeaders(secure),
    'Permissions-Policy': permissionsPolicy(''),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

/** Those of them for files as well, which other sites may show: icons, and the pictures of our pages. */
export function fileHeaders(secure: boolean): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(secure ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** What a page may ask its reader for: nothing, or the microphone for itself alone. */
export function permissionsPolicy(microphone: '' | 'self'): string {
  return `camera=(), microphone=(${microphone}), geolocation=(), payment=(), browsing-topics=()`
}
