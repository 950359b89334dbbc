import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where Debian puts servers; the PATH of somebody who is no administrator leaves these out. */
const ALSO = ['/usr/sbin', '/usr/local/sbin']

/** The whole path of a program that is installed here, or null. */
export function findProgram(name: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...ALSO]
  return folders.map(folder => join(folder, name)).find(path => existsSync(path)) ?? null
}
