import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOMS } from './rooms.ts'
import { checkWalls, listWalls, type WallReport } from './walls.ts'

/** Each line is a house with one crack: the file, what it imports, and the wall that must notice. */
const CRACKS: readonly [file: string, imported: string, wall: string][] = [
  ['core/brand/a.ts', '#db/client.ts', 'The rules know only the rules and a few pure libraries'],
  ['core/brand/b.ts', 'node:fs', 'The rules know only the rules and a few pure libraries'],
  ['core/brand/c.ts', 'react', 'The rules know only the rules and a few pure libraries'],
  ['core/brand/pure.ts', 'cookie', 'The rules know only the rules and a few pure libraries'],
  ['core/brand/d.test.ts', '#db/client.ts', 'The tests of the rules need no machine'],
  [
    'db/queries/a.ts',
    '#app/brand/services/save-brand.ts',
    'The database knows only the rules, PostgreSQL and Node',
  ],
  ['db/queries/b.ts', 'react', 'The database knows only the rules, PostgreSQL and Node'],
  ['app/brand/services/a.ts', 'postgres', 'Only the database speaks SQL'],
  ['app/brand/services/h.ts', '#db/embedded/open.ts', 'The product opens no embedded database'],
  ...ROOMS.slice(0, -1).map((room, at): [string, string, string] => [
    `app/${room}/services/upwards.ts`,
    `#app/${ROOMS[at + 1]}/services/any.ts`,
    `The room ${room} knows only rooms below it`,
  ]),
  [
    'app/posts/ui/a.tsx',
    '#app/brand/ui/card.tsx',
    'A room is entered by its services, its words or what its interface offers',
  ],
  [
    'app/posts/services/a.ts',
    '#app/brand/integrations/pdf.ts',
    'A room is entered by its services, its words or what its interface offers',
  ],
  ['app/platform/http/a.ts', '#app/brand/services/save-brand.ts', 'Platform and design know no room'],
  ['app/platform/mail/b.ts', '#app/jobs.ts', 'Platform and design know no room'],
  ['app/design/a.tsx', '#app/brand/copy.ts', 'Platform and design know no room'],
  [
    'app/brand/services/b.ts',
    '#app/platform/http/session.ts',
    'Services know rules, queries, the platform and their integrations',
  ],
  [
    'app/brand/services/c.ts',
    '#app/brand/ui/card.tsx',
    'Services know rules, queries, the platform and their integrations',
  ],
  ['app/brand/services/d.ts', 'react-router', 'Services know no web'],
  ['app/platform/mail/d.ts', 'react-router', 'Services know no web'],
  ['app/brand/services/e.ts', 'pg-boss', 'Only the platform knows pg-boss'],
  ['app/brand/services/f.ts', 'stripe', 'Only integrations know vendors'],
  ['app/brand/services/g.ts', 'vitest', 'The product runs without the tools of its making'],
  ['app/brand/integrations/a.ts', '#db/client.ts', 'Integrations translate and know nobody else of ours'],
  ['app/brand/jobs/a.ts', '#db/client.ts', 'Jobs only call services'],
  [
    'app/platform/jobs/a.ts',
    '#app/platform/http/session.ts',
    'The floors of the platform below the web know no web',
  ],
  ['app/brand/ui/a.tsx', '#app/brand/services/save-brand.ts', 'The interface shows and does not fetch'],
  ['app/brand/client/a.ts', '#app/brand/services/save-brand.ts', 'The interface shows and does not fetch'],
  ['app/brand/ui/b.tsx', '@conform-to/react', 'Only forms know conform'],
  ['app/brand/ui/c.tsx', '#app/config.server.ts', 'What the browser gets opens no server door'],
  ['app/brand/ui/d.tsx', 'node:fs', 'What the browser gets uses no Node'],
  ['app/posts/copy.ts', '#app/brand/services/save-brand.ts', 'Words come from nowhere'],
  ['app/brand/emails/a.ts', '#db/client.ts', 'Mails are words, not deeds'],
  ['app/design/b.tsx', '#app/platform/http/session.ts', 'Design is primitives, layout, charts and theme'],
  ['app/platform/forms/a.ts', '#app/platform/http/session.ts', 'Forms know the rules'],
  ['app/site/client/a.island.ts', '#app/platform/client/live.ts', 'Islands ship no framework'],
  ['app/site/client/b.island.ts', 'react', 'Islands ship no framework'],
  ['app/platform/http/c.ts', '#db/client.ts', 'The web floor of the platform asks no database'],
  ['app/brand/http/a.ts', '#db/client.ts', 'A room’s web floor knows services, rules and words'],
  ['app/brand/routes/a.tsx', '#db/client.ts', 'A route asks services and shows the interface'],
  [
    'app/brand/routes/b.tsx',
    '#app/platform/jobs/catalog.ts',
    'A route asks services and shows the interface',
  ],
  ['app/brand/routes/c.tsx', './home.tsx', 'A route never imports another route'],
  ['app/root.tsx', '#db/client.ts', 'The root of the app sets the table and does not cook'],
  ['app/toasts.ts', '#app/brand/routes/home.tsx', 'The root of the app sets the table and does not cook'],
  ['app/brand/http/b.ts', '#app/brand/routes/home.tsx', 'Nobody imports routes'],
  ['scripts/a.ts', '#app/platform/http/session.ts', 'Scripts never reach into the web'],
  ['scripts/b.ts', '#app/brand/ui/card.tsx', 'Scripts import nothing with markup in it'],
  ['app/platform/http/e.ts', '#scripts/tool.ts', 'Nobody imports scripts'],
  ['app/platform/http/f.ts', '#tests/support/server.ts', 'Nobody imports tests'],
  ['core/brand/about.ts', './round.ts', 'No cycles'],
  ['core/brand/lost.ts', './nowhere.ts', 'Every import leads somewhere'],
]

