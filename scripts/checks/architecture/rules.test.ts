import { describe, expect, it } from 'vitest'
import { checkCitations } from './citations.ts'
import { checkCrossings } from './crossings.ts'
import { checkDependencies } from './dependencies.ts'
import { checkDocstrings } from './docstrings.ts'
import { checkFolders, warnAboutFolders } from './folders.ts'
import { checkFormatters } from './formatters.ts'
import { checkImports } from './imports.ts'
import { checkJourneys } from './journeys.ts'
import { checkKeptText } from './kept-text.ts'
import { checkEnvironment, checkEscapes } from './language.ts'
import { checkLimits } from './limits.ts'
import { paragraphsOf, passagesOf } from './passages.ts'
import { checkReadings } from './readings.ts'
import { checkRoutes, warnAboutRoutes } from './routes.ts'
import { checkServices } from './services.ts'
import { type Finding, parseSource, type Source } from './source.ts'
import { checkTwins } from './twins.ts'
import { checkVocabulary } from './vocabulary.ts'
import { checkExceptions, checkWords, EXCEPTIONS, isReadByUsers } from './words.ts'

const lines = (count: number) => Array.from({ length: count }, (_, n) => `// ${n}`).join('\n')
const where = (findings: Finding[]) => findings.map(({ path }) => path)
const check = (rule: (sources: Source[]) => Finding[], path: string, text: string) =>
  where(rule([parseSource(path, text)]))

describe('folders', () => {
  const files = (count: number, folder: string) =>
    Array.from({ length: count }, (_, n) => `${folder}/f${n}.ts`)

  it('are mentioned from 21 entries on, and hold as many as belong together', () => {
    expect(warnAboutFolders(files(20, 'core/brand'))).toEqual([])
    expect(where(warnAboutFolders(files(21, 'core/brand')))).toEqual(['core/brand'])
    expect(checkFolders(files(21, 'core/brand'))).toEqual([])
  })

  it('count a file and the tests beside it as one entry', () => {
    const tests = files(20, 'core/brand').flatMap(file =>
      ['.test.ts', '.db.test.ts'].map(end => file.replace(/\.ts$/, end)),
    )
    expect(warnAboutFolders([...files(20, 'core/brand'), ...tests])).toEqual([])
  })

  it('count a folder in a folder as one entry', () => {
    expect(warnAboutFolders([...files(19, 'app/brand'), ...files(19, 'app/brand/ui')])).toEqual([])
  })

  it('may grow with history where history is what they hold', () => {
    const migrations = Array.from(
      { length: 40 },
      (_, n) => `db/migrations/${String(n).padStart(4, '0')}_add_a_table.sql`,
    )
    expect([...checkFolders(migrations), ...warnAboutFolders(migrations)]).toEqual([])
  })

  it.each(['utils', 'lib', 'helpers', 'general', 'misc'])('are not called %s', name => {
    expect(where(checkFolders([`app/${name}/a.ts`]))).toEqual([`app/${name}`])
  })

  it('hold files in kebab-case', () => {
    expect(checkFolders(['core/README.md', 'app/entry.server.tsx', 'core/brand/score.test.ts'])).toEqual([])
    expect(where(checkFolders(['app/brand/ui/BrandCard.tsx', 'core/brand_score.ts']))).toHaveLength(2)
  })
})

