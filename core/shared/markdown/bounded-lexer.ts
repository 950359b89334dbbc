import { Lexer, type Token, Tokenizer } from 'marked'

/** Quotes and lists within each other; what is deeper stays text. Each level reads all that is in it anew. */
const MOST_LEVELS = 8
/** Characters of one paragraph that are read in one go, and marks among them; marks beyond that stay text. */
const LONGEST_RUN = 1500
const MOST_MARKS = 150

/** Lines without an empty one between them; after so many there is one, since a table may begin in any of them. */
const LINES_IN_A_ROW = 300

const RUNS = new RegExp(`[^]{1,${LONGEST_RUN}}(?!\\S)|[^]{1,${LONGEST_RUN}}`, 'gu')
const MARKS = /[*_`[<!\\]/g

const NEVER = /(?!)/

/** Markdown without HTML and without links that are explained elsewhere in the text: both stay text. */
class TextTokenizer extends Tokenizer {
  #level = 0

  override html = () => undefined
  override tag = () => undefined
  override def = () => undefined

  override blockquote(source: string) {
    return this.#within(() => super.blockquote(source))
  }

  override list(source: string) {
    return this.#within(() => super.list(source))
  }

  #within<T>(read: () => T): T | undefined {
    if (this.#level >= MOST_LEVELS) return undefined
    this.#level += 1
    try {
      return read()
    } finally {
      this.#level -= 1
    }
  }
}

class BoundedLexer extends Lexer {
  /** Marks that meet many others take time with the square of the text. */
  override inlineTokens(source: string, tokens: Token[] = []): Token[] {
    const runs = source.length <= LONGEST_RUN ? [source] : (source.match(RUNS) ?? [])
    for (const run of runs) {
      if (run.length <= MOST_MARKS || (run.match(MARKS)?.length ?? 0) <= MOST_MARKS)
        super.inlineTokens(run, tokens)
      else tokens.push({ type: 'text', raw: run, text: run })
    }
    return tokens
  }
}

function inShortChunks(source: string): string {
  let lines = 0
  return source.replace(/^.*$/gm, line => {
    lines = line.trim() === '' ? 0 : lines + 1
    return lines % LINES_IN_A_ROW === LINES_IN_A_ROW - 1 ? `${line}\n` : line
  })
}

/** The tokens of a Markdown text, in time that grows with its length alone. Bare addresses are no links, boxes to tick are text. */
export function lexMarkdown(source: string): Token[] {
  const tokenizer = new TextTokenizer()
  const lexer = new BoundedLexer({ gfm: true, tokenizer })
  const { block, other } = tokenizer.rules
  tokenizer.rules = { block, inline: Lexer.rules.inline.normal, other: { ...other, listIsTask: NEVER } }
  return lexer.lex(inShortChunks(source))
}
