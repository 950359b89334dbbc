import * as v from 'valibot'
import { expect, it } from 'vitest'
import { lookThrough } from './look-through.ts'

const row = v.object({ id: v.string() })

/** Looks for `wanted` where each page is answered by `answerOf` its cursor, and tells which were read. */
async function look(answerOf: (after: string) => { status?: number; data: unknown }, wanted = 'wanted') {
  const read: string[] = []
  const found = await lookThrough(
    async ({ path }) => {
      const after = new URLSearchParams(path.split('?')[1]).get('after') ?? ''
      read.push(after)
      const answer = { status: 200, ...answerOf(after) }
      return { kind: 'answered', headers: {}, body: '', bytes: new Uint8Array(), ...answer }
    },
    { edge: '/me/posts?fields=id', row },
    rows => (rows.some(({ id }) => id === wanted) ? { kind: 'found', remoteId: wanted, address: '' } : null),
  )
  return { found, read }
}
const page = (ids: readonly string[], paging?: object) => ({
  data: { data: ids.map(id => ({ id })), paging },
})

it('reads on until it is found, and no further', async () => {
  const pages: Record<string, ReturnType<typeof page>> = {
    '': page(['newer'], { cursors: { after: 'a&b' }, next: 'next' }),
    'a&b': page(['wanted'], { cursors: { after: 'c' }, next: 'next' }),
  }
  expect(await look(after => pages[after] ?? page([]))).toEqual({
    found: { kind: 'found', remoteId: 'wanted', address: '' },
    read: ['', 'a&b'],
  })
})

it.each([
  ['the last page was read', page(['other'], { cursors: { after: 'a' } }), 'certainly_not', 1],
  ['there is no other', page([]), 'certainly_not', 1],
  ['there is another that cannot be asked for', page(['other'], { next: 'next' }), 'cannot_tell', 1],
  ['there are too many', page(['other'], { cursors: { after: 'a' }, next: 'next' }), 'cannot_tell', 5],
  ['it is refused', { status: 500, data: { error: { code: 2 } } }, 'cannot_tell', 1],
  ['it makes no sense', { data: { data: 'none' } }, 'cannot_tell', 1],
])('says so when %s', async (_name, answer, kind, pages) => {
  const { found, read } = await look(() => answer)
  expect(found).toMatchObject({ kind })
  expect(read).toHaveLength(pages)
})