describe('text areas', () => {
  const fields = 'export function Fields() { return <TextAreaField name="body" /> }'
  const page = (form: string) =>
    `import { Fields } from './fields.tsx'\nexport function Page() { return <${form}><Fields /></${form}> }`
  const checkBoth = (form: string) =>
    where(
      checkKeptText([
        parseSource('app/posts/ui/fields.tsx', fields),
        parseSource('app/posts/ui/page.tsx', page(form)),
      ]),
    )

  it('stand in a form that keeps what is typed, in their own file or in whoever shows them', () => {
    const own = (form: string) => `export function Page() { return <${form}><textarea name="a" /></${form}> }`
    expect(check(checkKeptText, 'app/posts/ui/page.tsx', own('KeptForm'))).toEqual([])
    for (const form of ['Form', 'form', 'fetcher.Form'])
      expect(check(checkKeptText, 'app/posts/ui/page.tsx', own(form))).toEqual(['app/posts/ui/page.tsx:1'])
    expect(checkBoth('KeptForm')).toEqual([])
    expect(checkBoth('Form')).toEqual(['app/posts/ui/page.tsx:2'])
    expect(checkBoth('div')).toEqual(['app/posts/ui/page.tsx:2'])
  })

  it('that only carry a text along are nobody’s', () => {
    const hidden = 'export function Undo() { return <Form><textarea hidden readOnly name="a" /></Form> }'
    expect(check(checkKeptText, 'app/posts/ui/undo.tsx', hidden)).toEqual([])
  })
})

describe('routes', () => {
  it('may have 250 lines and not 251', () => {
    expect(check(checkRoutes, 'app/brand/routes/clarify.tsx', lines(250))).toEqual([])
    expect(check(checkRoutes, 'app/brand/routes/clarify.tsx', lines(251))).toEqual([
      'app/brand/routes/clarify.tsx',
    ])
  })

  it('are mentioned from 151 lines on', () => {
    expect(check(warnAboutRoutes, 'app/brand/routes/clarify.tsx', lines(150))).toEqual([])
    expect(check(warnAboutRoutes, 'app/brand/routes/clarify.tsx', lines(151))).toHaveLength(1)
  })

  it('are mentioned when their action has more than 40 lines', () => {
    expect(
      check(warnAboutRoutes, 'app/brand/routes/a.tsx', `export async function action() {\n${lines(39)}\n}`),
    ).toHaveLength(1)
    expect(
      check(warnAboutRoutes, 'app/brand/routes/a.tsx', `export async function action() {\n${lines(38)}\n}`),
    ).toEqual([])
  })

  it('live in a room', () => {
    expect(check(checkRoutes, 'app/routes/home.tsx', '')).toHaveLength(1)
    expect(check(checkRoutes, 'app/attic/routes/home.tsx', '')).toHaveLength(1)
    expect(check(checkRoutes, 'app/site/routes/home.tsx', '')).toEqual([])
  })

  it('leave to the frame of an action what it does for all of them', () => {
    for (const text of [
      'const idempotencyKey = crypto.randomUUID()',
      'form.refuse({ status: 429, form: limited })',
    ])
      expect(check(checkRoutes, 'app/site/routes/home.tsx', text)).toHaveLength(1)
    expect(check(checkRoutes, 'app/site/routes/home.tsx', "check(schema, 'write')")).toEqual([])
  })
})

describe('services', () => {
  const path = 'app/stories/services/add-story.ts'

  it('export the function they are named after, with types and functions of the same idea beside it', () => {
    const text =
      'export interface A {}\nexport async function addStory() {}\nexport function tryAddStory() {}'
    expect(check(checkServices, path, text)).toEqual([])
  })

  it.each([
    ['another name', 'export function saveStory() {}'],
    ['a constant', 'export function addStory() {}\nexport const LIMIT = 1'],
    ['a default', 'export default function () {}'],
    ['a re-export', "export * from './other.ts'"],
  ])('export nothing else: %s', (_, text) => {
    expect(check(checkServices, path, text)).toEqual([path])
  })

  it('may keep types in a file of their own', () => {
    expect(
      check(checkServices, 'app/stories/services/story-view.ts', 'export interface StoryView {}'),
    ).toEqual([])
  })
})

describe('the environment', () => {
  it.each([
    'process.env.PORT',
    "process['env'].PORT",
    'const { env } = process',
    "import { env } from 'node:process'",
    "import { env as e } from 'process'",
  ])('is not read by %s outside the configuration', text => {
    expect(check(checkEnvironment, 'app/platform/http/session.ts', text)).toHaveLength(1)
    expect(check(checkEnvironment, 'app/config.server.ts', text)).toEqual([])
  })

  it('may be named in a comment', () => {
    expect(
      check(checkEnvironment, 'app/platform/http/session.ts', '// process.env is read in config only'),
    ).toEqual([])
  })
})

