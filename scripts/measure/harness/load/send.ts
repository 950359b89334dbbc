import { type IncomingHttpHeaders, request } from 'node:http'

export interface Reply {
  /** 0 when no whole answer came. */
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

export interface Sending {
  readonly cookie?: string
  /** Fields of a form; absent asks for a page. */
  readonly form?: Readonly<Record<string, string>>
  /** The address it comes from, as a proxy tells it. */
  readonly from?: string
  readonly withinMs?: number
}

const NOTHING: Reply = { status: 0, headers: {}, text: '' }

/**
 * Asks a server of this machine for a page or sends it a form, on a connection of its own. Never throws and always ends:
 * Node's `fetch` was seen to wait for ever for a server that had been killed.
 */
export function send(
  origin: string,
  path: string,
  { cookie = '', form, from, withinMs = 30_000 }: Sending = {},
): Promise<Reply> {
  const { port, host } = new URL(origin)
  const body = form && new URLSearchParams(form).toString()
  return new Promise(resolve => {
    const asking = request({
      port,
      path,
      host: '127.0.0.1',
      method: body === undefined ? 'GET' : 'POST',
      agent: false,
      headers: {
        Host: host,
        Origin: origin,
        ...(cookie ? { Cookie: cookie } : {}),
        ...(from ? { 'X-Forwarded-For': from } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' }),
      },
    })
    const finish = (reply: Reply) => {
      clearTimeout(limit)
      asking.destroy()
      resolve(reply)
    }
    const limit = setTimeout(() => finish(NOTHING), withinMs)
    asking.once('error', () => finish(NOTHING))
    asking.once('close', () => finish(NOTHING))
    asking.once('response', response => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.once('error', () => finish(NOTHING))
      response.once('end', () =>
        finish(
          response.complete ? { status: response.statusCode ?? 0, headers: response.headers, text } : NOTHING,
        ),
      )
    })
    asking.end(body)
  })
}
