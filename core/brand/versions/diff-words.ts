/** A run of text that stayed, went or came. */
export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** Cells of the comparison beyond which the changed middle is told as one removal and one addition. */
const MOST_CELLS = 4_000_000

/** Words with the white space behind them, so that the parts put together are the text again. */
function words(text: string): string[] {
  return text.match(/\s*\S+\s*?(?=\s*\S|\s*$)|\s+$/g) ?? []
}

/**
 * What became of a text, word by word: the parts that are not 'added' are `before`, those not 'removed' are `after`.
 * The longest common run of words stays; neighbours of one kind are joined.
 */
export function diffWords(before: string, after: string): DiffPart[] {
  const a = words(before)
  const b = words(after)
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const middle = diffMiddle(a.slice(start, a.length - end), b.slice(start, b.length - end))
  return joined([
    ...a.slice(0, start).map(text => ({ kind: 'same' as const, text })),
    ...middle,
    ...a.slice(a.length - end).map(text => ({ kind: 'same' as const, text })),
  ])
}

function diffMiddle(a: readonly string[], b: readonly string[]): DiffPart[] {
  if (a.length * b.length > MOST_CELLS)
    return [
      { kind: 'removed', text: a.join('') },
      { kind: 'added', text: b.join('') },
    ]
  const width = b.length + 1
  // lengths[i * width + j]: the longest common run of a from i on and b from j on.
  const lengths = new Uint16Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const below = lengths[(i + 1) * width + j] ?? 0
      const right = lengths[i * width + j + 1] ?? 0
      lengths[i * width + j] =
        a[i] === b[j] ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1 : Math.max(below, right)
    }
  }
  const parts: DiffPart[] = []
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    const old = a[i]
    const fresh = b[j]
    if (old !== undefined && old === fresh) {
      parts.push({ kind: 'same', text: old })
      i += 1
      j += 1
    } else if (
      old !== undefined &&
      (fresh === undefined || (lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0))
    ) {
      parts.push({ kind: 'removed', text: old })
      i += 1
    } else {
      parts.push({ kind: 'added', text: fresh ?? '' })
      j += 1
    }
  }
  return parts
}

function joined(parts: readonly DiffPart[]): DiffPart[] {
  const runs: DiffPart[] = []
  for (const part of parts) {
    const last = runs.at(-1)
    if (part.text === '') continue
    if (last?.kind === part.kind) runs[runs.length - 1] = { kind: part.kind, text: last.text + part.text }
    else runs.push(part)
  }
  return runs
}
