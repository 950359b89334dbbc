import { expect, it } from 'vitest'
import { announcesTooMuch, bringsFile, readSentFile, type SentFile } from './read-sent-file.ts'

/** As large as a file may be here. */
const MOST = 500_000_000

const ADDRESS = 'http://localhost/app/settings/privacy/import'

function sent(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request(ADDRESS, { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
}

function formWith(file: Blob | null): FormData {
  const form = new FormData()
  form.set('intent', 'send')
  if (file) form.set('file', file, 'export.zip')
  return form
}

async function lengthOf({ pieces }: Pick<SentFile, 'pieces'>): Promise<number> {
  let bytes = 0
  for await (const piece of pieces) bytes += piece.length
  return bytes
}

it('hands over the file piece by piece, and answers what becomes of it', async () => {
  const request = sent(formWith(new Blob([new Uint8Array(3_000_000)])))
  expect(bringsFile(request)).toBe(true)
  expect(await readSentFile(request, MOST, lengthOf)).toBe(3_000_000)
})

it('goes on to the end of the form where the file is no longer wanted', async () => {
  const request = sent(formWith(new Blob([new Uint8Array(3_000_000)])))
  const answer = await readSentFile(request, MOST, async ({ pieces }) => {
    for await (const piece of pieces) return piece.length > 0
    return false
  })
  expect(answer).toBe(true)
})

it('is unread without a file, without a form and without a body', async () => {
  const never = () => Promise.reject(new Error('There is nothing to keep'))
  expect(await readSentFile(sent(formWith(null)), MOST, never)).toBe('unread')
  expect(bringsFile(sent(new URLSearchParams({ intent: 'bring' })))).toBe(false)
  expect(await readSentFile(new Request(ADDRESS), MOST, never)).toBe('unread')
  const unmarked = sent('--no boundary', { 'Content-Type': 'multipart/form-data' })
  expect(await readSentFile(unmarked, MOST, never)).toBe('unread')
})

it('is unread where the sender breaks off, and whoever keeps it is told', async () => {
  const whole = new Uint8Array(await sent(formWith(new Blob([new Uint8Array(200_000)]))).arrayBuffer())
  const type = sent(formWith(null)).headers.get('Content-Type') ?? ''
  const boundary = new TextDecoder().decode(whole.subarray(2, whole.indexOf(13)))
  const breaking = new ReadableStream({
    start(controller) {
      controller.enqueue(whole.subarray(0, 100_000))
      setTimeout(() => controller.error(new Error('gone')), 20)
    },
  })
  let wasTold = false
  const request = sent(breaking, { 'Content-Type': type.replace(/boundary=.*/, `boundary=${boundary}`) })
  const answer = await readSentFile(request, MOST, ({ pieces }) =>
    lengthOf({ pieces }).catch(error => {
      wasTold = true
      throw error
    }),
  )
  expect([answer, wasTold]).toEqual(['unread', true])
})

it('throws what whoever keeps it throws', async () => {
  const broken = () => Promise.reject(new Error('The store is gone'))
  await expect(readSentFile(sent(formWith(new Blob(['PK']))), MOST, broken)).rejects.toThrow(
    'The store is gone',
  )
})

it('is too much by what it announces', () => {
  const announcing = (bytes: number) => sent('x', { 'Content-Length': String(bytes) })
  expect(announcesTooMuch(announcing(MOST), MOST)).toBe(false)
  expect(announcesTooMuch(announcing(MOST * 1.01), MOST)).toBe(true)
})
