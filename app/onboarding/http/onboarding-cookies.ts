import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { readCookie, writeCookie } from '#app/platform/http/cookies.ts'
import type { Tier } from '#core/billing/tiers.ts'
import { formatCompletion, type OnboardingCompletion } from '#core/onboarding/journey/completion.ts'
import { ONBOARDING_COOKIES, welcomeSeenCookie } from '#core/onboarding/journey/flow.ts'
import { type KickstartDraft, readKickstartDraft } from '#core/onboarding/kickstart/draft.ts'

const YEAR = 365 * 24 * 60 * 60
const WEEK = 7 * 24 * 60 * 60

/** A device may be shared, so a flag carries whose it is; a plain 'true' counts for everybody. */
const markOf = (userId: string) => userId.slice(0, 8)

function isFlagged(request: Request, name: string, userId: string): boolean {
  const value = readCookie(request, name)
  return value === 'true' || value === markOf(userId)
}

/** What this device remembers of somebody's onboarding (design, "device storage keys"). */
export function readOnboardingFlags(request: Request, { userId, tier }: { userId: string; tier: Tier }) {
  return {
    cookieCompleted: isFlagged(request, ONBOARDING_COOKIES.kickstartCompleted, userId),
    cookieWelcomeSeen: isFlagged(request, welcomeSeenCookie(tier), userId),
  }
}

/** Adds the flag that the kickstart is done. */
export function flagKickstart(headers: Headers, userId: string): void {
  headers.append(
    'Set-Cookie',
    writeCookie(ONBOARDING_COOKIES.kickstartCompleted, markOf(userId), { maxAge: YEAR }),
  )
}

/** Adds the flag that the dashboard is set up. */
export function flagSetup(headers: Headers, userId: string): void {
  headers.append(
    'Set-Cookie',
    writeCookie(ONBOARDING_COOKIES.setupComplete, markOf(userId), { maxAge: YEAR }),
  )
}

/** Adds what finishing leaves on the device: kickstart_completed, welcome_seen_{tier} and the completion record. */
export function flagFinished(headers: Headers, userId: string, completion: OnboardingCompletion): void {
  flagKickstart(headers, userId)
  for (const [name, value] of [
    [welcomeSeenCookie(completion.tier), markOf(userId)],
    [ONBOARDING_COOKIES.completion, formatCompletion(completion)],
  ] as const) {
    headers.append('Set-Cookie', writeCookie(name, value, { maxAge: YEAR }))
  }
}

/**
 * Answers that could not be saved wait on the device, packed, in up to three cookies of less than 4 kB: the last step
 * holds at most 2 500 characters, which fit whatever they are. The steps before it are in the account already.
 */
const HELD = ['kickstart_held', 'kickstart_held_2', 'kickstart_held_3'] as const
const HELD_PIECE = 3600

/** Adds the cookies that hold answers, or with null takes them away. */
export function holdKickstart(headers: Headers, userId: string, answers: KickstartDraft | null): void {
  const packed = answers
    ? `${markOf(userId)}${deflateRawSync(JSON.stringify(answers)).toString('base64url')}`
    : ''
  HELD.forEach((name, index) => {
    const piece = packed.slice(index * HELD_PIECE, (index + 1) * HELD_PIECE)
    headers.append('Set-Cookie', writeCookie(name, piece, { maxAge: piece === '' ? 0 : WEEK }))
  })
}

/** The answers that wait on this device for this person, or null. Anybody may have written them: they are read anew. */
export function readHeldKickstart(request: Request, userId: string): KickstartDraft | null {
  const packed = HELD.map(name => readCookie(request, name) ?? '').join('')
  const mark = markOf(userId)
  if (!packed.startsWith(mark) || packed.length === mark.length) return null
  try {
    const bytes = inflateRawSync(Buffer.from(packed.slice(mark.length), 'base64url'), {
      maxOutputLength: 65_536,
    })
    const draft = readKickstartDraft(JSON.parse(bytes.toString('utf8')))
    return Object.keys(draft).length > 0 ? draft : null
  } catch {
    return null
  }
}
