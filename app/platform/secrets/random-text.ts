import { randomFillSync } from 'node:crypto'

const BLOCK_BYTES = 4096

const block = Buffer.alloc(BLOCK_BYTES)
let used = BLOCK_BYTES

/**
 * As many random bytes as base64url, cut from a block that is drawn at once: asking for sixteen alone costs a quarter of
 * what sending a page does. No byte is handed out twice.
 */
export function randomText(bytes: number): string {
  if (bytes > BLOCK_BYTES) throw new RangeError(`no more than ${BLOCK_BYTES} random bytes at once`)
  if (used + bytes > BLOCK_BYTES) {
    randomFillSync(block)
    used = 0
  }
  used += bytes
  return block.toString('base64url', used - bytes, used)
}
