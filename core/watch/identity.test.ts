import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldAddress, itemIdentities } from './identity.ts'

const item = (guid: string, address = 'https://x.test/a', title = 'A') => ({ guid, address, title })

it('takes http and https, and a slash at the end, for the same', () => {
  expect(foldAddress('http://x.test/a/')).toBe(foldAddress('https://x.test/a'))
  expect(itemIdentities([item('http://x.test/1')])).toEqual(itemIdentities([item('https://x.test/1/')]))
})

it('goes by link and title where there is no guid', () => {
  const [first, second] = itemIdentities([item(''), item('', 'https://x.test/a', 'B')])
  expect(first).not.toBe(second)
  expect(itemIdentities([item('', 'http://x.test/a/')])[0]).toBe(first)
})

it('keeps items apart that share a guid in one file', () => {
  const found = itemIdentities([item('same', 'https://x.test/1', 'A'), item('same', 'https://x.test/2', 'B')])
  expect(new Set(found).size).toBe(2)
})

it('says the same whichever way the addresses are written', () => {
  const items = fc.array(
    fc.record({
      guid: fc.webUrl(),
      address: fc.webUrl(),
      title: fc.string(),
    }),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(items, list => {
      const other = list.map(each => ({
        ...each,
        guid: each.guid.replace(/^https?/, scheme => (scheme === 'http' ? 'https' : 'http')),
        address: each.address.replace(/^https?/, scheme => (scheme === 'http' ? 'https' : 'http')),
      }))
      expect(itemIdentities(other)).toEqual(itemIdentities(list))
    }),
  )
})
