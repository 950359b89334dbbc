import { expect, it } from 'vitest'
import { shownThings } from './shown-things.ts'
import type { Thing } from './things.ts'

const thing = (kind: Thing['kind'], key: string): Thing => ({ kind, key, name: key })
const offers = Array.from({ length: 40 }, (_, at) => thing('offer', `offer ${at}`))
const things = [thing('brand', 'café ada'), ...offers, thing('word', 'rye')]

it('shows few names as they are', () => {
  const { names, choices } = shownThings(things.slice(0, 3), { page: 1, chosen: null })
  expect(names).toMatchObject({ page: 1, pages: 1, total: 3 })
  expect(choices).toEqual(names.rows)
})

it('shows many page by page, with the founder’s words before the offers, and each once', () => {
  const keys = [1, 2, 3, 4, 5].flatMap(page =>
    shownThings(things, { page, chosen: null }).names.rows.map(({ key }) => key),
  )
  expect(keys.slice(0, 3)).toEqual(['café ada', 'rye', 'offer 0'])
  expect(keys.toSorted()).toEqual(things.map(({ key }) => key).toSorted())
})

it('can be kept to what it is kept to, whichever page of names is open', () => {
  const { names, choices } = shownThings(things, { page: 2, chosen: 'offer 39' })
  expect(names.rows.map(({ key }) => key)).not.toContain('offer 39')
  expect(choices).toHaveLength(11)
  expect(choices.map(({ key }) => key)).toContain('offer 39')
  expect(choices.map(({ key }) => key)).toContain('rye')
})
