/** What a spreadsheet takes for the beginning of a formula, also behind white space it skips. */
const FORMULA = /^[\s\u00a0\ufeff]*[=+\-@\t\r\0＝＋－＠]/u

/**
 * A cell that no spreadsheet runs: text that begins like a formula gets an apostrophe in front (OWASP, "CSV injection"),
 * NUL goes. Anything but text comes back as text, nothing as `''`. Doing it twice changes nothing.
 */
export function safeCell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value)
  return FORMULA.test(text) ? `'${text.replaceAll('\0', '')}` : text.replaceAll('\0', '')
}

/** A cell of a file of ours as it was before `safeCell`: the apostrophe before what begins like a formula goes. */
export function restoredCell(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text
}
