import { isIP, type LookupFunction } from 'node:net'
import { promisify } from 'node:util'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import { BlockedError, publicLookup } from '#app/platform/integrations/public-lookup.ts'
import { SMTP_PORTS } from '#core/replies/schema.ts'

/** A mail server that somebody named. */
export interface SmtpServer {
  readonly host: string
  readonly port: number
  readonly username: string
  readonly password: string
  /** Hosts with ports that may lie on a private address and need no encryption. */
  readonly localHosts: readonly string[]
}

/** Port on which encryption comes first; on the others it is asked for after the greeting. */
const TLS_PORT = 465
const CONNECT_MS = 10_000
const SILENT_MS = 20_000

/**
 * Signs in to a mail server and hands the open session to `work`. Like every request to a server that somebody named it
 * cannot be led inside: public addresses only, checked as the connection is made, usual ports only, always encrypted.
 * Rejects with what went wrong; the session is closed in any case.
 */
export async function withSmtpSession<T>(
  server: SmtpServer,
  work: (session: SMTPConnection) => Promise<T>,
): Promise<T> {
  const { host, port, username, password } = server
  const isLocal = server.localHosts.includes(`${host}:${port}`)
  if (!isLocal && isIP(host) !== 0) throw new BlockedError('Enter the name of the server, not its number')
  if (!isLocal && !SMTP_PORTS.some(known => known === port))
    throw new BlockedError(`Mail servers take mail on the ports ${SMTP_PORTS.join(', ')}`)
  const address = isLocal ? host : await resolve(host)

  const { default: Connection } = await import('nodemailer/lib/smtp-connection')
  const session = new Connection({
    host: address,
    port,
    secure: port === TLS_PORT,
    requireTLS: !isLocal,
    servername: isLocal ? undefined : host,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENT_MS,
  })
  try {
    await new Promise<void>((done, fail) => {
      session.on('error', fail)
      session.connect(error => (error ? fail(error) : done()))
    })
    await new Promise<void>((done, fail) => {
      session.login({ user: username, pass: password }, error => (error ? fail(error) : done()))
    })
    return await work(session)
  } finally {
    session.close()
  }
}

/** The public address of a name, so that the name cannot change its mind before we connect. */
async function resolve(host: string): Promise<string> {
  const find = promisify(publicLookup as LookupFunction) as (
    hostname: string,
    options: { family: number },
  ) => Promise<string>
  return find(host, { family: 0 })
}