describe('crossings', () => {
  const callers = { sweep: ['app/a.ts'] }
  const find = (path: string, text: string) =>
    checkCrossings([parseSource(path, text)], callers).map(({ what }) => what)

  it('are made by those on the list, for the reason on the list', () => {
    expect(find('app/a.ts', "db.acrossWorkspaces('sweep', work)")).toEqual([])
    const gone = 'is listed as crossing workspaces for "sweep" and does not'
    expect(find('app/a.ts', "db.acrossWorkspaces('mail', work)")).toEqual([
      'crosses workspaces for "mail" and is not on the list',
      gone,
    ])
    expect(find('app/b.ts', "db.acrossWorkspaces(\n'sweep', work)")).toEqual([
      'crosses workspaces for "sweep" and is not on the list',
      gone,
    ])
    expect(find('app/b.ts', 'db.acrossWorkspaces(why, work)')).toEqual([
      'crosses workspaces without saying why',
      gone,
    ])
  })

  it('are free to tests', () => {
    expect(checkCrossings([parseSource('app/b.test.ts', "db.acrossWorkspaces('mail', work)")], {})).toEqual(
      [],
    )
  })
})

describe('the compiler', () => {
  it.each([
    'let x: any',
    'type T<A = any> = A',
    'const y = x!',
    '// @ts-ignore\nfoo()',
    '/* @ts-expect-error */\nfoo()',
  ])('is not switched off by %s', text => {
    expect(check(checkEscapes, 'app/platform/http/session.ts', text)).toHaveLength(1)
  })
})

describe('formatters', () => {
  it.each([
    "const format = new Intl.NumberFormat('en-GB')",
    "export const TEXTS = { most: DAY.toLocaleDateString('en-GB') }",
    'const sorted = names.sort(one.localeCompare(other))',
  ])('are not made while a file is loaded: %s', text => {
    expect(check(checkFormatters, 'core/posts/a.ts', text)).toEqual(['core/posts/a.ts:1'])
  })

  it.each([
    "export function say() { return new Intl.NumberFormat('en-GB') }",
    "export const TEXTS = { get most() { return DAY.toLocaleDateString('en-GB') } }",
    'const sorted = names.sort((one, other) => one.localeCompare(other))',
  ])('are made at their first use: %s', text => {
    expect(check(checkFormatters, 'core/posts/a.ts', text)).toEqual([])
  })

  it('are not asked for a plain number', () => {
    const asks = (options: string) =>
      `export function say(count: number) { return count.toLocaleString('en-GB'${options}) }`
    expect(check(checkFormatters, 'app/posts/ui/a.tsx', asks(''))).toEqual(['app/posts/ui/a.tsx:1'])
    expect(check(checkFormatters, 'app/posts/ui/a.tsx', asks(', MONEY'))).toEqual([])
  })
})

describe('imports', () => {
  it.each([
    ['core/brand/a.ts', "import '#core/shared/text.ts'"],
    ['app/brand/ui/a.tsx', "import { x } from '../../../core/brand/score.ts'"],
    ['app/brand/ui/a.tsx', "export { x } from '../../../core/brand/score.ts'"],
    ['core/brand/a.ts', "import { x } from './score'"],
    ['app/brand/ui/a.tsx', "import { useLoaderData } from 'react-router'"],
    ['app/brand/ui/a.tsx', "import * as router from 'react-router'"],
    ['app/brand/emails/welcome.tsx', ''],
  ])('in %s: not %s', (path, text) => {
    expect(check(checkImports, path, text)).toHaveLength(1)
  })

  it.each([
    ['core/brand/a.ts', "import { x } from '../shared/text.ts'"],
    ['app/brand/ui/a.tsx', "import { x } from '#core/brand/score.ts'\nimport '../../ui/theme/tokens.css'"],
    ['app/brand/ui/a.tsx', "import { Link, Form, href, type To } from 'react-router'"],
    ['app/brand/routes/a.tsx', "import type { Route } from './+types/a'"],
    ['app/brand/routes/a.tsx', "import { useLoaderData, redirect } from 'react-router'"],
  ])('in %s: %s', (path, text) => {
    expect(check(checkImports, path, text)).toEqual([])
  })
})

