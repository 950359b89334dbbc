import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The folders that hold our code; everything else is configuration, words about it, or made by a tool. */
export const SOURCE_FOLDERS = ['app', 'core', 'db', 'scripts', 'tests', 'e2e'] as const

const MADE_BY_TOOLS = new Set(['node_modules', 'build', '.react-router', '+types'])

/** What lies beside the sources and is ours all the same. */
const OTHER_FOLDERS = ['docs', 'public', '.ci', '.github']

/** Every file under our source folders as a path relative to `root`, with forward slashes, in alphabetical order. */
export function listFiles(root: string, folders: readonly string[] = SOURCE_FOLDERS): string[] {
  const files: string[] = []
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (MADE_BY_TOOLS.has(entry.name)) continue
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) walk(path)
      else files.push(path)
    }
  }
  for (const folder of folders) if (existsSync(join(root, folder))) walk(folder)
  return files.sort()
}

/** Every file of the project: sources, documents, what is published as it is, and the configuration in the root. */
export function listProject(root: string): string[] {
  const configuration = readdirSync(root, { withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ name }) => name)
  return [...listFiles(root, [...SOURCE_FOLDERS, ...OTHER_FOLDERS]), ...configuration]
}

/** Those of the files that are TypeScript. */
export function listSourceFiles(root: string): string[] {
  return listFiles(root).filter(file => /\.tsx?$/.test(file))
}
