import type { Passage } from './passages.ts'
import type { Finding } from './source.ts'

/** Names by which our predecessors cited what no reader of the repository can open; a field of that name cites nothing. */
const ELSEWHERE =
  /(?<![\w./-])(?:spec(?:’s|'s)?(?![\w./-]|:(?:\s|$))|specification(?:’s|'s)?\b|safety, holes?\b|design, section\b|core contract\b)/i

const FOLDERS = 'app|core|db|docs|scripts|tests|e2e|public|\\.ci|\\.github'
/** A path from the root, as prose writes it: `app/<room>/routes`, `app/site/copy/{landing,faq}.ts`, `core/**`. */
const PATH = new RegExp(`(?<![\\w/.@$#-])#?(?:${FOLDERS})/[\\w./{},<>*-]*`, 'g')
/** A file somewhere below, or a document by its name alone. */
const FILE =
  /(?<![\w/.@#:-])(?:\.{0,2}\/)?(?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|mjs|css|md|sql|json)\b|(?<![\w/.-])[\w.-]+\.md\b/g

/** Folders that appear when the project is built or run. */
const MADE_LATER = /^(\.data|build|node_modules|\.react-router)\//

/**
 * Comments, test titles and documents that cite what is not in the repository: a paper of our own that nobody else has,
 * or a path that leads nowhere (any more). `files` are all paths of the project, with slashes.
 */
export function checkCitations(passages: readonly Passage[], files: readonly string[]): Finding[] {
  const known = new Set(files)
  for (const file of files)
    for (let end = file.indexOf('/'); end > 0; end = file.indexOf('/', end + 1)) known.add(file.slice(0, end))
  const places = [...known]
  const leadsSomewhere = (path: string) =>
    alternatives(path).every(one => known.has(one) || places.some(place => patternOf(one).test(place)))

  return passages.flatMap(({ place, text }) => {
    const elsewhere = ELSEWHERE.exec(text)?.[0]
    const dead = [...text.matchAll(PATH), ...text.matchAll(FILE)]
      .map(([path]) => path.replace(/^#|^(\.{0,2}\/)+|[./,-]+$/g, ''))
      .filter(path => !MADE_LATER.test(path) && !leadsSomewhere(path))
    return [
      ...(elsewhere
        ? [{ path: place, what: `cites "${elsewhere}"; give the reason, or a section of docs/` }]
        : []),
      ...[...new Set(dead)].map(path => ({ path: place, what: `points at ${path}, which is not there` })),
    ]
  })
}

/** `copy/{landing,faq}.ts` → `copy/landing.ts`, `copy/faq.ts`. */
function alternatives(path: string): string[] {
  const braces = /\{([^{}]*)\}/.exec(path)
  if (!braces) return [path]
  return (braces[1] ?? '')
    .split(',')
    .flatMap(one =>
      alternatives(path.slice(0, braces.index) + one + path.slice(braces.index + braces[0].length)),
    )
}

/** What matches a path or the end of one: `<room>`, `NNNN` and `*` stand for any one name, a decision for its number. */
function patternOf(path: string): RegExp {
  const source = path
    .replace(/[.+?^$()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/?/g, '.*')
    .replace(/(?<!\.)\*|<[^>]*>|NNNN\w*/g, '[^/]+')
  return new RegExp(`(^|/)${source}${/^docs\/decisions\/\d{4}$/.test(path) ? '-.*' : ''}$`)
}
