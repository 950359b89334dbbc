import ts from 'typescript'
import type { Passage } from './passages.ts'
import { type Finding, placeOf, type Source, walk } from './source.ts'

interface OldWord {
  readonly old: string
  /** Its forms as a word of a name or of a sentence. */
  readonly forms?: RegExp
  /** What it looks like in a sentence when its word alone says nothing. */
  readonly phrase?: RegExp
  readonly instead: string
}

/** What the glossary of core/README.md has another word for. */
export const OLD_WORDS: readonly OldWord[] = [
  { old: 'outing', forms: /^outings?$/, instead: 'scheduled post' },
  { old: 'mend', forms: /^mend(s|ed|ing)?$/, instead: 'fix, patch or restore' },
  { old: 'hear', forms: /^(hears?|heard|ears?)$/, instead: 'subscribe, receive or listen' },
  { old: 'prove', forms: /^(prove[dns]?|proves|proving)$/, instead: 'verify a person, test a promise' },
  { old: 'a yes', phrase: /\b(a|the|its|no|new|another|whose|\w+[’']s) yes\b/i, instead: 'approval' },
]

/** Where an old word is right: each with its reason. */
const EXCEPTIONS: readonly RegExp[] = [
  // Words of brands, which scoring looks for in texts.
  /^core\/brand\/alignment\/|^docs\/alignment\.md/,
  // Lists of what not to say.
  /^core\/README\.md|^docs\/house-style\.md|^scripts\/checks\/architecture\//,
]

/** Old words in the names of files, in what their code calls things, and in what is written about them. */
export function checkVocabulary(
  sources: readonly Source[],
  passages: readonly Passage[],
  files: readonly string[],
): Finding[] {
  return [
    ...files.flatMap(path => findIn(path, wordsOf(path.replace(/^db\/migrations\/.*/, '')))),
    ...sources.flatMap(namesIn),
    ...passages.flatMap(({ place, text }) => findIn(place, text.toLowerCase().split(/[^\p{L}]+/u), text)),
  ].filter(({ path }) => !EXCEPTIONS.some(exception => exception.test(path)))
}

function namesIn(source: Source): Finding[] {
  const findings: Finding[] = []
  walk(source.tree, node => {
    if (ts.isIdentifier(node)) findings.push(...findIn(placeOf(source, node), wordsOf(node.text)))
  })
  return findings
}

function findIn(path: string, words: readonly string[], text = ''): Finding[] {
  return OLD_WORDS.filter(
    ({ forms, phrase }) => phrase?.test(text) || words.some(word => forms?.test(word)),
  ).map(({ old, instead }) => ({ path, what: `says "${old}"; the glossary has ${instead}` }))
}

/** `lockOverdueOutings`, `OUTING_LABELS`, `move-outing.ts` → their words in lower case. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
}