describe('exported functions', () => {
  it('of core, db and services have a sentence about them', () => {
    expect(check(checkDocstrings, 'core/brand/a.ts', 'export function a() {}')).toEqual(['core/brand/a.ts:1'])
    expect(check(checkDocstrings, 'db/queries/a.ts', 'export const a = () => 1')).toEqual([
      'db/queries/a.ts:1',
    ])
    expect(check(checkDocstrings, 'core/brand/a.ts', '/** Adds. */\nexport function a() {}')).toEqual([])
    expect(check(checkDocstrings, 'app/brand/ui/a.tsx', 'export function a() {}')).toEqual([])
  })

  it('need one sentence for all their overloads', () => {
    const text =
      '/** Adds. */\nexport function a(x: 1): 1\nexport function a(x: 2): 2\nexport function a(x: number) { return x }'
    expect(check(checkDocstrings, 'core/brand/a.ts', text)).toEqual([])
  })
})

describe('dependencies', () => {
  const TABLE = (...rows: string[]) =>
    [
      '## Why each dependency is here',
      '',
      '| package | why |',
      '| --- | --- |',
      ...rows,
      '',
      '## More',
      '| `late` | x |',
    ].join('\n')
  const say = (code: string, readme: string, overlooked: string[] = [], path = 'app/a.ts') =>
    checkDependencies([parseSource(path, code)], {
      readme,
      manifest: {
        dependencies: { react: '1', '@a/b': '1' },
        devDependencies: { vite: '1', '@fonts/one': '1' },
      },
      overlooked,
    }).map(({ path, what }) => `${path} ${what}`)
  const BOTH = "import 'react'\nconst b = await import('@a/b/deep')"
  const ROW = '| `react`, `@a/b` | unlike `anything`, kept |'

  it('are named once in the table and imported, now or when needed', () => {
    expect(say(BOTH, TABLE(ROW))).toEqual([])
    expect(say("export * from 'react/jsx'\nimport { type B, b } from '@a/b'", TABLE(ROW))).toEqual([])
  })

  it('are missed in the table, or named there twice', () => {
    const missing = 'README.md must name react once in the table of dependencies'
    expect(say(BOTH, TABLE('| `@a/b` | reason |'))).toEqual([missing])
    expect(say(BOTH, TABLE(ROW, '| `react` | again |'))).toEqual([missing])
  })

  it('may be tools, and families of them, but not what is not there', () => {
    expect(say(BOTH, TABLE(ROW, '| `vite`, `@fonts/*` | tools |'))).toEqual([])
    expect(say(BOTH, TABLE(ROW, '| `date-fns`, `@types/*` | gone |'))).toEqual([
      'README.md names date-fns, which package.json does not have',
      'README.md names @types/*, which package.json does not have',
    ])
  })

  it('are noticed when nothing but a test, a type or a comment names them', () => {
    const unused = 'package.json has @a/b for production, which nothing imports'
    expect(say("import 'react'", TABLE(ROW))).toEqual([unused])
    expect(say("import 'react'\nimport type { B } from '@a/b'", TABLE(ROW))).toEqual([unused])
    expect(say("import 'react'\n// import '@a/b'", TABLE(ROW))).toEqual([unused])
    expect(say(BOTH, TABLE(ROW), [], 'app/a.test.ts')).toHaveLength(2)
    expect(say("import 'react'", TABLE(ROW), ['@a/b'])).toEqual([])
  })
})

