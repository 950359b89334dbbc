/** A run of text within a line. */
export type Inline =
  | { readonly kind: 'text' | 'strong' | 'emphasis' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string }

// One alternative for each mark; none can match an empty run, and none looks behind another's end.
const MARKS = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g

/** Links may lead into the site, to another over https, or to a mailbox. */
const SAFE_TARGET = /^(?:\/(?!\/)|https:\/\/|mailto:|#)/

/** Splits a line into its runs. A link to anywhere that is not allowed stays the text it was. */
export function parseInline(line: string): Inline[] {
  const runs: Inline[] = []
  let from = 0
  for (const match of line.matchAll(MARKS)) {
    const run = runOf(match)
    if (!run) continue
    if (match.index > from) runs.push({ kind: 'text', text: line.slice(from, match.index) })
    runs.push(run)
    from = match.index + match[0].length
  }
  if (from < line.length) runs.push({ kind: 'text', text: line.slice(from) })
  return runs
}

function runOf([, strong, emphasis, code, label, target]: RegExpMatchArray): Inline | null {
  if (strong) return { kind: 'strong', text: strong }
  if (emphasis) return { kind: 'emphasis', text: emphasis }
  if (code) return { kind: 'code', text: code }
  if (label && target && SAFE_TARGET.test(target)) return { kind: 'link', text: label, to: target }
  return null
}
