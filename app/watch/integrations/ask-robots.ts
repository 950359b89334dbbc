import { addDays, addMs, HOUR_MS } from '#core/shared/time.ts'
import { mayVisit, ROBOTS_LIMITS, type RobotsRule, readRobots } from '#core/watch/page/robots.ts'
import { decodeBytes } from './decode-bytes.ts'
import { type FetchInput, fetchSource } from './fetch-source.ts'

interface Answered {
  readonly rules: readonly RobotsRule[]
  readonly until: Date
}

/** Hosts whose answer is remembered at once; the one asked longest ago makes room. */
const MOST_HOSTS = 1000
const ALL_CLOSED: readonly RobotsRule[] = [{ path: '/', isAllowed: false }]

const answers = new Map<string, Answered>()

/**
 * May a page be looked at, by the robots.txt of its host? Its answer holds for a day. One that is missing or out of reach
 * forbids nothing, one that is refused (401, 403) everything.
 */
export async function askRobots(
  { origin, pathname, search }: URL,
  how: Pick<FetchInput, 'appUrl' | 'contact' | 'localHosts'> & { readonly now: Date },
): Promise<boolean> {
  const { now, ...input } = how
  const known = answers.get(origin)
  const answer = known && known.until > now ? known : await readAnswer(origin, input, now)
  answers.delete(origin)
  answers.set(origin, answer)
  const [oldest] = answers.keys()
  if (answers.size > MOST_HOSTS && oldest !== undefined) answers.delete(oldest)
  return mayVisit(answer.rules, `${pathname}${search}`)
}

async function readAnswer(
  origin: string,
  how: Pick<FetchInput, 'appUrl' | 'contact' | 'localHosts'>,
  now: Date,
): Promise<Answered> {
  const fetched = await fetchSource({ ...how, address: `${origin}/robots.txt`, etag: '', lastModified: '' })
  // Nobody answered: it is asked again soon.
  if (fetched.kind === 'failed') return { rules: [], until: addMs(now, HOUR_MS) }
  const { status, bytes, contentType } = fetched
  const until = addDays(now, 1)
  if (status === 401 || status === 403) return { rules: ALL_CLOSED, until }
  if (status < 200 || status >= 300) return { rules: [], until }
  return { rules: readRobots(decodeBytes(bytes.subarray(0, ROBOTS_LIMITS.bytes), contentType)), until }
}
