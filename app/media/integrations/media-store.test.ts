import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startS3 } from '#scripts/local/s3/stand-in.ts'
import { openMediaStore } from './media-store.ts'
import type { StoreKey } from './store-contract.ts'

describe.each(['folder', 's3'] as const)('a store of pictures: %s', kind => {
  let dataDir = ''
  let s3: Awaited<ReturnType<typeof startS3>>
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'media-'))
    s3 = await startS3()
  })
  afterAll(async () => {
    await s3.close()
    await rm(dataDir, { recursive: true })
  })
  const open = () => openMediaStore({ dataDir, mediaS3: kind === 's3' ? s3.config : null })

  it('gives back what was put there, until it is removed', async () => {
    const store = open()
    const key: StoreKey = `${randomUUID()}/${randomUUID()}`
    expect(await store.read(key)).toBeNull()
    await store.put(key, Buffer.from('first'), 'image/png')
    await store.put(key, Buffer.from('second'), 'image/png')
    expect(Buffer.from((await store.read(key)) ?? []).toString()).toBe('second')
    expect(Buffer.from((await store.read(key, { first: 1, last: 3 })) ?? []).toString()).toBe('eco')
    await store.remove(key)
    await store.remove(key)
    expect(await store.read(key)).toBeNull()
  })

  it('leaves no part of a file behind, though many write the same one', async () => {
    const store = open()
    const workspace = randomUUID()
    const key: StoreKey = `${workspace}/${randomUUID()}`
    await Promise.all(
      Array.from({ length: 10 }, (_, n) => store.put(key, Buffer.alloc(50_000, n), 'image/png')),
    )
    const file = await store.read(key)
    expect(file).toHaveLength(50_000)
    expect(new Set(file).size).toBe(1)
    if (kind === 'folder') expect(await readdir(join(dataDir, 'media', workspace))).toHaveLength(1)
    else expect([...s3.files.keys()].filter(path => path.includes(workspace))).toHaveLength(1)
  })
})

describe('stores of pictures', () => {
  it('a folder takes no name that leads elsewhere', async () => {
    const store = openMediaStore({ dataDir: tmpdir(), mediaS3: null })
    expect(() => store.remove('../secrets' as StoreKey)).toThrow('not the name')
  })

  it('a wrong secret is refused, and said', async () => {
    const s3 = await startS3()
    const store = openMediaStore({ dataDir: '', mediaS3: { ...s3.config, secret: 'another' } })
    await expect(store.put(`${randomUUID()}/${randomUUID()}`, Buffer.from('x'), 'image/png')).rejects.toThrow(
      '403',
    )
    await s3.close()
  })
})
