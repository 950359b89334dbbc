/** Which marks of a post the brand's own answers speak of: these are read, all others are taken off. */
export interface ReadMarks {
  readonly emoji: boolean
  readonly hashtags: boolean
}

const EMOJI = /\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}]|\u200d|\ufe0f|\u20e3/gu
const BEYOND_ASCII = /[\u0080-\uffff]/
/** A mark that addresses, mentions and hashtags have, other than a full stop behind a word. */
const ADDRESSED = /[@#/]|\.\S|www\./i
const LINK_WORD = /\blink/i
const DOUBLE_QUOTES = /[“”„«»]/g
const SINGLE_QUOTES = /[‘’ʼ]/g
const LINE_ENDS = /[\r\u0085\u2028\u2029\v\f]/g
const PARTS = /\S+/g
const LINK = /^\(?(?:https?:\/\/|www\.)/i
const ADDRESS_ENDS =
  /[a-z0-9]\.(?:com|org|net|info|io|me|ly|eu|app|shop|store|studio|uk|ie|co)(?:[/?#].*)?[.,;:!)]*$/i
/** Longer runs of characters than an address has are not looked at. */
const LONGEST_ADDRESS = 300
/** “Read more:” before a link says nothing of its own. */
const WORDS_BEFORE_LINK = 4
/** As `SINGLE_QUOTES`, without those that part words as they are typed. */
const APOSTROPHES = /’/g
const LINK_IN_BIO =
  /(?:\blink(?:'s| is)? (?:in|below|above)(?: (?:in|my|our|the|bio|comments?|profile)){0,3})[.!]?/gi

/** What is left of an emoji or a link where a sentence ended with it: the next begins with a capital. */
const TAKEN_OFF = /(?<=[\p{L}\p{N},;:)"'] ) (?= +\p{Lu})/gu

/** Ends a sentence, and begins no line that could be a signature. */
const STOP = '…'

const blank = (text: string) => text.replace(/[^\n]/g, ' ')

/**
 * The words of a post as they would be read aloud: links, mentions, hashtags set apart, emoji and the signature become
 * spaces, quotation marks and line ends one kind each. As long as the text, so that places stay where they are.
 */
export function spokenText(text: string, read: ReadMarks = { emoji: false, hashtags: false }): string {
  let spoken = text.replace(DOUBLE_QUOTES, '"').replace(SINGLE_QUOTES, "'").replace(LINE_ENDS, '\n')
  if (!read.emoji && BEYOND_ASCII.test(spoken)) spoken = spoken.replace(EMOJI, blank)
  if (ADDRESSED.test(spoken)) spoken = withoutAddresses(spoken, read)
  if (LINK_WORD.test(spoken)) spoken = spoken.replace(LINK_IN_BIO, blank)
  return withoutSignature(spoken.replace(TAKEN_OFF, STOP))
}

/** A text with its marks alone made one kind, so far as no word begins or ends elsewhere for it. */
export function plainMarks(text: string): string {
  return text.replace(DOUBLE_QUOTES, '"').replace(APOSTROPHES, "'").replace(LINE_ENDS, '\n')
}

function withoutAddresses(text: string, read: ReadMarks): string {
  const pieces: string[] = []
  let copied = 0
  const put = (start: number, end: number, left = ' ') => {
    if (start < copied) start = copied
    pieces.push(text.slice(copied, start), left, blank(text.slice(start + 1, end)))
    copied = end
  }
  const parts = [...text.matchAll(PARTS)]
  parts.forEach((match, at) => {
    const part = match[0]
    if (!ADDRESSED.test(part)) return
    const start = match.index
    const end = start + part.length
    if (part.startsWith('#') && part.length > 1) {
      if (read.hashtags) return
      const isOneOfMany = isTag(parts[at - 1]?.[0]) || isTag(parts[at + 1]?.[0])
      const isInline = !isOneOfMany && isInSentence(text, start, end)
      // No sentence goes on behind a row of hashtags.
      put(start, isInline ? start + 1 : end, isOneOfMany ? STOP : ' ')
    } else if (/^[("']?@[\p{L}\p{N}_]/u.test(part)) put(start, end)
    else if (part.length < LONGEST_ADDRESS && part.length > 4) {
      if (LINK.test(part) || ADDRESS_ENDS.test(part)) put(Math.max(leadStart(text, start), 0), end)
    } else if (LINK.test(part)) put(start, end)
  })
  pieces.push(text.slice(copied))
  return pieces.join('')
}

const isTag = (part: string | undefined) => part !== undefined && /^[#@]/.test(part)

/** True for a hashtag that stands for a word of its sentence: “we love #weddings in May”. */
function isInSentence(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 3), start).trimEnd()
  const begins = start === 0 || /[\p{L}\p{N},;'"]$/u.test(before)
  const after = text.slice(end, end + 3)
  const goesOn = /^[^\S\n]+[\p{Ll}\p{N}]/u.test(after) || /[.!?,;]$/.test(text.slice(start, end))
  return begins && goesOn
}

/** Where the few words that only lead to a link begin: behind the sentence before, when they end with a colon or an arrow. */
function leadStart(text: string, start: number): number {
  const before = text.slice(Math.max(0, start - 40), start)
  const lead = /(?:^|[.!?\n])([^.!?\n]*[:>→][^\S\n]*)$/.exec(before)?.[1]
  if (lead === undefined || lead.trim().split(/\s+/).length > WORDS_BEFORE_LINK) return start
  return start - lead.length
}

const CLOSING =
  /^(?:with )?(?:(?:lots of |much |all my )?love|(?:all the |very )?best(?: wishes)?|(?:kind|warm|kindest|warmest)(?:est)? (?:regards|wishes)|regards|cheers|thanks|thank you|yours(?: truly| sincerely)?|warmly|sincerely|see you soon|x+)(?: from)?(?: [\p{L}'.]+){0,3}[,.!]?(?: x+)?$/iu
const NAMES = /^\p{Lu}[\p{L}'.-]*(?:(?: (?:&|and|from|at|the))?,? \p{Lu}[\p{L}'.-]*){0,5}(?: x+)?$/u
const DASHED = /^[-–—~] ?\p{L}/u
/** A signature stands under at least so many characters of post. */
const LEAST_POST = 60
const LONGEST_SIGNATURE = 48

/** Takes a name, a closing formula or both off the end. */
function withoutSignature(text: string): string {
  let end = text.trimEnd().length
  let from = end
  for (let lines = 0; lines < 2; lines += 1) {
    const start = text.lastIndexOf('\n', end - 1) + 1
    const line = text.slice(start, Math.min(end, start + LONGEST_SIGNATURE + 40)).trim()
    const words = line.split(/\s+/).length
    const isLonely = start >= LEAST_POST && line !== '' && line.length <= LONGEST_SIGNATURE
    if (!isLonely) break
    const isClosing = CLOSING.test(line)
    const isDashed = DASHED.test(line) && words <= 6 && !/[.!?]$/.test(line) && !isInList(text, start)
    const isName = NAMES.test(line) && words <= (/ x+$/.test(line) ? 4 : 3) && !/[.!?]$/.test(line)
    if (!(isClosing || isDashed || (isName && !isInList(text, start)))) break
    from = start
    end = text.slice(0, start).trimEnd().length
    if (!isName) break
  }
  return from === text.trimEnd().length ? text : text.slice(0, from) + blank(text.slice(from))
}

/** True when the line before is as short: then the line is one of a list. */
function isInList(text: string, start: number): boolean {
  const end = text.slice(0, start).trimEnd().length
  const before = text.slice(text.lastIndexOf('\n', end - 1) + 1, end)
  return before.length <= LONGEST_SIGNATURE && !/[.!?,'"]$/.test(before)
}

/** True where nothing of a text is left to be read but marks are: hashtags alone. */
export function isMarksAlone(text: string, spoken: string): boolean {
  return !/[\p{L}\p{N}]/u.test(spoken) && /[\p{L}\p{N}]/u.test(text)
}
