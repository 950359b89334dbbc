import type { Finding } from './source.ts'

/** A folder that holds more is a drawer nobody looks into. */
export const FOLDER_LIMIT = 15

const VAGUE = new Set(['utils', 'util', 'lib', 'libs', 'helpers', 'helper', 'general', 'misc', 'common'])
/** Append-only by nature: one entry for each step of history. */
const HISTORIES = new Set(['db/migrations'])
/** Names that a tool or a habit older than this project prescribes. */
const GIVEN_NAMES = /^(README\.md|LICENSE.*|\.gitkeep)$/
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
const MIGRATION = /^\d{4}_[a-z0-9]+(_[a-z0-9]+)*\.sql$/

/** Folders that hold too much or say too little, and files not named in kebab-case. `files` are paths with slashes. */
export function checkFolders(files: readonly string[]): Finding[] {
  const entries = new Map<string, Set<string>>()
  for (const file of files) {
    const parts = file.split('/')
    for (let depth = 1; depth < parts.length; depth++) {
      const folder = parts.slice(0, depth).join('/')
      // One concept, one file, its test beside it: the two are one entry.
      const entry = (parts[depth] ?? '').replace(/\.test(?=\.tsx?$)/, '')
      entries.set(folder, (entries.get(folder) ?? new Set()).add(entry))
    }
  }

  const findings: Finding[] = []
  for (const [folder, names] of entries) {
    if (names.size > FOLDER_LIMIT && !HISTORIES.has(folder))
      findings.push({
        path: folder,
        what: `holds ${names.size} entries; split it by concept (at most ${FOLDER_LIMIT})`,
      })
    if (VAGUE.has(folder.split('/').at(-1) ?? ''))
      findings.push({ path: folder, what: 'says nothing about what is in it; name the concept' })
  }
  for (const file of files) {
    const name = file.split('/').at(-1) ?? ''
    const isNamedWell =
      KEBAB.test(name) || GIVEN_NAMES.test(name) || (file.endsWith('.sql') && MIGRATION.test(name))
    if (!isNamedWell) findings.push({ path: file, what: 'is not named in kebab-case' })
  }
  return findings
}
