import { expect, it } from 'vitest'
import { asWorkspaceId } from '#db/client.ts'
import { rememberReach } from './remember-reach.ts'

const one = rememberReach(asWorkspaceId('1f0c2a30-0000-4000-8000-000000000001'))
const other = rememberReach(asWorkspaceId('1f0c2a30-0000-4000-8000-000000000002'))

it('finds again only what was not found for the same workspace and the same facts', () => {
  expect(one('a', () => 1)).toBe(1)
  expect(one('a', () => 2)).toBe(1)
  expect(one('b', () => 3)).toBe(3)
  expect(other('a', () => 4)).toBe(4)
})
