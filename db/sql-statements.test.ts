import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitStatements } from './sql-statements.ts'

const texts = (sql: string) => splitStatements(sql).map(({ text }) => text)

describe('statements of a file', () => {
  test('end at semicolons that are not quoted, commented or in a body', () => {
    const quoted = `select ';', e'\\';', ";", $$;$$, $a$ ; $$ ; $a$, 'it''s;' /* ; /* ; */ ; */ -- ;\n, 1`
    expect(texts(`${quoted};\nselect 2`)).toEqual([quoted, 'select 2'])
  })

  test('carry their words, bodies and comments apart', () => {
    const [only] = splitStatements('-- why\nDO $x$ begin\n end $x$; -- after\n')
    expect(only).toEqual({
      text: 'DO $x$ begin\n end $x$',
      words: "do ''",
      bodies: [' begin\n end '],
      comments: '-- why\n',
    })
  })

  test('that are nothing are left out', () => {
    expect(texts('; -- nothing\n ;; /* nor here')).toEqual([])
  })

  test('lose nothing that is code, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("'", '"', '$$', '$a$', ';', '--', '\n', '/*', '*/', 'x', ' ', '\\')),
        pieces => {
          const sql = pieces.join('')
          const parts = splitStatements(sql)
          for (const { text } of parts) expect(sql).toContain(text)
        },
      ),
    )
  })

  test('of a long file are found quickly', () => {
    const parts = splitStatements("insert into a values ('b');\n".repeat(20_000))
    expect(parts).toHaveLength(20_000)
  })
})
