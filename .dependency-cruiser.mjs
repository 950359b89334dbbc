/**
 * Who may import whom. Each wall is named by the sentence one would say at the whiteboard; what it protects stands in
 * its comment. Read together with docs/decisions/0003. `scripts/checks/walls.test.ts` proves that each one is not paper.
 */

const TESTS = '\\.test\\.tsx?$'
const OURS = '^(app|core|db|scripts|tests|e2e)/'
const CONFIG = '^app/config\\.server\\.ts$'

/** Matches an npm package whether or not it is installed, and nothing whose name merely begins alike. */
const npm = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`
/** Matches folders of the app by name. */
const app = (...rooms) => `^app/(${rooms.join('|')})/`

const FRAMEWORK = npm(
  'react',
  'react-dom',
  'react-router',
  '@react-router/[^/]+',
  'remix-auth[^/]*',
  '@conform-to/[^/]+',
  'radix-ui',
  '@radix-ui/[^/]+',
  'lucide-react',
  'sonner',
)

/** One wall: what may not be reached from where. Tests may reach for their tools, so they are left out. */
const wall = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { ...from, pathNot: [TESTS, ...[from.pathNot ?? []].flat()] },
  to,
})

/** The row of a folder in the import table: of our own code it may import only this. */
const onlyOurs = (name, comment, from, ...allowed) =>
  wall(name, comment, { path: from }, { path: OURS, pathNot: allowed })

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    // ── The rules and the memory ────────────────────────────────────────────────────────────────────────────────
    wall(
      'The rules know only the rules and valibot',
      'core is pure: what varies comes in as an argument, so that app, CLI and tests share it.',
      { path: '^core/' },
      { pathNot: ['^core/', npm('valibot')] },
    ),
    {
      name: 'The tests of the rules need no machine',
      comment: 'core is tested in milliseconds: with vitest and fast-check, and files to read at most.',
      severity: 'error',
      from: { path: `^core/.*${TESTS}` },
      to: { pathNot: ['^core/', npm('valibot', 'vitest', 'fast-check')], dependencyTypesNot: ['core'] },
    },
    wall(
      'The database knows only the rules, PostgreSQL and Node',
      'db is the memory; it neither decides nor shows.',
      { path: '^db/' },
      { pathNot: ['^(db|core)/', npm('postgres', '@electric-sql/[^/]+')], dependencyTypesNot: ['core'] },
    ),
    {
      name: 'Only the database speaks SQL',
      comment: 'A driver outside db would open doors that row security and the workspace type keep shut.',
      severity: 'error',
      from: { pathNot: '^(db|tests)/' },
      to: { path: npm('postgres', '@electric-sql/[^/]+') },
    },

    // ── Use cases and what they use ─────────────────────────────────────────────────────────────────────────────
    onlyOurs(
      'Services know rules, queries, integrations and the job catalogue',
      'A use case is called alike by routes, jobs, the CLI and tests.',
      '^app/services/',
      '^(core|db)/',
      app('services', 'integrations'),
      '^app/jobs/catalog',
      CONFIG,
    ),
    wall(
      'Services know no web',
      'No Request, no React, no form library in a use case.',
      { path: '^app/services/' },
      { path: FRAMEWORK },
    ),
    onlyOurs(
      'Integrations translate and know nobody else of ours',
      'Our words out, their words in.',
      '^app/integrations/',
      '^core/',
      app('integrations'),
      CONFIG,
    ),
    onlyOurs(
      'Jobs only call services',
      'A handler is thin; the runner alone holds the database.',
      '^app/jobs/(?!runner)',
      '^core/',
      app('jobs', 'services', 'emails', 'integrations'),
      CONFIG,
    ),
    onlyOurs(
      'The job runner knows the database and the jobs',
      'It relays the outbox to pg-boss and calls the handlers.',
      '^app/jobs/runner',
      '^(core|db)/',
      app('jobs', 'services', 'emails', 'integrations'),
      CONFIG,
    ),
    wall(
      'Only jobs know pg-boss',
      'Everyone else writes a row into the outbox.',
      { path: OURS, pathNot: ['^app/jobs/', '^(tests|e2e)/'] },
      { path: npm('pg-boss') },
    ),
    wall(
      'Only integrations know vendors',
      'A vendor that is met in one folder can be replaced in one folder.',
      { path: '^(app|core|db)/', pathNot: '^app/integrations/' },
      { path: npm('stripe', 'openai', 'nodemailer', 'feedsmith', 'undici') },
    ),

    // ── What is seen and said ───────────────────────────────────────────────────────────────────────────────────
    onlyOurs(
      'The interface shows and does not fetch',
      'ui takes props and gives HTML.',
      '^app/ui/',
      '^core/',
      app('ui', 'forms', 'copy'),
    ),
    onlyOurs(
      'Words come from nowhere',
      'copy holds sentences; core tells it about what.',
      '^app/copy/',
      '^core/',
      app('copy'),
    ),
    onlyOurs(
      'Mails are words, not deeds',
      'A mail is a pure function of its props.',
      '^app/emails/',
      '^core/',
      app('emails', 'copy'),
    ),
    onlyOurs(
      'Forms know the rules and the words',
      'forms is the bridge between a schema of core and the markup.',
      '^app/forms/',
      '^core/',
      app('forms', 'copy'),
    ),
    onlyOurs(
      'Islands stand alone',
      'An island is a small module on a page without a framework.',
      '^app/islands/',
      '^core/',
      app('islands'),
    ),
    wall(
      'Islands ship no framework',
      'Content pages carry a few kilobytes of script, not React.',
      { path: '^app/islands/' },
      { path: FRAMEWORK },
    ),
    wall(
      'Only forms know conform',
      'Its helpers change in minor versions: one folder to mend.',
      { path: OURS, pathNot: '^app/forms/' },
      { path: npm('@conform-to/[^/]+') },
    ),
    wall(
      'What the browser gets opens no server door',
      'A .server module in the interface would carry secrets or break the bundle.',
      { path: app('ui', 'forms', 'copy', 'islands'), pathNot: '\\.server\\.tsx?$' },
      { path: '\\.server\\.tsx?$' },
    ),
    wall(
      'What the browser gets uses no Node',
      'A built-in module does not exist there.',
      { path: app('ui', 'forms', 'copy', 'islands'), pathNot: '\\.server\\.tsx?$' },
      { dependencyTypes: ['core'] },
    ),

    // ── The web ─────────────────────────────────────────────────────────────────────────────────────────────────
    onlyOurs(
      'The web floor knows services, rules and words',
      'http is all that knows Request and Response.',
      '^app/http/',
      '^core/',
      app('http', 'services', 'copy'),
      CONFIG,
    ),
    onlyOurs(
      'A route asks services and shows the interface',
      'Never the database, an integration, a job or another route.',
      '^app/routes/',
      '^core/',
      app('routes', 'http', 'services', 'forms', 'ui', 'copy', 'islands'),
    ),
    {
      name: 'A route never imports another route',
      comment: 'What two pages share has a floor of its own.',
      severity: 'error',
      from: { path: '^(app/routes/.+)$' },
      to: { path: '^app/routes/', pathNot: ['^$1$', '\\+types/'] },
    },
    {
      name: 'The root of the app sets the table and does not cook',
      comment: 'root and entry files join http, ui and words.',
      severity: 'error',
      from: { path: '^app/[^/]+\\.tsx$' },
      to: { path: ['^(db|scripts|tests|e2e)/', app('routes', 'integrations', 'jobs', 'emails')] },
    },
    {
      name: 'Nobody imports routes',
      comment: 'A route is an end, not a means. Tests may call its loader and action.',
      severity: 'error',
      from: { pathNot: ['^app/routes/', '^(tests|e2e)/'] },
      to: { path: '^app/routes/' },
    },

    // ── Tools and tests ─────────────────────────────────────────────────────────────────────────────────────────
    {
      name: 'Scripts never reach into the web',
      comment: 'They run under plain Node: no routes, no http, no interface.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: app('routes', 'http', 'ui', 'forms', 'islands') },
    },
    {
      name: 'Scripts import nothing with markup in it',
      comment: 'Node strips types; it does not compile JSX.',
      severity: 'error',
      from: { path: '^(scripts|core|db|app/(services|jobs|integrations|emails|copy))/' },
      to: { path: '\\.tsx$' },
    },
    {
      name: 'Nobody imports scripts',
      comment: 'A script is a door into the house, not a room.',
      severity: 'error',
      from: { path: OURS, pathNot: '^(scripts|tests|e2e)/' },
      to: { path: '^scripts/' },
    },
    {
      name: 'Nobody imports tests',
      comment: 'The product does not lean on its scaffolding.',
      severity: 'error',
      from: { path: OURS, pathNot: ['^(tests|e2e)/', TESTS] },
      to: { path: ['^(tests|e2e)/', TESTS] },
    },
    wall(
      'The product runs without the tools of its making',
      'A development dependency is not there in production.',
      { path: '^(app|core|db)/', pathNot: '^app/routes\\.ts$' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),

    // ── Everywhere ──────────────────────────────────────────────────────────────────────────────────────────────
    {
      name: 'No cycles',
      comment: 'Two modules that need each other are one module, or three.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'Every import leads somewhere',
      comment: 'An import that cannot be resolved hides every wall behind it.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['\\+types/', '^virtual:'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\+types/', '^build/', '^\\.react-router/'] },
    // Types count too: a service that names a Request's type already knows the web.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json'],
    },
  },
}
