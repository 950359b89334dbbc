import { getHeapStatistics } from 'node:v8'

/** Milliseconds between two looks at how the process keeps up. */
const LOOK_EVERY_MS = 100
/** How late a look may come, in milliseconds, before it counts: one page that takes long to make is no overload. */
const LATE_MS = 500
/** So many late looks on end mean that more is asked than can be done; each of them is half a second and more. */
const LATE_LOOKS = 4
/** The share of the heap in use beyond which the process would soon end rather than answer. */
const HEAP_SHARE = 0.85

/** Tells from the lateness of its looks, and from what the heap holds, whether the process can take any more. */
export class LoadGauge {
  #lateLooks = 0
  #heapShare = 0

  /** Notes one look: how late it came in milliseconds, and which share of its heap the process uses, 0 to 1. */
  note(lateMs: number, heapShare: number): void {
    this.#lateLooks = lateMs > LATE_MS ? this.#lateLooks + 1 : 0
    this.#heapShare = heapShare
  }

  /** True from the time on that it has been late again and again, until it is in time once. */
  get isOverloaded(): boolean {
    return this.#lateLooks >= LATE_LOOKS || this.#heapShare > HEAP_SHARE
  }
}

/** A gauge of this process, and what stops it. */
export function openLoadGauge(): { gauge: LoadGauge; close(): void } {
  const gauge = new LoadGauge()
  let due = performance.now() + LOOK_EVERY_MS
  const timer = setInterval(() => {
    const now = performance.now()
    const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics()
    gauge.note(now - due, used / limit)
    due = now + LOOK_EVERY_MS
  }, LOOK_EVERY_MS).unref()
  return { gauge, close: () => clearInterval(timer) }
}
