import { describe, expect, it } from 'vitest'
import { FORM_LIMIT_BYTES, readFormBody } from './form-body.server.ts'
import { MOST_PARTS } from './form-data.server.ts'
import { readTextFile, TEXT_FILE_BYTES } from './text-file.server.ts'

const FORM = 'application/x-www-form-urlencoded'
const read = (body: BodyInit, type: string | null = FORM) =>
  readFormBody(
    new Request('http://localhost/', {
      method: 'POST',
      body,
      headers: type === null ? {} : { 'Content-Type': type },
    }),
  )

describe('a posted form', () => {
  it('is read with its text as typed', async () => {
    const body = await read('name=Ana+Kiln&note=a%0D%0Ab')
    expect(body.ok && [...body.form]).toEqual([
      ['name', 'Ana Kiln'],
      ['note', 'a\nb'],
    ])
  })

  it('of another type is refused with 415', async () => {
    for (const type of ['application/json', 'text/plain', 'image/png']) {
      expect(await read('{}', type)).toMatchObject({ ok: false, status: 415 })
    }
  })

  it('that is broken is refused with 400 and never throws', async () => {
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x']) {
      expect(await read('--y\r\nrubbish', type)).toMatchObject({ ok: false, status: 400 })
    }
  })

  it('over 1 MB is refused with 413 and still holds what was typed', async () => {
    const body = await read(`note=${'x'.repeat(FORM_LIMIT_BYTES)}&name=Ana`)
    expect(body).toMatchObject({ ok: false, status: 413 })
    expect(body.form.get('name')).toBe('Ana')
  })

  it('far too large is refused without being read to its end', async () => {
    let pulled = 0
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 1
        controller.enqueue(new Uint8Array(100_000))
      },
    })
    const request = new Request('http://localhost/', {
      method: 'POST',
      body: endless,
      headers: { 'Content-Type': FORM },
      duplex: 'half',
    } as RequestInit)
    expect(await readFormBody(request)).toMatchObject({ ok: false, status: 413 })
    expect(pulled).toBeLessThan(60)
  })

  it('of more fields than any form has is refused before it is taken apart', async () => {
    const part = (n: number) => `--x\r\nContent-Disposition: form-data; name="f${n % 2}"\r\n\r\nv\r\n`
    const forms = (fields: number) =>
      [
        [FORM, Array.from({ length: fields }, (_, n) => `f${n % 2}=v`).join('&')],
        [
          'multipart/form-data; boundary=x',
          `${Array.from({ length: fields }, (_, n) => part(n)).join('')}--x--`,
        ],
        [
          'Multipart/Form-Data; a=b; boundary="x"',
          `${Array.from({ length: fields }, (_, n) => part(n)).join('')}--x--`,
        ],
      ] as const
    for (const [type, body] of forms(MOST_PARTS - 1)) {
      const taken = await read(body, type)
      expect(taken.ok && [...taken.form]).toHaveLength(MOST_PARTS - 1)
    }
    for (const [type, body] of forms(MOST_PARTS + 2)) {
      const refused = await read(body, type)
      expect(refused).toMatchObject({ ok: false, status: 413 })
      expect([...refused.form]).toEqual([])
    }
    // Ampersands of a text are encoded: they part nothing.
    expect(await read(`note=${'%26'.repeat(2 * MOST_PARTS)}`)).toMatchObject({ ok: true })
  })

  it('keeps one place of a list in a name, and no huge one', async () => {
    const body = await read(
      'lines[0].title=a&lines[99].title=b&lines[100].title=c&lines[1][2]=d&lines[9999999]=e',
    )
    expect([...body.form.keys()]).toEqual(['lines[0].title', 'lines[99].title'])
  })

  it('with a NUL is refused with 400 and comes back without it', async () => {
    const body = await read('name=A%00na&n%00=1')
    expect(body).toMatchObject({ ok: false, status: 400 })
    expect(body.form.get('name')).toBe('Ana')
  })

  it('may bring a file larger than a form of words where that is said, beside words that may not be', async () => {
    const upload = {
      field: 'file',
      most: 3 * FORM_LIMIT_BYTES,
      read: async (file: File) => ({ ok: true as const, size: file.size }),
    }
    const sent = (bytes: number, note: string) => {
      const form = new FormData()
      form.append('file', new File([new Uint8Array(bytes)], 'photo.jpg'))
      form.append('note', note)
      return readFormBody(new Request('http://localhost/', { method: 'POST', body: form }), upload)
    }
    const size = 2 * FORM_LIMIT_BYTES
    expect(await sent(size, 'x')).toMatchObject({ ok: true, file: { size } })
    expect(await sent(10, 'x'.repeat(FORM_LIMIT_BYTES + 1))).toMatchObject({ ok: false, status: 413 })
    const announced = new Request('http://localhost/', {
      method: 'POST',
      body: 'x',
      headers: {
        'Content-Type': 'multipart/form-data; boundary=x',
        'Content-Length': String(upload.most + 1),
      },
    })
    expect(await readFormBody(announced, upload)).toMatchObject({
      ok: false,
      status: 413,
      problem: 'This file is too large to send. Please choose a smaller one.',
    })
  })

  it('gives no files and no lone surrogates, which the database refuses', async () => {
    const form = new FormData()
    form.append('file', new File(['x'], 'x.txt'))
    form.append('name', 'Ana\ud800')
    const body = await readFormBody(new Request('http://localhost/', { method: 'POST', body: form }))
    expect([...body.form.keys()]).toEqual(['name'])
    expect(String(body.form.get('name')).isWellFormed()).toBe(true)
  })

  it('gives the one text file that was asked for, whatever a spreadsheet wrote it in', async () => {
    const sent = async (bytes: BlobPart, name = 'a.csv') => {
      const form = new FormData()
      form.append('file', new File([bytes], name))
      form.append('note', 'x')
      const body = await readFormBody(new Request('http://localhost/', { method: 'POST', body: form }), {
        field: 'file',
        read: readTextFile,
      })
      expect([...body.form.keys()]).toEqual(['note'])
      return body.ok ? body.file : body.status
    }
    expect(await sent('Café\r\nTee')).toEqual({ ok: true, name: 'a.csv', text: 'Café\nTee' })
    expect(await sent(new Uint8Array([0x43, 0xe9]))).toMatchObject({ text: 'Cé' })
    expect(await sent(new Uint8Array([0xff, 0xfe, 0x43, 0, 0xe9, 0]))).toMatchObject({ text: 'Cé' })
    expect(await sent('PK\0\0')).toMatchObject({ ok: false, reason: 'not_text' })
    expect(await sent('x'.repeat(TEXT_FILE_BYTES + 1))).toMatchObject({ ok: false, reason: 'too_large' })
    expect(await sent('x'.repeat(2_000_000))).toMatchObject({ ok: false, reason: 'too_large' })
  })
})
