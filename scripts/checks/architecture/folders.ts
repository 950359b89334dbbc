import type { Finding } from './source.ts'

/** A folder that holds more deserves a look; what belongs together stays together all the same. */
export const FOLDER_ALARM = 20

const VAGUE = new Set(['utils', 'util', 'lib', 'libs', 'helpers', 'helper', 'general', 'misc', 'common'])
/** Append-only by nature: one entry for each step of history. */
const HISTORIES = new Set(['db/migrations'])
/** Names that a tool or a habit older than this project prescribes. */
const GIVEN_NAMES = /^(README\.md|LICENSE.*|\.gitkeep)$/
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
const MIGRATION = /^\d{4}_[a-z0-9]+(_[a-z0-9]+)*\.sql$/

/** Folders that say too little, and files not named in kebab-case. `files` are paths with slashes. */
export function checkFolders(files: readonly string[]): Finding[] {
  const vague = [...entriesOf(files).keys()]
    .filter(folder => VAGUE.has(folder.split('/').at(-1) ?? ''))
    .map(path => ({ path, what: 'says nothing about what is in it; name the concept' }))
  const misnamed = files
    .filter(file => {
      const name = file.split('/').at(-1) ?? ''
      return !(KEBAB.test(name) || GIVEN_NAMES.test(name) || (file.endsWith('.sql') && MIGRATION.test(name)))
    })
    .map(path => ({ path, what: 'is not named in kebab-case' }))
  return [...vague, ...misnamed]
}

/** Folders on their way to being a drawer: worth a look, not worth stopping a build. */
export function warnAboutFolders(files: readonly string[]): Finding[] {
  return [...entriesOf(files)]
    .filter(([folder, names]) => names.size > FOLDER_ALARM && !HISTORIES.has(folder))
    .map(([path, names]) => ({ path, what: `holds ${names.size} entries; is it one idea?` }))
}

/** What each folder holds; a file and the tests beside it are one entry, and so is a folder in it. */
function entriesOf(files: readonly string[]): Map<string, Set<string>> {
  const entries = new Map<string, Set<string>>()
  for (const file of files) {
    const parts = file.split('/')
    for (let depth = 1; depth < parts.length; depth++) {
      const folder = parts.slice(0, depth).join('/')
      const entry = (parts[depth] ?? '').replace(/(\.db)?\.test(?=\.tsx?$)/, '')
      entries.set(folder, (entries.get(folder) ?? new Set()).add(entry))
    }
  }
  return entries
}
