import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkWalls, listWalls, type WallReport } from './walls.ts'

/** Each line is a house with one crack: the file, what it imports, and the wall that must notice. */
const CRACKS: readonly [file: string, imported: string, wall: string][] = [
  ['core/brand/a.ts', '#db/client.ts', 'The rules know only the rules and valibot'],
  ['core/brand/b.ts', 'node:fs', 'The rules know only the rules and valibot'],
  ['core/brand/c.ts', 'react', 'The rules know only the rules and valibot'],
  ['core/brand/d.test.ts', '#db/client.ts', 'The tests of the rules need no machine'],
  [
    'db/queries/a.ts',
    '#app/services/brand/save-brand.ts',
    'The database knows only the rules, PostgreSQL and Node',
  ],
  ['db/queries/b.ts', 'react', 'The database knows only the rules, PostgreSQL and Node'],
  ['app/services/brand/a.ts', 'postgres', 'Only the database speaks SQL'],
  [
    'app/services/brand/b.ts',
    '#app/http/session.ts',
    'Services know rules, queries, integrations and the job catalogue',
  ],
  [
    'app/services/brand/c.ts',
    '#app/jobs/send-mail.ts',
    'Services know rules, queries, integrations and the job catalogue',
  ],
  ['app/services/brand/d.ts', 'react-router', 'Services know no web'],
  ['app/services/brand/e.ts', 'pg-boss', 'Only jobs know pg-boss'],
  ['app/services/brand/f.ts', 'stripe', 'Only integrations know vendors'],
  ['app/services/brand/g.ts', 'vitest', 'The product runs without the tools of its making'],
  ['app/integrations/a.ts', '#db/client.ts', 'Integrations translate and know nobody else of ours'],
  ['app/jobs/a.ts', '#db/client.ts', 'Jobs only call services'],
  ['app/jobs/runner-a.ts', '#app/http/session.ts', 'The job runner knows the database and the jobs'],
  ['app/ui/brand/a.tsx', '#app/services/brand/save-brand.ts', 'The interface shows and does not fetch'],
  ['app/ui/brand/b.tsx', '@conform-to/react', 'Only forms know conform'],
  ['app/ui/brand/c.tsx', '#app/config.server.ts', 'What the browser gets opens no server door'],
  ['app/ui/brand/d.tsx', 'node:fs', 'What the browser gets uses no Node'],
  ['app/copy/a.ts', '#app/services/brand/save-brand.ts', 'Words come from nowhere'],
  ['app/emails/a.ts', '#db/client.ts', 'Mails are words, not deeds'],
  ['app/forms/a.ts', '#app/http/session.ts', 'Forms know the rules and the words'],
  ['app/islands/a.ts', '#app/ui/brand/card.tsx', 'Islands stand alone'],
  ['app/islands/b.ts', 'react', 'Islands ship no framework'],
  ['app/http/a.ts', '#db/client.ts', 'The web floor knows services, rules and words'],
  ['app/routes/brand/a.tsx', '#db/client.ts', 'A route asks services and shows the interface'],
  ['app/routes/brand/b.tsx', '#app/jobs/catalog.ts', 'A route asks services and shows the interface'],
  ['app/routes/brand/c.tsx', './home.tsx', 'A route never imports another route'],
  ['app/root.tsx', '#db/client.ts', 'The root of the app sets the table and does not cook'],
  ['app/http/b.ts', '#app/routes/brand/home.tsx', 'Nobody imports routes'],
  ['scripts/a.ts', '#app/http/session.ts', 'Scripts never reach into the web'],
  ['scripts/b.ts', '#app/ui/brand/card.tsx', 'Scripts import nothing with markup in it'],
  ['app/http/c.ts', '#scripts/tool.ts', 'Nobody imports scripts'],
  ['app/http/d.ts', '#tests/support/server.ts', 'Nobody imports tests'],
  ['core/brand/about.ts', './round.ts', 'No cycles'],
  ['core/brand/lost.ts', './nowhere.ts', 'Every import leads somewhere'],
]

