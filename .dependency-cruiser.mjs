/**
 * Who may import whom. Each wall is named by the sentence one would say at the whiteboard; what it protects stands in
 * its comment. Read together with docs/decisions/0003. `scripts/checks/walls.test.ts` breaks each one once.
 */

import { ROOMS } from './scripts/checks/rooms.ts'

const TESTS = '\\.test\\.tsx?$'
const OURS = '^(app|core|db|scripts|tests|e2e)/'
const CONFIG = '^app/config\\.server\\.ts$'

/** Matches an npm package whether or not it is installed, and nothing whose name merely begins alike. */
const npm = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`
/** The libraries that the rules may use: pure as they are (docs/decisions/0016). */
const PURE = npm('valibot', 'diff', 'twitter-text', 'marked')
/** The part of the platform that serves processes as well as pages. */
const WEBLESS_PLATFORM = '^app/platform/(?!(http|forms|client|routes|server)/)'
/** What ends up in the browser's bundle. */
const BROWSER = [
  '^app/[^/]+/(ui|client)/',
  '^app/[^/]+/copy(/|\\.ts$)',
  '^app/platform/forms/',
  '^app/design/',
]

const FRAMEWORK = npm(
  'react',
  'react-dom',
  'react-router',
  '@react-router/[^/]+',
  'remix-auth[^/]*',
  '@conform-to/[^/]+',
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
      'The rules know only the rules and a few pure libraries',
      'core is pure: what varies comes in as an argument, so that app, CLI and tests share it.',
      { path: '^core/' },
      { pathNot: ['^core/', PURE] },
    ),
    {
      name: 'The tests of the rules need no machine',
      comment:
        'core is tested in milliseconds: with vitest and fast-check, files to read and a count of processor time at most.',
      severity: 'error',
      from: { path: `^core/.*${TESTS}` },
      to: {
        pathNot: ['^core/', '^tests/support/processor-ms\\.ts$', PURE, npm('vitest', 'fast-check')],
        dependencyTypesNot: ['core'],
      },
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
    wall(
      'The product opens no embedded database',
      'npm start, the operator’s commands and tests bring it where DATABASE_URL is missing; production never loads it.',
      { path: '^(app|core|db)/', pathNot: ['^db/embedded/'] },
      { path: ['^db/embedded/', npm('@electric-sql/[^/]+')] },
    ),

    // ── Rooms ───────────────────────────────────────────────────────────────────────────────────────────────────
    ...ROOMS.slice(0, -1).map((room, at) => ({
      name: `The room ${room} knows only rooms below it`,
      comment:
        'Rooms stand in an order without circles (scripts/checks/rooms.ts); what two need of each other lies below both.',
      severity: 'error',
      from: { path: `^app/${room}/`, pathNot: [TESTS] },
      to: { path: `^app/(${ROOMS.slice(at + 1).join('|')})/` },
    })),
    wall(
      'A room is entered by its services, its words or what its interface offers',
      'Everything else of a room may change without asking the neighbours.',
      { path: `^app/(${ROOMS.join('|')})/` },
      {
        path: `^app/(${ROOMS.join('|')})/`,
        pathNot: ['^app/$1/', '^app/[^/]+/(services|copy)(/|\\.ts$)', '^app/[^/]+/ui/index\\.ts$'],
      },
    ),
    wall(
      'Platform and design know no room',
      'They serve all rooms alike; what is brought from a room is handed in by the files beside the rooms.',
      { path: '^app/(platform|design)/' },
      { path: `^app/(${ROOMS.join('|')})/|^app/[^/]+\\.tsx?$`, pathNot: [CONFIG] },
    ),

    // ── Use cases and what they use ─────────────────────────────────────────────────────────────────────────────
    onlyOurs(
      'Services know rules, queries, the platform and their integrations',
      'A use case is called alike by routes, jobs, the CLI and tests.',
      '^app/([^/]+)/services/',
      '^(core|db)/',
      '^app/[^/]+/services/',
      '^app/$1/integrations/',
      WEBLESS_PLATFORM,
      CONFIG,
    ),
    wall(
      'Services know no web',
      'No Request, no React, no form library in a use case.',
      { path: ['^app/[^/]+/services/', WEBLESS_PLATFORM] },
      { path: FRAMEWORK },
    ),
    onlyOurs(
      'Integrations translate and know nobody else of ours',
      'Our words out, their words in.',
      '^app/([^/]+)/integrations/',
      '^core/',
      '^app/$1/integrations/',
      // What any of them stands on: requests that cannot be led inside, the library of pictures.
      '^app/platform/integrations/',
      CONFIG,
    ),
    onlyOurs(
      'Jobs only call services',
      'A handler is thin.',
      '^app/([^/]+)/jobs/(?<!^app/platform/jobs/)',
      '^core/',
      '^app/$1/(jobs|services)/',
      '^app/platform/(context|viewer)\\.ts$',
      '^app/platform/(jobs|log|mail)/',
      CONFIG,
    ),
    wall(
      'Only the platform knows pg-boss',
      'Everyone else writes a row into the outbox.',
      { path: OURS, pathNot: ['^app/platform/jobs/', '^(tests|e2e)/'] },
      { path: npm('pg-boss') },
    ),
    wall(
      'Only integrations know vendors',
      'A vendor that is met in one folder can be replaced in one folder.',
      { path: '^(app|core|db)/', pathNot: ['^app/[^/]+/integrations/', '^app/platform/mail/'] },
      {
        path: npm(
          'stripe',
          'openai',
          'nodemailer',
          'feedsmith',
          '@zxcvbn-ts/[^/]+',
          'sharp',
          'openid-client',
        ),
      },
    ),
    wall(
      'The floors of the platform below the web know no web',
      'Mail, jobs and live changes run in processes that serve no page.',
      { path: WEBLESS_PLATFORM },
      { path: '^app/(platform/(http|forms|client|routes|server)|design)/' },
    ),

    // ── What is seen and said ───────────────────────────────────────────────────────────────────────────────────
    onlyOurs(
      'The interface shows and does not fetch',
      'ui takes props and gives HTML; client is what only a browser runs.',
      '^app/([^/]+)/(?:ui|client)/',
      '^core/',
      '^app/$1/(ui|client)/',
      '^app/[^/]+/ui/index\\.ts$',
      '^app/[^/]+/copy(/|\\.ts$)',
      '^app/design/',
      '^app/platform/(forms|client)/',
    ),
    onlyOurs(
      'Words come from nowhere',
      'copy holds sentences; core tells it about what.',
      '^app/[^/]+/copy(/|\\.ts$)',
      '^core/',
      '^app/[^/]+/copy(/|\\.ts$)',
    ),
    onlyOurs(
      'Mails are words, not deeds',
      'A mail is a pure function of its props.',
      '^app/([^/]+)/emails/',
      '^core/',
      '^app/$1/emails/',
      '^app/[^/]+/copy(/|\\.ts$)',
      '^app/platform/mail/layout\\.ts$',
    ),
    onlyOurs(
      'Design is primitives, layout, charts and theme',
      'It knows how things look and never what they are about.',
      '^app/design/',
      '^core/',
      '^app/design/',
      '^app/platform/client/',
    ),
    onlyOurs(
      'Forms know the rules',
      'platform/forms is the bridge between a schema of core and the markup.',
      '^app/platform/(forms|client)/',
      '^core/',
      '^app/platform/(forms|client)/',
    ),
    wall(
      'Islands ship no framework',
      'Content pages carry a few kilobytes of script, not React: an island imports rules and nothing else.',
      { path: '\\.island\\.ts$' },
      { path: [FRAMEWORK, '^app/(?!.*\\.island\\.ts$)'] },
    ),
    wall(
      'Only forms know conform',
      'Its helpers change in minor versions: one folder to change with them.',
      { path: OURS, pathNot: '^app/platform/forms/' },
      { path: npm('@conform-to/[^/]+') },
    ),
    wall(
      'What the browser gets opens no server door',
      'A .server module in the interface would carry secrets or break the bundle.',
      { path: BROWSER, pathNot: '\\.server\\.tsx?$' },
      { path: '\\.server\\.tsx?$' },
    ),
    wall(
      'What the browser gets uses no Node',
      'A built-in module does not exist there. Of a .build.ts it gets what that found out while the app was built.',
      { path: BROWSER, pathNot: '\\.(server|build)\\.tsx?$' },
      { dependencyTypes: ['core'] },
    ),

    // ── The web ─────────────────────────────────────────────────────────────────────────────────────────────────
    onlyOurs(
      'The web floor of the platform asks no database',
      'http is all that knows Request and Response; what it needs to know, a service tells it.',
      '^app/platform/(http|routes)/',
      '^core/',
      '^app/platform/(?!server/|forms/use-|client/)',
      CONFIG,
    ),
    onlyOurs(
      'A room’s web floor knows services, rules and words',
      'What several routes of one room do with a request lies beside them.',
      '^app/([^/]+)/http/(?<!^app/platform/http/)',
      '^core/',
      '^app/$1/http/',
      '^app/[^/]+/services/',
      '^app/[^/]+/copy(/|\\.ts$)',
      '^app/[^/]+/ui/index\\.ts$',
      '^app/platform/(?!server/|jobs/)',
      CONFIG,
    ),
    onlyOurs(
      'A route asks services and shows the interface',
      'Never the database, an integration, a job or another route.',
      '^app/([^/]+)/routes/(?<!^app/platform/routes/)',
      '^core/',
      '^app/$1/(http|routes|ui|client)/',
      '^app/[^/]+/services/',
      '^app/[^/]+/copy(/|\\.ts$)',
      '^app/[^/]+/ui/index\\.ts$',
      '^app/design/',
      '^app/platform/(?!server/|jobs/)',
    ),
    {
      name: 'A route never imports another route',
      comment: 'What two pages share has a floor of its own.',
      severity: 'error',
      from: { path: '^(app/[^/]+/routes/.+)$' },
      to: { path: '^app/[^/]+/routes/', pathNot: ['^$1$', '\\+types/'] },
    },
    {
      name: 'The root of the app sets the table and does not cook',
      comment:
        'The files beside the rooms join what the rooms bring; jobs.ts and mails.ts alone know handlers and mails.',
      severity: 'error',
      from: { path: '^app/[^/]+\\.tsx?$', pathNot: ['^app/(jobs|mails|serve)\\.ts$', TESTS] },
      to: {
        path: [
          '^(db|scripts|tests|e2e)/',
          // The names of queues are the platform's, and an operator writes them in the environment.
          '^app/[^/]+/(routes|integrations|jobs|emails)/(?<!^app/platform/jobs/)',
        ],
      },
    },
    {
      name: 'Nobody imports routes',
      comment: 'A route is an end, not a means. Tests may call its loader and action.',
      severity: 'error',
      from: { pathNot: ['^app/[^/]+/routes/', '^(tests|e2e)/'] },
      to: { path: '^app/[^/]+/routes/' },
    },

    // ── Tools and tests ─────────────────────────────────────────────────────────────────────────────────────────
    {
      name: 'Scripts never reach into the web',
      comment: 'They run under plain Node: no routes, no http, no interface.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: {
        path: '^app/([^/]+/(routes|http|ui|client)|platform/forms|design)/',
        pathNot: ['^app/design/layout/share-picture-name\\.ts$'],
      },
    },
    {
      name: 'Scripts import nothing with markup in it',
      comment: 'Node strips types; it does not compile JSX.',
      severity: 'error',
      from: {
        path: [
          '^(scripts|core|db)/',
          '^app/[^/]+/(services|jobs|integrations|emails|copy)(/|\\.ts$)',
          WEBLESS_PLATFORM,
        ],
      },
      to: { path: '\\.tsx$' },
    },
    {
      name: 'Nobody imports scripts',
      comment: 'A script is a door into the house, not a room.',
      severity: 'error',
      from: { path: OURS, pathNot: ['^(scripts|tests|e2e)/', TESTS] },
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
      'A development dependency is not there in production; the embedded database runs on a laptop only.',
      { path: '^(app|core|db)/', pathNot: ['^app/routes\\.ts$', '^db/embedded/'] },
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
