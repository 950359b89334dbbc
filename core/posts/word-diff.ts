/** A run of text that both states have, only the earlier one, or only the later one. */
export interface DiffPiece {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** Words beyond which the two states are shown as wholes: the comparison grows with the square of what changed. */
const MOST_STEPS = 1500

/** Words with the white space after them, so that the pieces joined give the text. */
function wordsOf(text: string): string[] {
  return text.match(/\s*\S+\s*?(?=\s|$)|\s+/gu) ?? []
}

function push(
  pieces: { kind: DiffPiece['kind']; text: string }[],
  kind: DiffPiece['kind'],
  text: string,
): void {
  if (text === '') return
  const last = pieces.at(-1)
  if (last?.kind === kind) last.text += text
  else pieces.push({ kind, text })
}

/** How far each number of edits reaches: Myers' greedy algorithm, forward. Null when more edits than allowed are needed. */
function trace(a: readonly string[], b: readonly string[]): Int32Array[] | null {
  const most = Math.min(a.length + b.length, MOST_STEPS)
  const reach = new Int32Array(2 * most + 2)
  const steps: Int32Array[] = []
  for (let edits = 0; edits <= most; edits++) {
    steps.push(reach.slice())
    for (let k = -edits; k <= edits; k += 2) {
      const down = k === -edits || (k !== edits && at(reach, k - 1, most) < at(reach, k + 1, most))
      let x = down ? at(reach, k + 1, most) : at(reach, k - 1, most) + 1
      let y = x - k
      while (x < a.length && y < b.length && a[x] === b[y]) {
        x++
        y++
      }
      reach[k + most] = x
      if (x >= a.length && y >= b.length) return steps
    }
  }
  return null
}

function at(reach: Int32Array, k: number, most: number): number {
  return reach[k + most] ?? 0
}

/**
 * What changed between two texts, word by word. The pieces that are `same` or `removed` joined give `before`, those
 * that are `same` or `added` give `after`. Texts that share almost nothing are given as one removed and one added.
 */
export function wordDiff(before: string, after: string): DiffPiece[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }]
  const a = wordsOf(before)
  const b = wordsOf(after)
  const steps = trace(a, b)
  const pieces: { kind: DiffPiece['kind']; text: string }[] = []
  if (!steps) {
    push(pieces, 'removed', before)
    push(pieces, 'added', after)
    return pieces
  }
  const most = Math.min(a.length + b.length, MOST_STEPS)
  const back: DiffPiece[] = []
  let x = a.length
  let y = b.length
  for (let edits = steps.length - 1; edits >= 0; edits--) {
    const reach = steps[edits] ?? new Int32Array(0)
    const k = x - y
    const down = k === -edits || (k !== edits && at(reach, k - 1, most) < at(reach, k + 1, most))
    const fromK = down ? k + 1 : k - 1
    const fromX = edits === 0 ? 0 : at(reach, fromK, most)
    const fromY = edits === 0 ? 0 : fromX - fromK
    while (x > fromX && y > fromY && a[x - 1] === b[y - 1]) {
      back.push({ kind: 'same', text: a[x - 1] ?? '' })
      x--
      y--
    }
    if (edits === 0) break
    if (down) back.push({ kind: 'added', text: b[y - 1] ?? '' })
    else back.push({ kind: 'removed', text: a[x - 1] ?? '' })
    x = fromX
    y = fromY
  }
  for (const piece of back.reverse()) push(pieces, piece.kind, piece.text)
  return pieces
}
