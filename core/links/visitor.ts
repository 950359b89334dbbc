/** What a request says of who sends it. */
export interface VisitHints {
  readonly method: string
  readonly userAgent: string
  /** Sec-Purpose, Purpose, X-Purpose and X-Moz, joined. */
  readonly purpose: string
  /** The page before; '' when unsaid. */
  readonly referrer: string
  /** Whether the agent is on the list of known robots. */
  readonly isKnownRobot: boolean
}

/** Headers by which browsers and scanners say that nobody is looking yet. */
export const PURPOSE_HEADERS = ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz'] as const

/** What these headers say together; '' where none of them is sent. */
export function readPurpose(headers: { get(name: string): string | null }): string {
  return PURPOSE_HEADERS.flatMap(name => headers.get(name) ?? [])
    .join(' ')
    .trim()
}

/** Why a visit counts as a machine's. */
export const MACHINE_REASONS = ['head', 'prefetch', 'no_agent', 'robot', 'preview', 'scanner'] as const
export type MachineReason = (typeof MACHINE_REASONS)[number]

/** Programs that fetch a page to show what is behind a link. */
const PREVIEWS =
  /mastodon\/|pleroma|akkoma|misskey|firefish|lemmy|gotosocial|cardyb|facebookexternalhit|facebot|meta-externalagent|linkedinbot|twitterbot|slackbot|slack-imgproxy|discordbot|telegrambot|whatsapp\/|skypeuripreview|pinterest\/|embedly|iframely|redditbot|bitlybot|vkshare|viber|snapchat url preview|google-pagerenderer/i

/** Hosts of services that open links in mails before people do. */
const SCANNER_HOSTS =
  /(^|\.)(mimecast\.com|mimecastprotect\.com|safelinks\.protection\.outlook\.com|statics\.teams\.cdn\.office\.net|teams\.microsoft\.com|urldefense\.com|urldefense\.proofpoint\.com|protect-eu\.mimecast\.com|linkprotect\.cudasvc\.com|fireeye\.com|messagelabs\.com|trendmicro\.com|virustotal\.com)$/i

/** In-app browsers of people that lists of robots have taken for one: Instagram on a Pixel says “Google/google”. */
const PEOPLE = /\bInstagram [\d.]+ (Android|\()/

/**
 * Why a visit is a machine's, or null for a person. Each sign is looked at whatever the others say: a scanner with a
 * browser's name is one all the same.
 */
export function machineReason(hints: VisitHints): MachineReason | null {
  const { method, userAgent, purpose, referrer, isKnownRobot } = hints
  if (method === 'HEAD') return 'head'
  if (/prefetch|prerender|preview/i.test(purpose)) return 'prefetch'
  if (SCANNER_HOSTS.test(hostOf(referrer))) return 'scanner'
  if (userAgent.trim() === '') return 'no_agent'
  if (PREVIEWS.test(userAgent) && !PEOPLE.test(userAgent)) return 'preview'
  return isKnownRobot && !PEOPLE.test(userAgent) ? 'robot' : null
}

/** The host of an address, in lower case and without `www.`; '' for what is none. */
export function hostOf(address: string): string {
  if (!URL.canParse(address)) return ''
  return new URL(address).hostname
    .toLowerCase()
    .replace(/^www\./, '')
    .slice(0, 255)
}
