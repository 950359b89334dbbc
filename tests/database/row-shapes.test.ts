import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import type { RowShape } from '#db/row.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'

const QUERIES = fileURLToPath(new URL('../../db/queries/', import.meta.url))

function isShape(value: unknown): value is RowShape {
  return (
    typeof value === 'object' && value !== null && 'table' in value && 'columns' in value && 'names' in value
  )
}

async function exportedShapes(): Promise<RowShape[]> {
  const files = (await readdir(QUERIES, { recursive: true })).filter(file => file.endsWith('.ts'))
  const modules: unknown[] = await Promise.all(
    files.map(file => import(pathToFileURL(join(QUERIES, file)).href)),
  )
  return modules.flatMap(module => Object.values(module as object).filter(isShape))
}

describeOnDatabases('row shapes', database => {
  test('every column that a query hands out exists with the type and nullability it claims', async () => {
    const { db } = database()
    const shapes = await exportedShapes()
    expect(shapes.length).toBeGreaterThanOrEqual(12)
    for (const { table, columns } of shapes) {
      const attributes = await db.sql<{ name: string; type: string; nullable: boolean }[]>`
        select a.attname as name, t.typname as type, not a.attnotnull as nullable
        from pg_attribute a join pg_type t on t.oid = a.atttypid
        where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped
      `
      const actual = new Map(attributes.map(({ name, ...rest }) => [name, rest]))
      for (const [name, { type, nullable }] of Object.entries(columns)) {
        const column = name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
        expect(actual.get(column), `${table}.${column}`).toEqual({ type, nullable })
      }
    }
  })
})
