import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ByteRange, MediaStore, StoreKey } from './store-contract.ts'

const SAFE_KEY = /^[0-9a-f-]{36}\/[0-9a-f-]{36}$/

/** Keeps files in a folder of this machine. A file appears under its name only when all of it is on the disk. */
export function openFolderStore(folder: string): MediaStore {
  const pathOf = (key: StoreKey) => {
    if (!SAFE_KEY.test(key)) throw new Error('This is not the name of a stored file')
    return join(folder, key)
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      const draft = `${path}.${randomUUID()}.part`
      try {
        const file = await open(draft, 'wx', 0o600)
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async read(key, range) {
      try {
        return range ? await readPart(pathOf(key), range) : await readFile(pathOf(key))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    remove: key => rm(pathOf(key), { force: true }),
  }
}

async function readPart(path: string, { first, last }: ByteRange): Promise<Uint8Array> {
  const file = await open(path, 'r')
  try {
    const part = new Uint8Array(last - first + 1)
    const { bytesRead } = await file.read(part, 0, part.length, first)
    return part.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
