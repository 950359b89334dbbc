import { safeParse } from 'valibot'
import type { Shape, TextFunction } from './argument-shapes.ts'
import { REPEATED_PIECES } from './repeated-pieces.ts'
import { countPlaces, sampleArguments } from './sample-arguments.ts'

/**
 * What one text may cost at most, in milliseconds of this thread's own processor time, the least of some tries: waiting
 * for a busy machine is none of it, nor is memory that the machine hands out anew. Our dearest functions stand at half of it, since a core that shares its caches and
 * its clock takes longer for the same.
 */
export const MOST_MS = 50

export interface Cost {
  readonly ms: number
  /** The text that cost it, and in which place of the arguments it stood (from 0). */
  readonly text: string
  readonly place: number
}

/** Tries before a cost counts: the compiler and the collector of memory run in the same thread. */
const TRIES = 6
/** Tries of what is a little too dear: a slow stretch of a core that others use as well passes, a cost that is real stays. */
const MOST_TRIES = 60
/** Up to so many places for text each gets every piece; beyond, the pieces take turns. */
const MOST_PLACES = 3

const PAGE_MS = costOfPage()

/** The dearest text out of repeated pieces for this function, each as long as it may be; the first that is too dear. */
export function dearestText(found: TextFunction, value: unknown, longest: number): Cost {
  let worst: Cost = { ms: 0, text: '', place: 0 }
  for (const shapes of found.ways) {
    const places = countPlaces(shapes)
    for (const [turn, piece] of REPEATED_PIECES.entries()) {
      for (const edge of ['', 'a']) {
        const room = longest - 2 * edge.length
        const text = edge + piece.repeat(Math.max(1, Math.floor(room / piece.length))) + edge
        const all = places <= MOST_PLACES ? Array.from({ length: places }, (_, at) => at) : [turn % places]
        for (const place of all) {
          const ms = costOf(found, value, shapes, place, text)
          if (ms > worst.ms) worst = { ms, text: JSON.stringify(`${edge}${piece}`), place }
          if (ms > MOST_MS) return worst
        }
      }
    }
  }
  return worst
}

function costOf(
  found: TextFunction,
  value: unknown,
  shapes: readonly Shape[],
  place: number,
  text: string,
): number {
  let least = Number.POSITIVE_INFINITY
  for (let tried = 0; least > MOST_MS / 2; tried++) {
    const isNear = least > MOST_MS && least < 2 * MOST_MS
    if (tried >= (isNear ? MOST_TRIES : TRIES)) break
    const values = sampleArguments(shapes, place, text)
    const { ms, pages } = spent(() => call(found, value, values))
    least = Math.min(least, ms - pages * PAGE_MS)
  }
  return least
}

/** Milliseconds of this thread's processor time, and pages of memory that the process was given anew meanwhile. */
function spent(work: () => void): { ms: number; pages: number } {
  const { minorPageFault } = process.resourceUsage()
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return { ms: (user + system) / 1000, pages: process.resourceUsage().minorPageFault - minorPageFault }
}

/**
 * What one page of memory costs here: on a virtual machine that takes back what lies idle, 20 µs, and the 16 MB that
 * `JSON.parse` takes for 150,000 brackets cost more than reading them.
 */
function costOfPage(): number {
  const { ms, pages } = spent(() => Buffer.alloc(16 * 1024 * 1024).fill(1))
  return ms / Math.max(pages, 4096)
}

/** What is made up out of a type alone may mean nothing to a function: that it throws is no matter here. */
function call(found: TextFunction, value: unknown, values: readonly unknown[]): void {
  try {
    const result: unknown =
      found.kind === 'schema'
        ? safeParse(value as Parameters<typeof safeParse>[0], values[0])
        : (value as (...values: readonly unknown[]) => unknown)(...values)
    if (result instanceof Promise) result.catch(() => undefined)
  } catch {
    // Its cost counts all the same.
  }
}
