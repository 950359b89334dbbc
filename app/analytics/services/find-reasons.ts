import { createHash } from 'node:crypto'
import { inThread } from '#app/platform/threads/in-thread.ts'
import type { Reasoned, reasonsOf } from '#core/analytics/alignment/best-posts.ts'
import { keepNewest } from './keep-newest.ts'

// A dozen scorings take a moment: in a thread nobody else waits for them.
const readReasons = inThread<typeof reasonsOf>('core/analytics/alignment/best-posts.ts', 'reasonsOf')

/** A founder’s best posts stay the best for weeks: what the rules said of them is kept for the next look. */
const kept = keepNewest<Reasoned>(2000)

/** Why each text scores as it does beside a foundation. Asks the rules only about texts that it does not remember. */
export async function findReasons(
  texts: readonly string[],
  foundation: Readonly<Record<string, string | readonly string[]>>,
): Promise<Reasoned[]> {
  const brand = createHash('sha256').update(JSON.stringify(foundation)).digest()
  const keyOf = (text: string) => createHash('sha256').update(brand).update(text).digest('base64')
  const found = new Map(texts.map(text => [text, kept.get(keyOf(text))]))
  const unknown = [...found].flatMap(([text, reasoned]) => (reasoned ? [] : [text]))
  const read = unknown.length > 0 ? await readReasons(unknown, foundation) : []
  for (const [at, reasoned] of read.entries()) {
    const text = unknown[at] ?? ''
    kept.set(keyOf(text), reasoned)
    found.set(text, reasoned)
  }
  return texts.flatMap(text => found.get(text) ?? [])
}