/** A small house in which nothing is wrong: what the cracks import, and imports that every wall lets through. */
const HOUSE: Record<string, string> = {
  'package.json': JSON.stringify({
    name: 'house',
    type: 'module',
    imports: Object.fromEntries(
      ['core', 'db', 'app', 'scripts', 'tests'].map(floor => [`#${floor}/*`, `./${floor}/*`]),
    ),
    dependencies: Object.fromEntries(
      ['react', 'react-router', 'valibot', 'postgres', 'pg-boss', 'stripe', '@conform-to/react'].map(name => [
        name,
        '*',
      ]),
    ),
    devDependencies: { vitest: '*' },
  }),
  'core/brand/score.ts': "import 'valibot'",
  'core/brand/score.test.ts': "import 'vitest'\nimport 'node:fs'\nimport './score.ts'",
  'core/brand/round.ts': "import './about.ts'",
  'db/client.ts': "import 'postgres'\nimport 'node:fs'\nimport '#core/brand/score.ts'",
  'app/config.server.ts': "import 'valibot'",
  'app/services/brand/save-brand.ts':
    "import '#core/brand/score.ts'\nimport '#db/client.ts'\nimport '#app/integrations/mail.ts'\nimport '#app/jobs/catalog.ts'\nimport '../../config.server.ts'",
  'app/integrations/mail.ts': "import 'stripe'\nimport '#core/brand/score.ts'",
  'app/jobs/catalog.ts': "import 'valibot'",
  'app/jobs/send-mail.ts': "import '../services/brand/save-brand.ts'",
  'app/jobs/runner.ts': "import 'pg-boss'\nimport '#db/client.ts'\nimport './send-mail.ts'",
  'app/http/session.ts': "import 'react-router'\nimport '../services/brand/save-brand.ts'",
  'app/ui/brand/card.tsx': "import 'react'\nimport '../../copy/brand.ts'",
  'app/copy/brand.ts': "import '#core/brand/score.ts'",
  'app/forms/form.ts': "import '@conform-to/react'\nimport '#core/brand/score.ts'",
  'app/routes/brand/home.tsx':
    "import '../../http/session.ts'\nimport '../../services/brand/save-brand.ts'\nimport '../../ui/brand/card.tsx'\nimport type { Route } from './+types/home'",
  'scripts/tool.ts': "import '#db/client.ts'\nimport '#app/services/brand/save-brand.ts'",
  'tests/support/server.ts': "import '#scripts/tool.ts'",
  'tests/routes/home.test.ts': "import '#app/routes/brand/home.tsx'\nimport '../support/server.ts'",
}

const PACKAGES = [
  'react',
  'react-router',
  'valibot',
  'vitest',
  'postgres',
  'pg-boss',
  'stripe',
  '@conform-to/react',
]

const root = mkdtempSync(join(tmpdir(), 'walls-'))
let report: WallReport

function put(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

beforeAll(async () => {
  for (const [path, text] of Object.entries(HOUSE)) put(path, text)
  for (const name of PACKAGES) {
    put(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }))
    put(`node_modules/${name}/index.js`, '')
  }
  for (const [file, imported] of CRACKS) put(file, `import '${imported}'`)
  report = await checkWalls(root)
}, 30_000)

afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('the walls', () => {
  it.each(CRACKS)('%s may not import %s: %s', (file, _imported, wall) => {
    expect(report.breaches.filter(breach => breach.from === file).map(breach => breach.rule)).toContain(wall)
  })

  it('let every allowed import through', () => {
    const cracked = new Set(CRACKS.map(([file]) => file))
    expect(report.breaches.filter(breach => !cracked.has(breach.from))).toEqual([])
  })

  it('are all of them put to the test here', async () => {
    expect(new Set(CRACKS.map(([, , wall]) => wall))).toEqual(new Set(await listWalls()))
  })

  it('read every source file', () => {
    expect(report.missed).toEqual([])
    expect(report.modules).toBeGreaterThanOrEqual(Object.keys(HOUSE).length - 1 + CRACKS.length)
  })
})
