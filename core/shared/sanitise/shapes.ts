/** The forbidden shapes, each asked of the end of a text given as single UTF-16 units. -1 (or null) means "not here". */

const TAG_NAMES = ['script', 'iframe', 'object', 'embed']

/** Where `<script` or `</script` (iframe, object, embed) at the end begins. What follows the name does not matter. */
export function tagNameStart(out: readonly string[]): number {
  for (const name of TAG_NAMES) {
    const start = out.length - name.length
    if (start < 1) continue
    const before = out[start - 1]
    if (before !== '<' && (before !== '/' || out[start - 2] !== '<')) continue
    if (matchesAt(out, start, name)) return before === '<' ? start - 1 : start - 2
  }
  return -1
}

/**
 * Is what was opened there `< script …>` (iframe, object, embed)? It is no tag to a browser of today;
 * it goes because it may be one to whoever reads our exports.
 */
export function isSpacedTag(out: readonly string[], opened: number): boolean {
  if (!/[\s/]/.test(out[opened + 1] ?? '')) return false
  return /^<[\s/]+(?:script|iframe|object|embed)/i.test(out.slice(opened).join(''))
}

/**
 * Where `javascript:` or `vbscript:` at the end begins, also with white space, control or invisible characters
 * anywhere inside the word: browsers drop some of them when they read a link.
 */
export function endsWithScriptScheme(out: readonly string[]): number {
  const before = out[out.length - 2] ?? ''
  if (isVisibleAscii(before) && before !== 't' && before !== 'T') return -1
  for (const scheme of ['javascript', 'vbscript']) {
    const start = startOfSpacedWord(out, out.length - 1, scheme, isIgnorable)
    if (start >= 0) return start
  }
  return -1
}

/** A media type's two names are at most 127 characters each (RFC 6838). */
const MEDIA_TYPE_MOST = 127 + 1 + 127

/**
 * `data:` with an optional media type and the `;` or `,` just written: where it begins and where its colon is passed.
 * "our data: 2025, 2026" is none: a media type follows its colon at once, or names one of the registered trees.
 */
export function endsWithDataScheme(out: readonly string[]): { start: number; end: number } | null {
  const last = out.length - 1
  let at = last
  while (at > 0 && last - at <= MEDIA_TYPE_MOST && isMediaTypeCharacter(out[at - 1] ?? '')) at--
  const typeAt = at
  while (at > 0 && isIgnorable(out[at - 1] ?? '')) at--
  if (out[at - 1] !== ':') return null
  if (at < typeAt && !REGISTERED_TREE.test(out.slice(typeAt, last).join(''))) return null
  const start = startOfSpacedWord(out, at - 1, 'data', isControl)
  return start < 0 ? null : { start, end: at }
}

const REGISTERED_TREE =
  /^(?:application|audio|chemical|example|font|image|message|model|multipart|text|video)\/[\w.+-]+$/i

/**
 * Where an inline handler or style attribute begins whose `=` is the last character.
 * A well-known handler is one wherever it stands; any other `on…` and `style` only where an attribute can stand,
 * and, outside of a tag, only when the `=` touches it: "once = for all" and "?lifestyle=calm" are text.
 */
export function inlineAttributeStart(out: readonly string[], tagOpenedAt: number): number {
  const equals = out.length - 1
  let end = equals
  while (end > 0 && isIgnorable(out[end - 1] ?? '')) end--
  let start = end
  while (start > 0 && end - start < LONGEST_NAME && isAsciiLetter(out[start - 1] ?? '')) start--
  // No handler is shorter than 'on' and a letter.
  if (end - start < 3) return -1
  const run = out.slice(start, end).join('').toLowerCase()
  if (!run.includes('on') && run !== 'style') return -1
  const handler = KNOWN_HANDLER.exec(run)
  if (handler) return start + handler.index
  if (!/^(?:on[a-z]+|style)$/.test(run)) return -1
  const insideTag = tagOpenedAt >= 0 && /[a-z/]/i.test(out[tagOpenedAt + 1] ?? '')
  if (!insideTag && end < equals) return -1
  return start === 0 || ATTRIBUTE_BOUNDARY.test(out[start - 1] ?? '') ? start : -1
}

const LONGEST_NAME = 64
const ATTRIBUTE_BOUNDARY = /[\s\p{Cc}"'`/<>]/u
const KNOWN_HANDLER = new RegExp(
  `on(?:${[
    'abort|afterprint|animation(?:cancel|end|iteration|start)|auxclick|before(?:input|print|toggle|unload)|blur',
    'canplay(?:through)?|click|close|contextmenu|copy|cut|dblclick|drag(?:end|enter|leave|over|start)?|drop',
    'error|focus(?:in|out)?|formdata|hashchange|input|invalid|key(?:down|press|up)|load(?:end|start|eddata|edmetadata)?',
    'message|mouse(?:down|enter|leave|move|out|over|up|wheel)|page(?:hide|show)|paste|play(?:ing)?',
    'pointer(?:cancel|down|enter|leave|move|out|over|rawupdate|up)|popstate|reset|resize|scroll(?:end)?|search|select',
    'storage|submit|toggle|touch(?:cancel|end|move|start)|transition(?:cancel|end|run|start)|unload|wheel|change',
  ].join('|')})$`,
)

/** Where `word`, spread over ignorable characters, begins when it ends just before `end`. */
function startOfSpacedWord(
  out: readonly string[],
  end: number,
  word: string,
  ignorable: (character: string) => boolean,
): number {
  let at = end
  for (let letter = word.length - 1; letter >= 0; letter--) {
    while (at > 0 && ignorable(out[at - 1] ?? '')) at--
    if (at === 0 || (out[at - 1] ?? '').toLowerCase() !== word[letter]) return -1
    at--
  }
  return at
}

function matchesAt(out: readonly string[], start: number, word: string): boolean {
  for (let i = 0; i < word.length; i++) {
    if ((out[start + i] ?? '').toLowerCase() !== word[i]) return false
  }
  return true
}

/** Most of any text, told apart without asking a pattern. */
function isVisibleAscii(character: string): boolean {
  return character > ' ' && character < '\u007f'
}

function isIgnorable(character: string): boolean {
  if (isVisibleAscii(character)) return false
  return character === ' ' || /[\s\p{Cc}\p{Cf}]/u.test(character)
}

function isControl(character: string): boolean {
  return !isVisibleAscii(character) && /[\p{Cc}\p{Cf}]/u.test(character)
}

function isAsciiLetter(character: string): boolean {
  return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z')
}

function isMediaTypeCharacter(character: string): boolean {
  return /[\w.+/!#$&^*%-]/.test(character)
}
