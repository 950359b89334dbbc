import { expect, it, vi } from 'vitest'
import { openPageMemory } from './page-memory.ts'

it('a page that could not be made is tried again by the next who ask, and harms nobody', async () => {
  const prepare = vi
    .fn(async (path: string) => `made ${path}`)
    .mockRejectedValueOnce(new Error('no database'))
  const find = openPageMemory('pages', prepare)
  expect(find('/', undefined)).toBeUndefined()
  await expect.poll(() => find('/', undefined)).toBe('made /')
})

it('is made once however many ask meanwhile', async () => {
  const prepare = vi.fn(async () => 'made')
  const find = openPageMemory('pages', prepare)
  for (let n = 0; n < 50; n += 1) expect(find('/', 'dark')).toBeUndefined()
  await expect.poll(() => find('/', 'dark')).toBe('made')
  expect(prepare).toHaveBeenCalledTimes(1)
})
