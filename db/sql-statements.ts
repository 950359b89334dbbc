/** One statement of a file of SQL. */
export interface SqlStatement {
  /** As it is written, without the semicolon and without the comments before it. */
  readonly text: string
  /** In lower case on one line, without comments, and with nothing in its quotes: for looking at its words. */
  readonly words: string
  /** What stands between dollar quotes, such as the body of a function. */
  readonly bodies: readonly string[]
  /** The comments before and in it. */
  readonly comments: string
}

type Piece = 'comment' | 'text' | 'name' | 'body' | 'end' | 'code'

/** PostgreSQL's own rules: nested block comments, doubled quotes, backslashes after E, dollar quotes with a tag. */
const PIECES: readonly (readonly [Piece, RegExp])[] = [
  ['comment', /--[^\n]*/y],
  ['text', /[eE]'(?:[^'\\]|\\[\s\S]|'')*'/y],
  ['text', /'(?:[^']|'')*'/y],
  ['name', /"(?:[^"]|"")*"/y],
  ['body', /\$([a-zA-Z_]\w*)?\$/y],
  ['end', /;/y],
  ['code', /\w+|[^\w]/y],
]

/** Parts a file of SQL into its statements. Never throws: what is not closed ends with the file. */
export function splitStatements(sql: string): SqlStatement[] {
  const statements: SqlStatement[] = []
  let draft = emptyDraft()
  const finish = () => {
    const words = draft.words.replace(/\s+/g, ' ').trim().toLowerCase()
    if (words !== '') statements.push({ ...draft, text: draft.text.trim(), words })
    draft = emptyDraft()
  }
  for (let at = 0; at < sql.length; ) {
    const { kind, text } = pieceAt(sql, at)
    at += text.length
    if (kind === 'end') finish()
    else if (kind === 'comment') {
      draft.comments += `${text}\n`
      draft.text += draft.words.trim() === '' ? '' : text
      draft.words += ' '
    } else {
      draft.text += text
      if (kind === 'body') draft.bodies.push(text.replace(/^\$\w*\$|\$\w*\$$/g, ''))
      draft.words += kind === 'text' || kind === 'body' ? "''" : text
    }
  }
  finish()
  return statements
}

function emptyDraft() {
  return { text: '', words: '', bodies: [] as string[], comments: '' }
}

function pieceAt(sql: string, at: number): { kind: Piece; text: string } {
  if (sql.startsWith('/*', at)) return { kind: 'comment', text: blockComment(sql, at) }
  for (const [kind, pattern] of PIECES) {
    pattern.lastIndex = at
    const [text] = pattern.exec(sql) ?? []
    if (text === undefined) continue
    if (kind !== 'body') return { kind, text }
    const end = sql.indexOf(text, at + text.length)
    return { kind, text: sql.slice(at, end === -1 ? sql.length : end + text.length) }
  }
  return { kind: 'code', text: sql.charAt(at) }
}

function blockComment(sql: string, at: number): string {
  const edge = /\/\*|\*\//g
  edge.lastIndex = at
  let depth = 0
  for (let match = edge.exec(sql); match; match = edge.exec(sql)) {
    depth += match[0] === '/*' ? 1 : -1
    if (depth === 0) return sql.slice(at, edge.lastIndex)
  }
  return sql.slice(at)
}
