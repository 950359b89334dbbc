/** What packages bring along and no server loads. Types, maps and texts alone are half of a production install. */
const KINDS = [
  /\.(d\.)?[cm]?tsx?$/,
  /\.(map|md|markdown|flow|tsbuildinfo|html|scss|coffee)$/,
  /\/(test|tests|__tests__|docs|doc|examples?|bench|perf|\.yarn|\.github|umd|iife|amd|cjs-browser)\//,
  // Builds for browsers: a server takes another of the same package.
  /\.(min|umd|browser|profiling)(\.|-)[^/]*$/,
  /[-.](browser-module|standalone|profiling)[^/]*\.[cm]?js$/,
] as const

interface Part {
  readonly path: RegExp
  readonly except?: RegExp
  readonly why: string
}

/** Parts of single packages that are large, each with why it is never loaded. */
const PARTS: readonly Part[] = [
  {
    path: /\/react-dom\/cjs\/react-dom-client/,
    why: 'the browser’s half is in files of its own, which are built',
  },
  { path: /\/react-dom\/cjs\/react-dom-server\.(bun|edge)\./, why: 'other servers than Node' },
  {
    path: /\/core-js\/(actual|client|features|fn|full|library|proposals|stable|stage)\//,
    why: 'ways to take many of its modules at once: whoever needs it takes single ones, and they are 4,000 files',
  },
  {
    path: /\/semantic-conventions\/dist\/(experimental_|index-incubating)/,
    why: 'names that are not settled yet, behind a door of their own that nobody opens',
  },
  { path: /^node_modules\/fontkit\/(src\/|dist\/browser\.)/, why: 'sources and the half for browsers' },
  ...[
    /^node_modules\/(csv-parse|csv-stringify)\/dist\//,
    /^node_modules\/(@modelcontextprotocol\/server|feedsmith|ical\.js|otpauth)\/.*\.cjs$/,
    /^node_modules\/mediabunny\/dist\/bundles\//,
    /^node_modules\/stripe\/cjs\//,
    /\/zod\/.*\.cjs$/,
  ].map(path => ({ path, why: 'the half for require(), which nobody calls: they are imported by modules' })),
  {
    path: /\/hyphen\/patterns\//,
    except: /\/patterns\/en-(us|gb)\.js$/,
    why: 'reports are written in English',
  },
  { path: /^node_modules\/typescript\//, why: 'a peer of packages that bring types' },
  { path: /^node_modules\/@types\//, why: 'types' },
]

/** Whether a file of an installed package stays out of the image; its path begins with `node_modules/`. */
export function isLeftOut(path: string): boolean {
  const isKind = KINDS.some(kind => kind.test(path))
  return isKind || PARTS.some(({ path: part, except }) => part.test(path) && !except?.test(path))
}