describe('words that a rule and a table share', () => {
  const core = parseSource('core/stories/kinds.ts', "export const KINDS = ['origin', 'client'] as const")
  const ofDb = (text: string) => checkTwins([core, parseSource('db/queries/stories.ts', text)])

  it('are said once, in whatever order and whether or not there may be none', () => {
    expect(ofDb("type Kind = 'client' | 'origin'")).toHaveLength(1)
    expect(ofDb("interface Row { kind: 'origin' | 'client' | null }")).toHaveLength(1)
    expect(ofDb("type Kind = 'client' | 'origin' | 'proof'")).toEqual([])
    expect(ofDb("import type { Kind } from '#core/stories/kinds.ts'")).toEqual([])
  })
})

describe('words that users read', () => {
  const places = (path: string, text: string) => where(checkWords([{ path, text }]))

  it.each([
    'Send an e-mail',
    'Start anew',
    'Somebody has joined',
    'Whoever has the link can read it',
    'You can not undo this',
    'The post needs a yes',
    'From call to hand-over',
    'One press, and you are in',
    'You get this because you asked',
    'Nothing is charged',
    'A person reads it',
    'Save 20 % now',
    'Use 10 000 characters',
    'Up to 900 kB',
  ])('are not %j', text => {
    expect(places('app/site/copy/forms.ts', `export const A = '${text}'`)).toEqual([
      'app/site/copy/forms.ts:1',
    ])
    expect(places('app/site/copy/texts/a.md', `## A\n\n${text}`)).toEqual(['app/site/copy/texts/a.md:3'])
    expect(places('app/site/ui/a.tsx', `const a = <p>\n${text}\n</p>`)).toHaveLength(1)
  })

  it('have curly apostrophes, in templates too', () => {
    const template = (word: string) => ['const a = `$', '{who} ', word, ' here`'].join('')
    expect(places('app/team/emails/news.ts', template("isn't"))).toHaveLength(1)
    expect(places('app/team/emails/news.ts', template('isn’t'))).toEqual([])
  })

  it('are looked for neither in comments, imports and code, nor where no user reads', () => {
    expect(places('app/site/copy/forms.ts', "// somebody's e-mail\nexport const A = 'Send email'")).toEqual(
      [],
    )
    expect(places('app/site/copy/texts/a.md', 'Write `e-mail` here')).toEqual([])
    expect(places('app/site/copy/forms.test.ts', "const a = 'e-mail'")).toEqual([])
    expect(places('app/identity/services/a.ts', "const a = 'nobody'")).toEqual([])
    expect(isReadByUsers('db/seed/demo.ts')).toBe(false)
  })

  it('may be excepted by name, and an exception that is over is reported', () => {
    const [exception] = EXCEPTIONS
    if (!exception) return
    const { path, text } = exception
    expect(places(path, `const a = ${JSON.stringify(text)}`)).toEqual([])
    expect(where(checkExceptions([{ path, text: '' }]))).toContain(path)
  })
})

