/**
 * One pass over the text with a growing result: after each character the END of the result is compared with the
 * forbidden shapes, and what is found there is taken off again. So what a removal pushes together (`<scr<script>ipt>`)
 * is seen like anything else, the whole costs time linear in the input, and a second run finds nothing:
 * every decision depends only on what stands before it in the result.
 */
import {
  endsWithDataScheme,
  endsWithScriptScheme,
  inlineAttributeStart,
  isSpacedTag,
  tagNameStart,
} from './shapes.ts'

/** Takes off script, iframe, object and embed tags, script and data schemes, handlers, styles, url() and expression(). */
export function stripActiveContent(input: string): string {
  if (!BEGINNINGS.test(input) || !LETTERS.test(input)) return input
  const out: string[] = []
  // For each character of the result: where the tag it stands in was opened, or -1 outside of tags.
  const openAt = new Int32Array(input.length + 1)
  let next = 0
  let isWhole = true
  // Characters to be read again before the input goes on, the next one last.
  const again: string[] = []

  function push(character: string): void {
    const at = out.length
    if (character === '<') openAt[at] = at
    else openAt[at] = at === 0 || character === '>' ? -1 : (openAt[at - 1] ?? -1)
    out.push(character)
  }

  function cut(length: number): void {
    out.length = length
    isWhole = false
  }

  /** Moves on in the input behind what the pattern (sticky) finds next; stays when it finds nothing. */
  function skip(pattern: RegExp): void {
    if (again.length > 0) return
    pattern.lastIndex = next
    if (pattern.test(input)) next = pattern.lastIndex
  }

  /** Takes over what can neither open, close nor end a shape, up to the next character that can. */
  function pass(): void {
    const at = out.length
    const inherited = at === 0 ? -1 : (openAt[at - 1] ?? -1)
    while (next < input.length && TURNING[input.charCodeAt(next)] !== 1) {
      openAt[out.length] = inherited
      out.push(input.charAt(next++))
    }
  }

  while (again.length > 0 || next < input.length) {
    if (again.length === 0) {
      pass()
      if (next === input.length) break
    }
    const character = again.pop() ?? input.charAt(next++)
    push(character)
    switch (character) {
      case 't':
      case 'T':
      case 'e':
      case 'E':
      case 'd':
      case 'D': {
        const start = tagNameStart(out)
        if (start < 0) break
        cut(start)
        skip(REST_OF_TAG)
        break
      }
      case '>': {
        const opened = openAt[out.length - 2] ?? -1
        if (opened >= 0 && isSpacedTag(out, opened)) cut(opened)
        break
      }
      case ':': {
        const start = endsWithScriptScheme(out)
        if (start >= 0) cut(start)
        break
      }
      case ',':
      case ';': {
        const scheme = endsWithDataScheme(out)
        if (!scheme) break
        // The media type stays, but may complete a shape with what now stands before it: it is read once more.
        again.push(...out.slice(scheme.end).reverse())
        cut(scheme.start)
        break
      }
      case '=': {
        const start = inlineAttributeStart(out, openAt[out.length - 1] ?? -1)
        if (start < 0) break
        cut(start)
        skip(QUOTED_VALUE)
        break
      }
      case '(': {
        const start = cssCallStart(out, input, next)
        if (start < 0) break
        cut(start)
        skip(CALL_ARGUMENTS)
        break
      }
    }
  }
  return isWhole ? input : out.join('')
}

// Every shape that goes has one of these characters, and letters.
const BEGINNINGS = /[<:=(]/
const LETTERS = /[a-z]/i
/** Marks, by its code, each character that opens, closes or ends a shape. */
const TURNING = new Uint8Array(128)
for (const character of '<>:,;=(tTeEdD') TURNING[character.charCodeAt(0)] = 1
// None of these look past the character that could begin the next shape, so no stretch of input is read often.
const REST_OF_TAG = /[^<>]*>/y
const QUOTED_VALUE = /\s*(?:"[^"<\n]*"|'[^'<\n]*'|`[^`<\n]*`)/y
const CALL_ARGUMENTS = /[^()<\n]*\)/y

/** Where `url(` or `expression(` at the end of the result begins; -1 for none. "expression(s)" is English. */
function cssCallStart(out: readonly string[], input: string, next: number): number {
  if (!'lLnN'.includes(out[out.length - 2] ?? ' ')) return -1
  const tail = out.slice(-11).join('').toLowerCase()
  if (tail.endsWith('url(')) return out.length - 4
  if (tail === 'expression(' && !/^s\)/i.test(input.slice(next, next + 2))) return out.length - 11
  return -1
}
