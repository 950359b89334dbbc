import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FILE_TYPES, fileNameOf, fileTypeOf, PERSON_FILE_LIMITS } from './files.ts'

describe('files of a person', () => {
  it.each([
    ['brief.pdf', 'brief.pdf'],
    ['C:\\Users\\jo\\brief.pdf', 'brief.pdf'],
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['.htaccess', 'htaccess'],
    ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie x.pdf'],
    ['gnp.\u202Efdp.txt', 'gnp.fdp.txt'],
    ['', 'file'],
  ])('are named %s as %s', (given, kept) => {
    expect(fileNameOf(given)).toBe(kept)
  })

  it('begin with neither a dot nor a blank, in whatever order they came', () => {
    expect(fileNameOf('. .csv')).toBe('csv')
    expect(fileNameOf(' .. . notes.txt ')).toBe('notes.txt')
  })

  it('keep a name that fits and leads nowhere, and its end', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 400 }),
        fc.constantFrom(...Object.keys(FILE_TYPES)),
        (start, end) => {
          const name = fileNameOf(`${start}.${end}`)
          expect(name.length).toBeGreaterThan(0)
          expect(name.length).toBeLessThanOrEqual(PERSON_FILE_LIMITS.name)
          expect(name).not.toMatch(/[/\\"\r\n\0]|^\./)
          expect(fileNameOf(name)).toBe(name)
        },
      ),
    )
  })

  it.each(['page.html', 'x.svg', 'run.exe', 'a.js', 'noend', 'x.constructor', 'PDF'])(
    'of the kind %s are not kept',
    name => {
      expect(fileTypeOf(name)).toBeNull()
    },
  )

  it('know a kind however it is written', () => {
    expect(fileTypeOf('Brief.PDF')).toBe('application/pdf')
  })
})
