import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

const PROJECT = join(import.meta.dirname, '../..')
const textOf = (path: string) => readFileSync(join(PROJECT, path), 'utf8')

interface Service {
  readonly image: string
  readonly build?: unknown
  readonly pull_policy?: string
  readonly restart?: string
  readonly environment?: Readonly<Record<string, string>>
  readonly healthcheck?: { readonly test: readonly string[] }
  readonly logging?: { readonly options?: Readonly<Record<string, string>> }
}

const text = textOf('compose.yaml')
const { services } = parse(text, { merge: true }) as { services: Readonly<Record<string, Service>> }
const all = Object.entries(services)

describe('compose.yaml', () => {
  // Builds run at once, and the second that wants the same name on an empty machine is refused.
  test('builds each image of ours once, and fetches none of them', () => {
    const ours = all.filter(([, { image }]) => image.startsWith('brandhearth'))
    const built = ours.filter(([, { build }]) => build !== undefined).map(([, { image }]) => image)
    expect(built.toSorted()).toEqual([...new Set(ours.map(([, { image }]) => image))].toSorted())
    expect(ours.filter(([, each]) => each.pull_policy !== 'never')).toEqual([])
  })

  test('demands each variable that it says it needs before it starts anything', () => {
    const [, list = ''] = /which needs\n# ([\s\S]+?)\. More/.exec(text) ?? []
    const named = list.match(/\b[A-Z][A-Z0-9_]+\b/g) ?? []
    expect(named).toContain('SITE')
    const demanded = new Set([...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name))
    expect([...demanded].toSorted()).toEqual(named.toSorted())
  })

  test('gives PgBouncer the settings that tests run behind', () => {
    const own = new Set(['listen_addr', 'unix_socket_dir', 'auth_file'])
    const [, settings = ''] = textOf('docs/deploy/server/pgbouncer.ini').split('[pgbouncer]')
    const expected = [...settings.matchAll(/^(\w+) = (.*)$/gm)]
      .filter(([, name = '']) => !own.has(name))
      .map(([, name = '', value]) => [name.toUpperCase(), value])
    expect(expected.length).toBeGreaterThan(5)
    expect(services.pgbouncer?.environment).toMatchObject(Object.fromEntries(expected))
  })

  // At the socket answers the server that fills a new volume, too, and whoever believes it meets none at the port.
  test('believes PostgreSQL at its port only', () => {
    expect(services.postgres?.healthcheck?.test).toEqual(expect.arrayContaining(['pg_isready', '-h']))
  })

  test('lets no log fill the disk', () => {
    const staying = all.filter(([, { restart }]) => restart === 'unless-stopped')
    expect(staying.length).toBeGreaterThan(5)
    expect(
      staying.filter(([, { logging }]) => !logging?.options?.['max-size']).map(([name]) => name),
    ).toEqual([])
  })
})

// PostgreSQL's image is stopped by another, which a shell that waits does not end by.
test('every image of ours is stopped by SIGTERM', () => {
  const stages = textOf('Dockerfile')
    .split(/^FROM /m)
    .slice(2)
  expect(stages).toHaveLength(2)
  for (const stage of stages) expect(stage).toMatch(/^STOPSIGNAL SIGTERM$/m)
})
