const REFUSED = String.raw`(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`
const PATTERNS = {
  br: new RegExp(String.raw`(?:^|[,\s])br(?=[\s;,]|$)${REFUSED}`),
  gzip: new RegExp(String.raw`(?:^|[,\s])gzip(?=[\s;,]|$)${REFUSED}`),
} as const

/** Whether an `Accept-Encoding` takes what is compressed in this way. */
export function acceptsEncoding(
  accepted: string | string[] | undefined,
  encoding: keyof typeof PATTERNS,
): boolean {
  return accepted !== undefined && PATTERNS[encoding].test(String(accepted))
}
