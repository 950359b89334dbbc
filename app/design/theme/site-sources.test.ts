import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, it } from 'vitest'
import routes from '#app/routes.ts'

const APP = resolve(import.meta.dirname, '../..')
const sheet = readFileSync(join(import.meta.dirname, 'site.css'), 'utf8')
const sources = [...sheet.matchAll(/@source (?:not )?"([^"]+)"/g)].map(([, path = '']) => path)

it('the style sheet of public pages reads parts that exist', () => {
  expect(sources.length).toBeGreaterThan(10)
  // A part that moved leaves its classes behind: the page looks undressed, and nothing else says so.
  expect(sources.filter(path => !existsSync(join(import.meta.dirname, path)))).toEqual([])
})

it('and every part that a page without scripts is made of', () => {
  const without = [...sheet.matchAll(/@source not "([^"]+)"/g)].map(([, path = '']) => path)
  const isOf = (paths: readonly string[], file: string) =>
    paths.some(path => `${file}/`.startsWith(`${join(import.meta.dirname, path)}/`))
  const read = sources.filter(path => !without.includes(path))
  const isRead = (file: string) => isOf(read, file) && !isOf(without, file)
  const pages = pagesWithoutScripts(routes as readonly RouteConfigEntry[])
  expect(pages.length).toBeGreaterThan(10)
  const undressed = [...partsOf(pages)].filter(
    file => !isRead(file) && /\bclassName=/.test(readFileSync(file, 'utf8')),
  )
  expect(undressed.map(file => relative(APP, file)).sort()).toEqual([])
})

/** The files of routes that say so themselves, or stand within one that does. */
function pagesWithoutScripts(entries: readonly RouteConfigEntry[], isWithin = false): string[] {
  return entries.flatMap(entry => {
    const file = join(APP, entry.file)
    const isWithout =
      isWithin || (file.endsWith('.tsx') && /\bhydrate: false\b/.test(readFileSync(file, 'utf8')))
    const own = isWithout && file.endsWith('.tsx') ? [file] : []
    return [...own, ...pagesWithoutScripts(entry.children ?? [], isWithout)]
  })
}

/** These files and every component of ours that they import, however far away. */
function partsOf(files: readonly string[]): Set<string> {
  const parts = new Set<string>()
  const queue = [...files]
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (parts.has(file)) continue
    parts.add(file)
    for (const { names, path } of fromElsewhere(file)) {
      // What is neither a component nor a room's list of them brings no classes.
      if (path.endsWith('.tsx')) queue.push(path)
      if (path.endsWith('/ui/index.ts')) queue.push(...namedIn(path, names))
    }
  }
  return parts
}

/** Of what a room shows to others, the parts of these names: the rest of its list is no part of the page. */
function namedIn(list: string, names: readonly string[]): string[] {
  return fromElsewhere(list)
    .filter(part => part.names.some(name => names.includes(name)))
    .map(({ path }) => path)
}

/** What a file imports, or passes on, from files of ours: the names, as they are called there, and the file. */
function fromElsewhere(file: string): { names: readonly string[]; path: string }[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/^(?:import|export) (?!type\b)([^'"]*?)from '((?:#app\/|\.)[^']+\.tsx?)'/gm)].map(
    ([, clause = '', path = '']) => ({
      names: [...clause.matchAll(/\w+(?= as\b)|(?<!as )\b\w+/g)].map(([name]) => name),
      path: path.startsWith('#app/') ? join(APP, path.slice('#app/'.length)) : resolve(file, '..', path),
    }),
  )
}