describe('what is written about the code', () => {
  const files = ['core/posts/text.ts', 'app/stories/ui/story-card.tsx', 'docs/decisions/0006-islands.md']
  const cite = (text: string) =>
    checkCitations(passagesOf(parseSource('core/brand/a.ts', text)), files).map(({ what }) => what)

  it.each([
    '/** The states (spec, "Session"). */',
    "// the specification's words",
    '/* An answer (safety, hole 3). */',
    '// design, section 2',
    'const a = <p>{/* core contract */}</p>',
    'test("the 404 of the specification", () => {})',
  ])('cites no paper of ours that is not here: %s', text => {
    const [passage, ...others] = passagesOf(parseSource('app/brand/ui/a.test.tsx', text))
    expect(others).toEqual([])
    expect(checkCitations(passage ? [passage] : [], files)).toHaveLength(1)
  })

  it.each([
    '// core/posts/words.ts',
    '// see `app/posts` for more',
    '/** docs/decisions/0007 */',
    '// one of core/{posts,drafts}/text.ts',
    '// the picture in ui/story-list.tsx',
    '// as style.md says',
  ])('points at nothing that is gone: %s', text => {
    expect(cite(text)).toHaveLength(1)
  })

  it.each([
    '// core/posts/text.ts, and core/posts/',
    '// docs/decisions/0006',
    '// core/<noun>/text.ts, core/*/text.ts, core/**',
    '// `ui/story-card.tsx` of its room; #core/posts/text.ts',
    '// https://example.com/docs/guide.md and main-path.spec.ts',
    "const address = 'core/nothing.ts'",
    '// special, inspect; e2e is no path, .data/lock.json is made when it runs',
    'const a = `// the spec`',
  ])('may say: %s', text => {
    expect(cite(text)).toEqual([])
  })

  it('is read by paragraph, row and item, each with its line', () => {
    const text = '# Title\n\nA sentence\ngoes on.\n\n- one\n  more\n- two\n\n| a | b |\n| c | d |\n'
    expect(paragraphsOf('a.md', text)).toEqual([
      { place: 'a.md:1', text: '# Title' },
      { place: 'a.md:3', text: 'A sentence goes on.' },
      { place: 'a.md:6', text: '- one more' },
      { place: 'a.md:8', text: '- two' },
      { place: 'a.md:10', text: '| a | b |' },
      { place: 'a.md:11', text: '| c | d |' },
    ])
  })
})

describe('old words', () => {
  const say = (path: string, text: string) => {
    const source = parseSource(path, text)
    return checkVocabulary([source], passagesOf(source), [path]).map(finding => finding.path)
  }

  it.each([
    'const outing = 1',
    'export function lockOverdueOutings() {}',
    'type T = { heardAt: Date }',
    'const MEND_ME = 1',
    '// the feed hears of it',
    '// it waits for a yes',
    '// the client’s yes',
  ])('are found in %s', text => {
    expect(say('app/schedule/services/a.ts', text)).toEqual(['app/schedule/services/a.ts:1'])
  })

  it('are found in the name of a file', () => {
    expect(say('app/schedule/services/move-outing.ts', '')).toEqual(['app/schedule/services/move-outing.ts'])
  })

  it.each([
    "const text = 'What you would mend'",
    'const amendment = commend(routing, years)',
    "program.option('--yes')",
    '// answers yes or no',
    'const proof = 1',
  ])('are not %s', text => {
    expect(say('app/schedule/services/a.ts', text)).toEqual([])
  })

  it('stay where they are what is looked for', () => {
    expect(say('core/brand/alignment/lexicon/values.ts', 'const mend = 1')).toEqual([])
  })
})

describe('rate limits', () => {
  const limits = parseSource(
    'core/shared/rate-limits.ts',
    'export const RATE_LIMITS = { sign_in: [account(10, QUARTER)], spare: [user(5, DAY)] } as const',
  )
  const route = parseSource(
    'app/identity/routes/auth.tsx',
    "import { limitedForm } from '#app/platform/http/posted-form.ts'\nlimitedForm(args, schema, 'sign_in')",
  )
  const text = parseSource('app/site/copy/pages.ts', "export const PAGE = 'spare'")

  it('that nothing counts are found', () => {
    expect(checkLimits([limits, route, text]).map(({ what }) => what)).toEqual([
      'sets a limit for spare, which nothing counts',
    ])
  })

  it('that a route counts are fine', () => {
    const other = parseSource('app/a/routes/b.ts', route.text.replace('sign_in', 'spare'))
    expect(checkLimits([limits, route, other])).toEqual([])
  })
})

describe('journeys', () => {
  const path = 'e2e/journeys/a.spec.ts'
  const inBlock = (text: string) => `test('a', async ({ page }) => {\n${text}\n})`
  const press = "await page.getByRole('button', { name: 'Save' }).click()"
  const seen = "await expect(page.getByText('Saved')).toBeVisible()"
  const leave = "await page.goto('/app')"

  it('that leave what a press has just begun are found, from one step to the next too', () => {
    expect(check(checkJourneys, path, inBlock(`${press}\n${leave}`))).toEqual([path])
    expect(
      check(
        checkJourneys,
        path,
        inBlock(
          `await test.step('saves', async () => {\n${press}\n})\nawait test.step('leaves', async () => {\n${leave}\n})`,
        ),
      ),
    ).toEqual([path])
  })

  it('that wait for what the press brings are fine, and so are other tests', () => {
    expect(check(checkJourneys, path, inBlock(`${press}\n${seen}\n${leave}`))).toEqual([])
    expect(check(checkJourneys, 'app/a/a.test.ts', inBlock(`${press}\n${leave}`))).toEqual([])
  })
})