/** What is installed there. */
const PACKAGES = [
  'react',
  'react-router',
  'valibot',
  'diff',
  'twitter-text',
  'marked',
  'cookie',
  'vitest',
  'postgres',
  'pg-boss',
  'stripe',
  '@conform-to/react',
]

/** A small house in which nothing is wrong: what the cracks import, and imports that every wall lets through. */
const HOUSE: Record<string, string> = {
  'package.json': JSON.stringify({
    name: 'house',
    type: 'module',
    imports: Object.fromEntries(
      ['core', 'db', 'app', 'scripts', 'tests'].map(floor => [`#${floor}/*`, `./${floor}/*`]),
    ),
    dependencies: Object.fromEntries(PACKAGES.filter(name => name !== 'vitest').map(name => [name, '*'])),
    devDependencies: { vitest: '*' },
  }),
  'core/brand/score.ts': "import 'valibot'\nimport 'diff'\nimport 'twitter-text'\nimport 'marked'",
  'core/brand/score.test.ts': "import 'vitest'\nimport 'node:fs'\nimport './score.ts'",
  'core/brand/round.ts': "import './about.ts'",
  'db/client.ts': "import 'postgres'\nimport 'node:fs'\nimport '#core/brand/score.ts'",
  'db/embedded/open.ts': "import 'node:fs'",
  'app/config.server.ts': "import 'valibot'",
  ...Object.fromEntries(ROOMS.map(room => [`app/${room}/services/any.ts`, "import '#db/client.ts'"])),
  'app/brand/services/save-brand.ts':
    "import '#core/brand/score.ts'\nimport '#db/client.ts'\nimport '../integrations/pdf.ts'\nimport '#app/team/services/any.ts'\nimport '#app/platform/jobs/catalog.ts'\nimport '../../config.server.ts'",
  'app/brand/integrations/pdf.ts': "import 'stripe'\nimport '#core/brand/score.ts'",
  'app/brand/jobs/refresh.ts': "import '../services/save-brand.ts'\nimport '#app/platform/jobs/catalog.ts'",
  'app/brand/emails/news.ts': "import '#app/platform/mail/layout.ts'\nimport '../copy.ts'",
  'app/brand/copy.ts': "import '#core/brand/score.ts'\nimport '#app/team/copy.ts'",
  'app/brand/copy/newest.build.ts': "import 'node:fs'\nimport '#core/brand/score.ts'",
  'app/brand/client/use-brand.ts': "import 'react'\nimport '#app/platform/client/live.ts'",
  'app/brand/ui/card.tsx':
    "import 'react'\nimport '../copy.ts'\nimport '../client/use-brand.ts'\nimport '#app/design/button.tsx'\nimport '#app/platform/forms/form.ts'",
  'app/brand/ui/index.ts': "import './card.tsx'",
  'app/posts/ui/page.tsx': "import '#app/brand/ui/index.ts'",
  'app/brand/http/cookie.ts':
    "import 'react-router'\nimport '../services/save-brand.ts'\nimport '#app/platform/http/session.ts'",
  'app/brand/routes/home.tsx':
    "import '#app/platform/http/session.ts'\nimport '../http/cookie.ts'\nimport '../services/save-brand.ts'\nimport '../ui/card.tsx'\nimport '#app/team/services/any.ts'\nimport type { Route } from './+types/home'",
  'app/team/copy.ts': '',
  'app/jobs.ts': "import './brand/jobs/refresh.ts'",
  'app/mails.ts': "import './brand/emails/news.ts'",
  'app/design/button.tsx': "import 'react'",
  'app/platform/jobs/catalog.ts': "import 'valibot'",
  'app/platform/jobs/runner.ts': "import 'pg-boss'\nimport '#db/client.ts'\nimport '../mail/layout.ts'",
  'app/platform/mail/layout.ts': '',
  'app/platform/client/live.ts': "import 'react'",
  'app/platform/forms/form.ts': "import '@conform-to/react'\nimport '#core/brand/score.ts'",
  'app/platform/http/session.ts': "import 'react-router'\nimport '../mail/layout.ts'",
  'app/site/client/carousel.island.ts': "import '#core/brand/score.ts'",
  'scripts/tool.ts': "import '#db/client.ts'\nimport '#app/brand/services/save-brand.ts'",
  'tests/support/server.ts': "import '#scripts/tool.ts'",
  'tests/routes/home.test.ts': "import '#app/brand/routes/home.tsx'\nimport '../support/server.ts'",
}

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
