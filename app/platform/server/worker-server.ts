import { createServer } from 'node:http'
import type { ServiceContext } from '../context.ts'
import { readMetrics } from '../metrics/read-metrics.ts'
import { checkReady } from '../outage/check-ready.ts'
import { readyAnswer } from '../outage/ready-answer.ts'
import { drain, listen } from './drain.ts'
import { answerPlainly, type PlainAnswer } from './plain-answer.ts'

export interface WorkerServer {
  readonly port: number
  /** Says from now on that the process is not ready, while it goes on answering. */
  stopSoon(): void
  close(): Promise<void>
}

/** What answers for a process that only works: /healthz, /readyz and /metrics as beside the pages, and no page. */
export async function openWorkerServer(context: ServiceContext): Promise<WorkerServer> {
  const { config } = context
  let isStopping = false
  const answerTo = async (path: string, authorization: string | undefined): Promise<PlainAnswer> => {
    if (path === '/healthz') return { status: 200, text: 'ok\n' }
    if (path === '/readyz')
      return isStopping ? { status: 503, text: 'stopping\n' } : readyAnswer(await checkReady(context))
    const read = path === '/metrics' ? await readMetrics(context, authorization ?? null) : null
    if (read) return { status: 200, text: read.text, headers: { 'Content-Type': read.contentType } }
    return { status: 404, text: 'This process does background jobs and has no pages.\n' }
  }
  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      // What was sent along is not read.
      response.setHeader('Connection', 'close')
      answerPlainly(
        response,
        { status: 405, text: 'Only to be read.\n', headers: { Allow: 'GET, HEAD' } },
        config.secure,
      )
      return
    }
    answerTo(request.url ?? '/', request.headers.authorization).then(
      answer => answerPlainly(response, answer, config.secure),
      () => answerPlainly(response, { status: 500, text: 'That went wrong.\n' }, config.secure),
    )
  })
  server.headersTimeout = 10_000
  const port = await listen(server, config)
  return {
    port,
    stopSoon() {
      isStopping = true
    },
    close: () => drain(server),
  }
}
