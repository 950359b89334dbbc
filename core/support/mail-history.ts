/** The most of a mail that is looked at, in characters: many times the longest message. */
const LOOKED_AT = 100_000

/** Lines that may belong to one "On …, … wrote:", as mail programs break them. */
const ATTRIBUTION_LINES = 3

const QUOTED = /^\s*>/
/** How mail programs say before a quotation who wrote it, by its beginning and its end, and by the date or address in it. */
const WROTE =
  /^(?:on|am|le|el|il|em|op|den)\b.{0,500}\s(?:wrote|schrieb\b.{0,200}|écrit|escribió|scritto|escreveu|schreef\b.{0,200}|skrev\b.{0,200})\s?:$/i
const DATED = /@|\b\d{4}\b|\b\d{1,2}[:.]\d{2}\b/
/** "-----Original Message-----", also of other languages. */
const ORIGINAL =
  /^-{2,20}\s?(?:original message|forwarded message|ursprüngliche nachricht|message d['’]origine|mensaje original|messaggio originale|mensagem original|oorspronkelijk bericht)\s?-{2,20}$/i
/** The first line of a history that begins with its headers, and those that follow it. */
const FROM = /^\*?(?:from|von|de|da|van|från|fra)\s?:/i
const HEADER =
  /^\*?(?:sent|date|to|cc|subject|gesendet|datum|an|betreff|envoyé|à|objet|enviado|fecha|para|asunto|inviato|data|a|oggetto|verzonden|aan|onderwerp|skickat|till|ämne)\s?:/i
/** Headers besides the first that make a history. */
const HEADERS_FEWEST = 2
/** The line that begins a signature (RFC 3676), also without its space. */
const SIGNATURE = /^--\s?$/
/** What phones put below a mail. */
const SENT_FROM =
  /^(?:sent from (?:my|outlook|yahoo|mail)\b|get outlook for\b|gesendet von mein|von meinem .{1,40} gesendet|envoyé (?:de|depuis)\b|enviado desde\b|inviato da\b|verstuurd vanaf\b).{0,200}$/i

/**
 * What somebody wrote in a mail, without what they reply to (whether marked with `>` or put below, as the known mail programs
 * do) and without their signature. It cuts where it is sure, so a history in an unknown shape stays. Linear in its length.
 */
export function cutHistory(mail: string): string {
  const lines = mail
    .slice(0, LOOKED_AT)
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map(line => line.trimEnd())
  const written: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (QUOTED.test(line)) continue
    if (SIGNATURE.test(line) || ORIGINAL.test(line.trim()) || isHeaders(lines, at)) break
    const long = attributionAt(lines, at)
    if (long === 0) written.push(line)
    // What is quoted below it is marked and left out line by line; what is not marked is history to the end.
    else if (QUOTED.test(nextText(lines, at + long))) at += long - 1
    else break
  }
  return withoutPhone(written)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** How many lines from `at` say who wrote what follows; 0 when they do not. */
function attributionAt(lines: readonly string[], at: number): number {
  for (let long = 1; long <= ATTRIBUTION_LINES; long += 1) {
    const part = lines.slice(at, at + long)
    if (part.at(-1)?.trim() === '') return 0
    const text = part
      .map(line => line.trim())
      .join(' ')
      .slice(0, 1000)
    if (WROTE.test(text)) return DATED.test(text) ? long : 0
  }
  return 0
}

function isHeaders(lines: readonly string[], at: number): boolean {
  if (!FROM.test((lines[at] ?? '').trim())) return false
  const below = lines.slice(at + 1, at + 6).filter(line => HEADER.test(line.trim()))
  return below.length >= HEADERS_FEWEST
}

/** The next line that is not empty, of the next few. */
function nextText(lines: readonly string[], at: number): string {
  return lines.slice(at, at + 3).find(line => line.trim() !== '') ?? ''
}

/** Without the last lines that are empty, a divider of a history, or a phone's own. */
function withoutPhone(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex(line => {
    const text = line.trim()
    return text !== '' && !/^_{5,80}$/.test(text) && !SENT_FROM.test(text)
  })
  return lines.slice(0, last + 1)
}
