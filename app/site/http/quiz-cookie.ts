import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { readCookie, writeCookie } from '#app/platform/http/cookies.ts'
import { readQuizAnswers } from '#core/site/quiz/schemas.ts'
import type { QuizAnswers } from '#core/site/quiz/steps.ts'

/** A quiz under way: the answers so far, and what makes pressing the last button twice one quiz. */
export interface QuizDraft {
  readonly answers: QuizAnswers
  readonly key: string
}

const NAME = 'quiz'
const WEEK = 7 * 24 * 60 * 60
/** What browsers keep in one cookie (4096) less its name and attributes. */
const PIECE = 3600
const PIECES = 2
/** Eleven answers of 2000 characters, in the longest encoding; a small cookie must not grow into more. */
const MOST_BYTES = 100_000

const nameOf = (piece: number) => `${NAME}_${piece}`

/** The answers that this browser has given so far. What cannot be read counts as none. */
export function readQuizDraft(request: Request): QuizDraft {
  let packed = ''
  for (let piece = 0; piece < PIECES; piece++) packed += readCookie(request, nameOf(piece)) ?? ''
  const draft = unpack(packed)
  const key =
    typeof draft.key === 'string' && /^[\w-]{8,64}$/.test(draft.key) ? draft.key : crypto.randomUUID()
  return { answers: readQuizAnswers(draft.answers), key }
}

/** The cookies that keep a draft for a week on this device, or null when it is too long for cookies. */
export function quizDraftCookies(draft: QuizDraft): string[] | null {
  const packed = brotliCompressSync(JSON.stringify(draft)).toString('base64url')
  if (packed.length > PIECE * PIECES) return null
  return Array.from({ length: PIECES }, (_, piece) => {
    const value = packed.slice(piece * PIECE, (piece + 1) * PIECE)
    return writeCookie(nameOf(piece), value, { maxAge: value ? WEEK : 0 })
  })
}

/** Forgets the draft once the quiz is in. */
export function clearQuizDraft(): string[] {
  return Array.from({ length: PIECES }, (_, piece) => writeCookie(nameOf(piece), '', { maxAge: 0 }))
}

function unpack(packed: string): { answers?: unknown; key?: unknown } {
  if (packed === '') return {}
  try {
    const json = brotliDecompressSync(Buffer.from(packed, 'base64url'), { maxOutputLength: MOST_BYTES })
    const value: unknown = JSON.parse(json.toString('utf8'))
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
