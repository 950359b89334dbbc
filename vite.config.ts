import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, minifySync, type Plugin } from 'vite'
import manifest from './package.json' with { type: 'json' }

/**
 * What pages have in common goes out in a few files by purpose: some forty files of under a kilobyte each, as a page of
 * forms had, compress badly or not at all (docs/performance-changes.md). The first group that fits takes a module; a module that
 * only some pages need belongs in none of them.
 */
const SHARED_FILES = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: 'frame',
    test: new RegExp(
      [
        'app/design/icons/icon',
        'vite/preload-helper',
        'app/design/layout/(toasts|error-page|failure|nonce|links|brand-mark)',
        'app/design/primitives/(class-names|use-hydrated|actions/button|toast/(plain-toasts|toast\\.)|feedback/(spinner|badge|error-panel))',
        'app/design/primitives/navigation/(not-found|skip-link|text-link)',
        'app/platform/(client/(patient-fetch|page-moves|use-steady-outlet)|forms/(posting|use-pending))',
        'core/shared/(toasts|untrusted|text\\.|graphemes|number-text)',
        'core/(assistant/connection|billing/tiers)\\.',
        '/page-meta\\.',
      ].join('|'),
    ),
  },
  {
    name: 'fields',
    test: new RegExp(
      [
        'app/design/primitives/(fields/(field|text-field|password-field|checkbox)|feedback/notice)',
        'app/identity/ui/use-lock',
        'core/(shared/wait-words|identity/account/(lock-words|messages))',
      ].join('|'),
    ),
  },
  // What checks a form in the browser; a page whose form leaves that to the server does without.
  {
    name: 'forms',
    test: new RegExp(
      [
        'node_modules/(@conform-to|valibot)/',
        'app/platform/forms/(use-checked-form|field-props)',
        'app/identity/ui/password-strength',
        'core/shared/sanitise',
        'core/identity/(forms/(fields|recovery)|account/(?!avatar|look-alikes)|password)',
      ].join('|'),
    ),
  },
  // The score, as the ways in show it on a sample and the workspace of one's own.
  {
    name: 'score',
    test: /app\/design\/(charts\/(score-dial|matched-text|text-pieces|chart-table|dimension-name|dimension-look|picture-figure)|primitives\/(overlay\/dialog\.|actions\/icon-button))|core\/brand\/alignment\/types/,
  },
  {
    name: 'sign-in',
    test: new RegExp(
      [
        'app/identity/ui/(dialogs|form-problem|help-trigger|success-panel|ways/(google|or-)|forms/(forgot|resend|dialog|magic-sign-in))',
        'app/identity/client/use-help-dialog',
        'core/identity/forms/register',
        'app/identity/ui/(forms/(register-form|new-password-fields)|terms-label)',
        'app/design/layout/(auth-layout|sample-panel)',
      ].join('|'),
    ),
  },
  // What keeps a form's text on the device.
  {
    name: 'kept',
    test: /app\/(design\/primitives\/fields\/(kept-form|typed-offer)|platform\/client\/typed\/)/,
  },
  // The frame of every signed-in page, and what most of its rooms are made of.
  {
    name: 'workspace',
    test: new RegExp(
      [
        'app/workspace/(ui/(layout/|navigation-items|tools/(entries|recent|shell-tools))|client/(page-modules|use-preload|use-transition-watch))',
        'app/(assistant/(ui/(assistant-button|suggestion-card)|client/use-suggestion)|notifications/ui/bell)',
        'app/(captures/(client/(waiting-store|use-waiting)|ui/waiting-captures)|team/ui/visit-banner)',
        'app/identity/(copy/(identity|sign-in-notices)\\.|ui/session-keeper)|app/support/ui/tutorials/tutorial-place',
        'app/design/layout/(navigation|tool-link|theme-switch|connection-banner)',
        'app/design/primitives/(overlay/(place-beside|use-delayed-open)|surface/(kbd|avatar|panel|section-heading))',
        'app/design/primitives/feedback/part-boundary',
        'app/platform/client/(tools|use-post|when-idle|use-connection|use-live-tables|live-stream)',
        'core/(assistant/proactive/(behaviour|suggestion)|billing/gates|captures/sending|identity/(session|auth-errors)|support/tutorials/places)',
        'core/(shared/(live/|failures/read-failure)|team/role-words)',
      ].join('|'),
    ),
  },
].map((group, at, all) => ({ ...group, priority: all.length - at }))

/**
 * A page names some forty scripts, and the sprite once for each icon; what is in them says their hash. Style sheets are
 * few, and which of the two a page has is worth reading (app/root.tsx).
 */
const SHORT_NAMES = { entryFileNames: 'assets/[hash].js', chunkFileNames: 'assets/[hash].js' }
/**
 * Asks V8 to compile a script's functions while it arrives, beside what the page is doing; otherwise each is compiled when it
 * is first called, in the midst of waking a page or opening a room (docs/performance-changes.md). A comment to other browsers. A page
 * has twenty files of hardly a kilobyte, which are compiled in no time: they do without its bytes.
 */
const compiledAtOnce = ({ modules }: { modules: Record<string, { renderedLength: number }> }) =>
  Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0) > LONG
    ? '//# allFunctionsCalledOnLoad'
    : ''
/** Characters, before they are made short. */
const LONG = 5000
/** The server names them, too. */
const ASSET_NAMES = {
  assetFileNames: ({ names }: { names: readonly string[] }) =>
    names.some(name => name.endsWith('.svg')) ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
}

/**
 * twitter-text asks for polyfills of 2015, which no browser of ours needs and which alter what is built in; and for the
 * package punycode, which Node would take for its own module of that name.
 */
