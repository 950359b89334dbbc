/** What a page consists of, in order: text that stays, and the number of a value that each answer has for itself. */
export type PagePiece = string | number

/** Bytes with places into which the values of one answer are written. */
export interface PageTemplate {
  readonly bytes: Buffer
  readonly places: readonly Place[]
}

interface Place {
  readonly at: number
  /** Which of the values. */
  readonly value: number
}

/** Puts a template together from what stays and what is written anew. */
export class TemplateDraft {
  readonly #parts: Buffer[] = []
  readonly #places: Place[] = []
  #length = 0

  add(bytes: Buffer): void {
    this.#parts.push(bytes)
    this.#length += bytes.byteLength
  }

  addPlace(value: number, length: number): void {
    this.#places.push({ at: this.#length, value })
    this.add(Buffer.alloc(length))
  }

  finish(): PageTemplate {
    return { bytes: Buffer.concat(this.#parts), places: this.#places }
  }
}

/** The template of a page as it is read. `lengths` has that of each value. */
export function plainTemplate(pieces: readonly PagePiece[], lengths: readonly number[]): PageTemplate {
  const draft = new TemplateDraft()
  for (const piece of pieces) {
    if (typeof piece === 'string') draft.add(Buffer.from(piece))
    else draft.addPlace(piece, lengths[piece] ?? 0)
  }
  return draft.finish()
}

/** The template of a page as it went out, with a place wherever one of its values stands; they are ASCII. */
export function templateOf(bytes: Buffer, values: readonly string[]): PageTemplate {
  return {
    bytes,
    places: values.flatMap((text, value) => positionsOf(bytes, text).map(at => ({ at, value }))),
  }
}

function positionsOf(bytes: Buffer, text: string): number[] {
  const found: number[] = []
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + text.length)) found.push(at)
  return found
}

/** Writes the values, which are ASCII, into their places. */
export function fillPlaces({ bytes, places }: PageTemplate, values: readonly string[]): void {
  for (const { at, value } of places) bytes.write(values[value] ?? '', at, 'latin1')
}

/** A copy with the values in their places; they must be as long as those that the template was made of. */
export function filledCopy({ bytes, places }: PageTemplate, values: readonly string[]): Buffer {
  const copy = takeBytes(bytes.byteLength)
  bytes.copy(copy)
  fillPlaces({ bytes: copy, places }, values)
  return copy
}

/** Answers are cut from blocks of this size: memory of its own for each of them costs twice what filling it does. */
const BLOCK_BYTES = 1 << 20

let block = Buffer.alloc(0)
let taken = 0

/** Memory that nobody else has; a block is let go of when the last answer in it is. */
function takeBytes(length: number): Buffer {
  if (taken + length > block.byteLength) {
    block = Buffer.allocUnsafeSlow(Math.max(length, BLOCK_BYTES))
    taken = 0
  }
  taken += length
  return block.subarray(taken - length, taken)
}
