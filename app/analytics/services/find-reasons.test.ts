import { expect, it, vi } from 'vitest'
import { reasonsOf } from '#core/analytics/alignment/best-posts.ts'
import { findReasons } from './find-reasons.ts'

const asked = vi.hoisted(() => vi.fn<(texts: readonly string[]) => void>())
vi.mock('#app/platform/threads/in-thread.ts', async () => {
  const { reasonsOf } = await import('#core/analytics/alignment/best-posts.ts')
  const readReasons: typeof reasonsOf = (texts, foundation) => {
    asked(texts)
    return reasonsOf(texts, foundation)
  }
  return { inThread: () => readReasons }
})

const rye = { values: ['honesty', 'plain language'], tone: 'warm' }
const oats = { ...rye, values: ['speed'] }
const texts = ['We say it in plain language.', 'Honesty first, always.', 'We say it in plain language.']

it('says of every text what the rules say, and asks them once for each text and foundation', async () => {
  expect(await findReasons(texts, rye)).toEqual(reasonsOf(texts, rye))
  expect(await findReasons([...texts, 'Fast.'], rye)).toEqual(reasonsOf([...texts, 'Fast.'], rye))
  expect(await findReasons(texts.slice(1, 2), oats)).toEqual(reasonsOf(texts.slice(1, 2), oats))
  expect(asked.mock.calls).toEqual([[texts.slice(0, 2)], [['Fast.']], [texts.slice(1, 2)]])
})