const twitterTextWithoutPolyfills: Plugin = {
  name: 'twitter-text',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id.startsWith('core-js/modules/')) return '\0nothing'
    return id === 'punycode' ? this.resolve('punycode/punycode.js', importer) : null
  },
  load: id => (id === '\0nothing' ? '' : null),
}

/**
 * Runs a module whose name ends in `.build.ts` while the app is built, and puts what it exports in its place: pages carry
 * figures that our own code computed, without that code.
 */
const computedWhileBuilding: Plugin = {
  name: 'computed-while-building',
  async load(id) {
    if (!id.endsWith('.build.ts')) return null
    const exported: Record<string, unknown> = await import(id)
    return Object.entries(exported)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
      .join('\n')
  },
}

/**
 * Writes the server's code in ASCII: Node keeps the source of a module, at one byte for each letter, and at two where a
 * single one of its six million is none of the first 128.
 */
const serverCodeInAscii: Plugin = {
  name: 'server-code-in-ascii',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle(_, files) {
    for (const file of Object.values(files))
      if (file.type === 'chunk')
        file.code = file.code.replace(
          /[\u0080-\uffff]/g,
          unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
        )
  },
}

/**
 * A function that is sent as text in a page (`*.island.ts`) is nothing else to the server: its text, as short as the
 * browser's own code.
 */
const islandsAsText: Plugin = {
  name: 'islands-as-text',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform(code, id) {
    if (!id.endsWith('.island.ts')) return null
    const { code: short, errors } = minifySync(id, code, { module: true, mangle: { toplevel: false } })
    const [first = '', text = '', ...others] = short.trim().split('export ')
    const name = text.match(/^(?:async )?function (\w+)\(/)?.[1]
    if (errors.length > 0 || first !== '' || others.length > 0 || !name)
      this.error(`${id} has to be one exported function and nothing beside it`)
    return `export const ${name} = { toString: () => ${JSON.stringify(text)} }`
  },
}

/** Names what a process starts from after itself: React Router, which knows of one only, calls all of them index.js. */
const startsByName: Plugin = {
  name: 'starts-by-name',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  outputOptions: options => ({ ...options, entryFileNames: '[name].js' }),
}

/** Where the browser's code is; routes are left out, since what they ask of the server is cut away only later. */
const BROWSER_CODE = [
  'app/entry.client.tsx',
  'app/*/{ui,client}/**/*.{ts,tsx}',
  'app/design/**/*.{ts,tsx}',
  'app/platform/forms/**/*.{ts,tsx}',
  '!**/*.server.ts',
  '!**/*.test.{ts,tsx}',
]

/**
 * For a page's styles React Router walks what the server loaded and looks each of it up on the browser's side too, by its
 * bare name and from nowhere in particular. Vite takes that for a package that the browser needs, bundles it and loads
 * the page again in the middle of its first visit. Whatever the browser really imports has a file that imports it.
 */
const serverPackagesStayThere: Plugin = {
  name: 'server-packages-stay-there',
  apply: 'serve',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(source, importer) {
    const isPackage = /^(@[\w.-]+\/)?[\w.-]+(\/|$)/.test(source)
    return isPackage && (!importer || importer.endsWith('/index.html'))
      ? { id: source, external: true }
      : null
  },
}

/** `react-router dev` by itself finds no database, no mailbox and nobody to pay: `npm run dev` brings them, then starts it. */
const surroundingsComeFirst: Plugin = {
  name: 'surroundings-come-first',
  configureServer() {
    if (process.env.DATABASE_URL) return
    process.stderr.write(
      'Nothing is there to develop against (DATABASE_URL is not set). Start with `npm run dev`: it brings a database, a\nmailbox and stand-ins for outside services, and then runs the development server itself.\n',
    )
    process.exit(1)
  },
}

export default defineConfig(({ command }) => ({
  plugins: [
    surroundingsComeFirst,
    serverPackagesStayThere,
    twitterTextWithoutPolyfills,
    serverCodeInAscii,
    startsByName,
    islandsAsText,
    computedWhileBuilding,
    tailwindcss(),
    reactRouter(),
  ],
  build: { target: 'es2022' },
  // All that the browser loads is found before the first request. Found later, it would be bundled anew and the page
  // loaded again; the first visit of `npm run dev` then stays without scripts.
  optimizeDeps: { entries: BROWSER_CODE },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A room's index names what others may use of it: whoever uses one thing does not bring the rest.
          treeshake: { moduleSideEffects: [{ test: /\/app\/[\w-]+\/ui\/index\.ts$/, sideEffects: false }] },
          output: {
            ...SHORT_NAMES,
            ...ASSET_NAMES,
            codeSplitting: { groups: SHARED_FILES },
            postBanner: compiledAtOnce,
          },
        },
      },
    },
    ssr: {
      build: {
        rolldownOptions: {
          input: { index: 'virtual:react-router/server-build', serve: 'app/serve.ts' },
          // A seventh of what Node would keep in memory is comments.
          output: { ...ASSET_NAMES, comments: { legal: false, annotation: false, jsdoc: false } },
        },
      },
    },
  },
  // What production installs is imported there, and the rest is bundled: of what Node would load whole at
  // start (docs/performance-changes.md), only what is in use is there. twitter-text comes without its polyfills; in
  // development Node loads it, as for commands, since it is no module.
  ssr: {
    noExternal: true,
    external: Object.keys(manifest.dependencies).filter(
      name => command === 'serve' || name !== 'twitter-text',
    ),
  },
}))
