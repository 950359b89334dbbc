import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Config } from '#app/config.server.ts'

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Whether a request carries the signature (AWS, version 4) that this secret makes for it. */
function isSigned(request: IncomingMessage, body: Buffer, { keyId, secret, region }: S3Config): boolean {
  const { authorization = '', 'x-amz-date': date = '' } = request.headers
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    )
  if (!match || typeof date !== 'string') return false
  const [, credential = '', names = '', signature] = match
  const day = date.slice(0, 8)
  const scope = `${day}/${region}/s3/aws4_request`
  if (credential !== `${keyId}/${scope}` || !names.split(';').includes('host')) return false
  const sent = String(request.headers['x-amz-content-sha256'] ?? '')
  if (sent !== 'UNSIGNED-PAYLOAD' && sent !== sha256(body)) return false
  const url = new URL(request.url ?? '/', 'http://store')
  const headers = names.split(';').map(name => `${name}:${String(request.headers[name] ?? '').trim()}\n`)
  const canonical = [request.method, url.pathname, url.search.slice(1), headers.join(''), names, sent].join(
    '\n',
  )
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secret}`, day), region))
  return (
    hmac(key, ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')).toString('hex') === signature
  )
}

/** A store on this machine that speaks the part of S3's protocol that we use, and believes no wrong signature. */
export async function startS3(): Promise<{
  config: S3Config
  files: Map<string, Buffer>
  close: () => Promise<void>
}> {
  const files = new Map<string, Buffer>()
  let settings: S3Config = {
    endpoint: '',
    bucket: 'pictures',
    region: 'eu-west-2',
    keyId: 'key',
    secret: 'secret',
  }
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = []
    for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece)
    const body = Buffer.concat(pieces)
    const path = request.url ?? ''
    const answer = (status: number, content?: Buffer) => response.writeHead(status).end(content)
    if (!isSigned(request, body, settings)) return answer(403)
    if (request.method === 'PUT') {
      files.set(path, body)
      return answer(200)
    }
    if (request.method === 'DELETE') {
      files.delete(path)
      return answer(204)
    }
    const file = files.get(path)
    if (!file) return answer(404)
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(String(request.headers.range)) ?? []
    return first === undefined
      ? answer(200, file)
      : answer(206, file.subarray(Number(first), Number(last) + 1))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  settings = { ...settings, endpoint: `http://127.0.0.1:${port}` }
  return {
    config: settings,
    files,
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