describe('what reads together', () => {
  const query = (body: string) =>
    parseSource('db/queries/a.ts', `export async function a(sql, { lock } = {}) {\n  ${body}\n}`)
  const service = (work: string) =>
    parseSource(
      'app/a/services/read-a.ts',
      `import { a as b } from '#db/queries/a.ts'\nexport const readA = ctx => ctx.readInWorkspace(${work})`,
    )
  const problems = (body: string, work = 'sql => b(sql, {})') =>
    checkReadings([query(body), service(work)]).map(({ path, what }) => `${path} ${what}`)

  it('may read, and call what reads', () => {
    expect(problems('return sql`select updated_at from stories where user_id = current_user`')).toEqual([])
  })

  it.each([
    [
      'writes',
      'return sql`insert into stories (title) values (title)`',
      'db/queries/a.ts:2 has “insert into”',
    ],
    [
      'changes',
      'return sql`update stories as s set title = now()`',
      'db/queries/a.ts:2 has “update stories as s set”',
    ],
    [
      'changes what is put in',
      'return sql`update $' + '{sql(x)} set a = 1`',
      'db/queries/a.ts:2 has “update $ set”',
    ],
    [
      'deletes',
      'return sql`with x as (delete from stories) select 1`',
      'db/queries/a.ts:2 has “delete from”',
    ],
    ['locks', 'return sql`select 1 for update`', 'db/queries/a.ts:2 has “for update”'],
    ['sets', "return sql`select set_config('role', 'app', true)`", 'db/queries/a.ts:2 has “set_config”'],
    [
      'has a function do it',
      'return sql`select remove_for_undo(id)`',
      'db/queries/a.ts:2 has “remove_for_undo”',
    ],
    ['hides roles', 'return asMachinery(sql, () => 1)', 'db/queries/a.ts:2 calls asMachinery'],
  ])('is found out when a query %s', (_, body, what) => {
    expect(problems(body)).toEqual([`app/a/services/read-a.ts:2 reads together, but ${what}`])
  })

  it('may call what locks on demand, without demanding it', () => {
    const onDemand = `return sql\`select 1 ${'$'}{lock ? sql\`for update\` : sql\`\`}\``
    expect(problems(onDemand)).toEqual([])
    expect(problems(onDemand, 'sql => b(sql, { lock: false })')).toEqual([])
    expect(problems(onDemand, 'sql => b(sql, { lock: true })')).toEqual([
      'app/a/services/read-a.ts:2 reads together, but app/a/services/read-a.ts:2 asks for a lock',
    ])
  })

  it('is followed through other functions, handed on by name as well', () => {
    const writer = query('return sql`delete from stories`')
    const between = parseSource('db/queries/c.ts', "export { a as c } from './a.ts'")
    const reader = parseSource(
      'app/a/services/read-c.ts',
      "import { c } from '#db/queries/c.ts'\nconst twice = async sql => { await c(sql); await twice(sql) }\nctx.readInWorkspace(twice)",
    )
    expect(where(checkReadings([writer, between, reader]))).toEqual(['app/a/services/read-c.ts:3'])
  })

  it('counts for tests as little as whatever writes in a transaction of its own', () => {
    const text = 'ctx.readInWorkspace(sql => sql`delete from stories`)'
    expect(checkReadings([parseSource('app/a/a.test.ts', text)])).toEqual([])
    expect(checkReadings([parseSource('app/a/a.ts', text.replace('readIn', 'in'))])).toEqual([])
  })
})
