import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import Busboy from '@fastify/busboy'
import { VIDEO_LIMITS } from '#core/media/limits.ts'
import { err, ok, type Result } from '#core/shared/result.ts'

/** A video on this machine's disk, until `forget` is called. */
export interface SentVideo {
  readonly path: string
  forget(): Promise<void>
}

/** The file of the field `video`, written to the disk as it comes. Never throws; what it claims to be is not looked at. */
export async function readSentVideo(
  request: Request,
): Promise<Result<{ video: SentVideo }, 'video_too_large' | 'unread' | 'noVideo'>> {
  if (!request.body) return err('unread')
  const folder = await mkdtemp(join(tmpdir(), 'brandhearth-video-'))
  const path = join(folder, 'sent')
  const forget = () => rm(folder, { recursive: true, force: true })
  const got = await receive(request, path).catch(() => 'unread' as const)
  if (got === 'received') return ok({ video: { path, forget } })
  await forget()
  return err(got)
}

async function receive(
  request: Request,
  path: string,
): Promise<'received' | 'video_too_large' | 'unread' | 'noVideo'> {
  const parser = new Busboy({
    headers: { 'content-type': request.headers.get('Content-Type') ?? '' },
    limits: { fileSize: VIDEO_LIMITS.bytes, files: 1, fields: 20, fieldSize: 10_000, parts: 30 },
  })
  let writing: Promise<void> | null = null
  let isTooLarge = false
  parser.on('file', (field, file, name) => {
    if (field !== 'video' || name === '' || name === undefined) return void file.resume()
    file.once('limit', () => {
      isTooLarge = true
    })
    writing = pipeline(file, createWriteStream(path, { mode: 0o600 }))
    // It is awaited below; until then its failure must not end the process.
    writing.catch(() => {})
  })
  await pipeline(Readable.fromWeb(request.body as never), parser)
  if (!writing) return 'noVideo'
  await writing
  return isTooLarge ? 'video_too_large' : 'received'
}
