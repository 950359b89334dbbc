import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type OpenAIStandIn, openOpenAIStandIn } from '#scripts/local/openai/stand-in.ts'
import { openStream } from '#scripts/measure/harness/load/open-stream.ts'
import { quantile } from '#scripts/measure/harness/load/run-load.ts'
import { goal, heading, note, short } from '#scripts/measure/harness/report.ts'
import { startApp } from '#scripts/measure/harness/servers/app.ts'
import { openServerDatabase } from '#scripts/measure/harness/servers/databases.ts'
import { makeWorkspaces, type SignedIn } from '#scripts/measure/harness/servers/workspaces.ts'

/** As many people as ask, so that nobody's credits run out. */
const PEOPLE = 30
const WARM_UP = 5

/** How long the app keeps the first word of an answer: from the model's line to the browser's. */
export async function run(): Promise<void> {
  heading('The first word of an answer')
  const database = await openServerDatabase()
  if (typeof database === 'string') {
    note(`not measured: ${database}`)
    return
  }
  const standIn = await openOpenAIStandIn()
  const watched = await watchFirstWord(standIn)
  try {
    const people = await database.use(db => makeWorkspaces(db, Array<number>(PEOPLE).fill(10)))
    const env = { OPENAI_API_KEY: standIn.apiKey, OPENAI_BASE_URL: watched.url }
    const app = await startApp(database.place, env, { path: '/auth' })
    try {
      const keptMs: number[] = []
      for (const [n, person] of people.entries()) {
        const firstMs = await firstWord(app.port, person, `What should I write about this week? ${n}`)
        if (n >= WARM_UP) keptMs.push(firstMs - watched.at())
      }
      const detail = `p95 ${short(quantile(keptMs, 0.95))} ms, ${keptMs.length} answers, one after the other`
      goal(
        'from the model’s first word to the browser’s, median in ms',
        quantile(keptMs, 0.5),
        { atMost: 50 },
        detail,
      )
    } finally {
      await app.stop()
    }
  } finally {
    watched.server.closeAllConnections()
    watched.server.close()
    await standIn.close()
    await database.remove()
  }
}

/** Asks the assistant and answers when its first word was there. */
async function firstWord(port: number, { cookie }: SignedIn, message: string): Promise<number> {
  let at = Number.NaN
  let whole = ''
  const stream = await openStream(
    { port, path: '/app/assistant/stream', headers: { Cookie: cookie } },
    event => {
      whole += event
      if (Number.isNaN(at) && event.startsWith('event: delta')) at = performance.now()
    },
    { message, taskType: 'general' },
  )
  for (let n = 0; n < 400 && !/event: (done|failed)/.test(whole); n += 1) await wait(10)
  await stream.close()
  if (Number.isNaN(at)) throw new Error(`the assistant said no word: ${whole.slice(0, 300)}`)
  return at
}

/** Stands between the app and the model, and notes when the first word of the last answer came by. */
async function watchFirstWord(
  standIn: OpenAIStandIn,
): Promise<{ url: string; server: Server; at: () => number }> {
  let at = Number.NaN
  const server = createServer((incoming, answer) => {
    at = Number.NaN
    const onward = request(
      new URL(incoming.url ?? '/', standIn.url),
      { method: incoming.method ?? 'GET', headers: { ...incoming.headers, host: new URL(standIn.url).host } },
      chunk => {
        answer.writeHead(chunk.statusCode ?? 502, chunk.headers)
        chunk.on('data', (part: Buffer) => {
          if (Number.isNaN(at) && part.includes('output_text.delta')) at = performance.now()
          answer.write(part)
        })
        chunk.on('end', () => answer.end())
      },
    )
    onward.on('error', () => answer.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/v1`, server, at: () => at }
}
