import { expect, test } from '../fixtures/test.ts'
import { type Caller, newcomer } from './guards/caller.ts'

const ADDRESS = '/alignment/evaluate-post-alignment'
const CAPTION = 'A baker rang me at six in the morning. We read the letter together, in plain language.'

/** Asks as a program would: with a cookie, or as nobody. */
function ask(origin: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${origin}${ADDRESS}`, {
    method: 'POST',
    redirect: 'manual',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { Origin: origin, 'Content-Type': 'application/json', ...headers },
  })
}

const as = ({ cookie }: Caller) => ({ Cookie: cookie })

/** Writes a post by the form, which leads to it. */
async function write(caller: Caller): Promise<string> {
  const fields = { title: 'The letter', body: CAPTION, platform: 'linkedin', version: '', intent: 'save' }
  const { goesTo } = await caller.post('/app/create', Object.entries(fields))
  return new URL(goesTo, caller.origin).searchParams.get('post') ?? ''
}

test('the deprecated call scores a text or one of one’s own posts, and says that it is deprecated', async ({
  app,
  mailbox,
}) => {
  const founder = await newcomer(app, mailbox, 'creator')
  const postId = await write(founder)
  expect(postId).not.toBe('')
  for (const named of [{}, { post_id: postId }]) {
    const response = await ask(app.url, { ...named, title: 'The letter', caption: CAPTION }, as(founder))
    expect(response.status).toBe(200)
    expect(response.headers.get('deprecation')).toBe('true')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-type')).toContain('application/json')
    const answer = await response.json()
    expect(Object.keys(answer).sort()).toEqual([
      'alignment_scores',
      'certainty',
      'concerns',
      'overall_guidance',
      'overall_score',
      'suggestions',
    ])
    const { voice, values, audience, emotion, ...rest } = answer.alignment_scores
    const scores: number[] = [voice, values, audience, emotion]
    expect(rest).toEqual({})
    for (const score of scores) {
      expect(Number.isInteger(score)).toBe(true)
      expect(score).toBeGreaterThanOrEqual(30)
      expect(score).toBeLessThanOrEqual(100)
    }
    expect(answer.overall_score).toBe(Math.round(scores.reduce((sum, score) => sum + score) / 4))
    expect(answer.overall_guidance).toMatch(/\S/)
    expect(answer.suggestions.every((one: unknown) => typeof one === 'string')).toBe(true)
  }
})

test('the deprecated call refuses visitors, other people’s posts, other sites and what is no post, as JSON', async ({
  app,
  mailbox,
  allowProblem,
}) => {
  allowProblem(/.*/)
  const founder = await newcomer(app, mailbox, 'creator')
  const stranger = await newcomer(app, mailbox, 'creator')
  const postId = await write(founder)
  const post = { caption: CAPTION }
  const refused: readonly [string, number, Promise<Response>][] = [
    ['a visitor', 401, ask(app.url, post)],
    ['a visitor with a made-up key', 401, ask(app.url, post, { Authorization: `Bearer ${'x'.repeat(43)}` })],
    ['somebody else’s post', 404, ask(app.url, { ...post, post_id: postId }, as(stranger))],
    ['a post that is none', 404, ask(app.url, { ...post, post_id: 'mine' }, as(founder))],
    ['no JSON', 400, ask(app.url, 'caption=hello', as(founder))],
    ['no object', 400, ask(app.url, [post], as(founder))],
    ['nothing', 400, ask(app.url, '', as(founder))],
    ['no caption', 422, ask(app.url, { title: 'The letter' }, as(founder))],
    ['a caption that is no text', 422, ask(app.url, { caption: { text: CAPTION } }, as(founder))],
    ['too long a caption', 422, ask(app.url, { caption: 'word '.repeat(2100) }, as(founder))],
    ['too much', 413, ask(app.url, { caption: 'word '.repeat(90_000) }, as(founder))],
  ]
  for (const [what, status, body] of refused) {
    const response = await body
    expect(response.status, what).toBe(status)
    expect(await response.json(), what).toEqual({ error: `Alignment evaluation failed: ${status}` })
  }
  const look = await fetch(`${app.url}${ADDRESS}`, { headers: as(founder) })
  expect([look.status, look.headers.get('allow')]).toEqual([405, 'POST'])
  const elsewhere = await ask(app.url, post, { ...as(founder), Origin: 'https://evil.example' })
  expect(elsewhere.status).toBe(403)
})
