import ts from 'typescript'
import { type Finding, isTest, parseSource, walk } from './source.ts'

/**
 * Where users read: rooms and rules whose texts follow docs/house-style.md. A room is added here when its texts do;
 * mails are looked at in every room.
 */
const READ_BY_USERS = [
  'app/archives',
  'app/site',
  'app/identity',
  'app/billing',
  'app/onboarding',
  'app/design',
  'app/platform',
  'app/brand',
  'app/stories',
  'app/captures',
  'app/posts',
  'app/publishing',
  'app/schedule',
  'app/campaigns',
  'app/insights',
  'app/assistant',
  'app/model',
  'app/settings',
  'app/support',
  'app/team',
  'app/dashboard',
  'app/workspace',
  'core/brand/alignment/advice',
  'core/brand/clarify/fields',
  'core/brand/clarify/sections.ts',
  'core/brand/forms',
  'core/brand/personalise',
  'core/brand/score',
  'core/brand/share-link.ts',
  'core/brand/strategy',
  'core/brand/versions',
  'core/stories',
  'core/posts',
  'core/publishing',
  'core/schedule',
  'core/campaigns',
  'core/insights',
  'core/assistant',
  'core/support',
  'core/team',
  'core/dashboard',
  'core/workspace',
  'app/toasts.ts',
  'core/site',
  'core/identity',
  'core/billing',
  'core/onboarding',
  'scripts/cli.ts',
  'scripts/commands',
  'scripts/local/mailbox',
  'scripts/local/google',
  'scripts/local/openai/compose',
  'scripts/local/stripe/pages',
] as const

/**
 * Parts of a room that have no words for users: what they refuse is said by the room's copy. Lists of words that are
 * looked for in what users write say nothing either.
 */
const SAYS_NOTHING = /^app\/[^/]+\/(?:services|integrations|jobs)\/|^core\/site\/quiz\/words\.ts$/

interface Word {
  readonly found: RegExp
  /** What to write instead. */
  readonly instead: string
}

/** Words that are wrong wherever a user reads them. What needs a reader to judge is on the page, not here. */
const WORDS: readonly Word[] = [
  { found: /\be-mails?\b/i, instead: 'email' },
  { found: /\b(?:anew|afresh)\b/i, instead: 'again' },
  { found: /\b(?:some|any|every|no)body\b/i, instead: '-one, as in “someone”' },
  { found: /\bwho(?:m|ever|mever)\b/i, instead: 'who, anyone who' },
  { found: /\bcan not\b/i, instead: 'can’t, or cannot' },
  { found: /\b(?:an?|new|whose|your|their) yes\b|’s yes\b/i, instead: 'approval or permission' },
  { found: /\bhand-overs?\b/i, instead: 'handover' },
  { found: /\bone press\b|\bpress(?:es|ed)? (?:it|the button|once)\b/i, instead: 'select, or one click' },
  { found: /\bYou get this because\b/, instead: 'You’re receiving this because' },
  { found: /\b(?:nothing|nobody|no one) (?:is|was) charged\b/i, instead: 'you won’t be charged' },
  { found: /\bA person (?:reads|answers|replies)\b/i, instead: 'We read, we reply' },
  { found: /\bbrought back\b|\btaken (?:back|out|away)\b/i, instead: 'restored, cancelled, removed' },
  { found: /\bpaid yearly\b|\bby the year\b/i, instead: 'billed annually' },
  { found: /\d %/, instead: '70%, without a space' },
  { found: /(?<!\d )\b\d{1,3} 000\b/, instead: '10,000' },
  { found: /\bkB\b/, instead: 'KB' },
  { found: /[a-z]'(?:s|t|re|ve|ll|d|m)\b/i, instead: 'a curly apostrophe (’)' },
]

/** Texts that keep such a word, and why. */
export const EXCEPTIONS: readonly { readonly path: string; readonly text: string; readonly why: string }[] = [
  {
    path: 'app/assistant/copy.ts',
    text: "I'm having trouble connecting right now. Please try again in a moment.",
    why: 'One of the exact sentences of the error catalogue',
  },
  {
    path: 'app/design/layout/error-page.tsx',
    text: "You don't have permission to perform this action.",
    why: 'One of the exact sentences of the error catalogue',
  },
]

/** A file that may hold texts: TypeScript or Markdown. */
interface TextFile {
  readonly path: string
  readonly text: string
}

/** Whether users read what a file says. */
export function isReadByUsers(path: string): boolean {
  if (isTest(path) || !/\.(?:tsx?|md)$/.test(path) || SAYS_NOTHING.test(path)) return false
  return (
    /^app\/[^/]+\/emails\//.test(path) ||
    READ_BY_USERS.some(place => path === place || path.startsWith(`${place}/`))
  )
}

/** Words that the house style replaces, in the strings, the markup and the Markdown that users read. */
export function checkWords(files: readonly TextFile[]): Finding[] {
  return files
    .filter(({ path }) => isReadByUsers(path))
    .flatMap(file => textsOf(file).flatMap(text => findingsIn(file.path, text)))
}

/** Exceptions whose text is no longer there. */
export function checkExceptions(files: readonly TextFile[]): Finding[] {
  return EXCEPTIONS.filter(
    ({ path, text }) => !files.some(file => file.path === path && file.text.includes(text)),
  ).map(({ path, text }) => ({ path, what: `no longer says “${text}”: take the exception away` }))
}

interface Text {
  readonly line: number
  readonly text: string
}

function findingsIn(path: string, { line, text }: Text): Finding[] {
  const allowed = EXCEPTIONS.filter(exception => exception.path === path).map(({ text }) => text)
  const rest = allowed.reduce((left, phrase) => left.replaceAll(phrase, ''), text)
  return WORDS.flatMap(({ found: pattern, instead }) => {
    const [match] = rest.match(pattern) ?? []
    return match === undefined ? [] : [{ path: `${path}:${line}`, what: `says “${match}”: ${instead}` }]
  })
}

function textsOf(file: TextFile): Text[] {
  return file.path.endsWith('.md') ? linesOf(file.text) : stringsOf(file)
}

/** The lines of a Markdown file, without code. */
function linesOf(markdown: string): Text[] {
  const blank = (code: string) => code.replace(/[^\n]/g, ' ')
  return markdown
    .replace(/```[\s\S]*?```/g, blank)
    .replace(/`[^`\n]*`/g, blank)
    .split('\n')
    .map((text, at) => ({ line: at + 1, text }))
}

/** What a program may say: strings, the words of templates, and text between tags. Comments and imports are not said. */
function stringsOf({ path, text }: TextFile): Text[] {
  const { tree } = parseSource(path, text)
  const texts: Text[] = []
  walk(tree, node => {
    const isText =
      ts.isStringLiteral(node) ||
      ts.isNoSubstitutionTemplateLiteral(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node) ||
      ts.isJsxText(node)
    if (isText) {
      const start = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1
      texts.push({ line: start, text: node.text })
    }
  })
  return texts
}
