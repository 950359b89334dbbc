/** A finished answer, with the places of what is made anew for each who gets it. */
export interface PageTemplate {
  readonly bytes: Buffer
  readonly places: readonly Place[]
}

interface Place {
  readonly at: number
  readonly length: number
  /** Which of the values stands here. */
  readonly value: number
}

/** Finds where each of the values stands, which are letters of ASCII. */
export function toTemplate(bytes: Buffer, values: readonly string[]): PageTemplate {
  const places = values.flatMap((text, value) =>
    positionsOf(bytes, text).map(at => ({ at, length: text.length, value })),
  )
  return { bytes, places }
}

/** The answer with other values, in the same order. Throws a RangeError when one has another length than what it stands for. */
export function fillTemplate({ bytes, places }: PageTemplate, values: readonly string[]): Buffer {
  const filled = Buffer.from(bytes)
  for (const { at, length, value } of places) {
    const text = values[value] ?? ''
    if (text.length !== length) throw new RangeError('A new value must be as long as the one it stands for')
    filled.write(text, at, 'latin1')
  }
  return filled
}

function positionsOf(bytes: Buffer, text: string): number[] {
  const found: number[] = []
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + text.length)) found.push(at)
  return found
}
