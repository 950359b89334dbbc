import { randomUUID } from 'node:crypto'
import { insertHeldFile, insertHeldForm, sumHeldFiles } from '#db/queries/platform/held-forms.ts'
import type { ServiceContext } from '../context.ts'
import { seal } from '../secrets/seal.ts'
import { hashSecret } from '../secrets/secrets.ts'
import { HELD_BYTES, HELD_FILE_BYTES, HELD_MINUTES, type HeldForm } from './held-form.ts'

/** Never kept anywhere, whatever the form. */
const SECRET = /password|^code$/i

/**
 * Keeps a form, sealed for its account and bound to its browser, until somebody has signed in again. Answers its id; null
 * when it is too large to be kept. Files that are given wait with it, sealed likewise, while there is room for them.
 */
export async function holdForm(
  context: ServiceContext,
  input: {
    account: string
    browserSecret: string
    form: HeldForm
    files?: readonly Uint8Array[]
    minutes?: number
  },
): Promise<string | null> {
  const { account, browserSecret, form, files = [], minutes = HELD_MINUTES } = input
  const { sql } = context.db.unscoped
  const fields = form.fields.filter(([name]) => !SECRET.test(name))
  const bytes = files.reduce((sum, file) => sum + file.byteLength, 0)
  const hasRoom = bytes === 0 || (await sumHeldFiles(sql)) + bytes <= HELD_FILE_BYTES
  const text = JSON.stringify({ ...form, fields, hadFile: form.hadFile || !hasRoom })
  if (account === '' || account.length > 100 || Buffer.byteLength(text) > HELD_BYTES) return null
  const key = context.config.encryptionKey
  const formId = await insertHeldForm(sql, {
    account,
    browserHash: hashSecret(browserSecret),
    sealed: seal(text, key, 'held-form', account),
    expiresAt: new Date(context.now().getTime() + minutes * 60_000),
  })
  for (const [position, file] of (hasRoom ? files : []).entries()) {
    const sealed = seal(Buffer.from(file).toString('base64'), key, 'held-file', formId)
    await insertHeldFile(sql, { id: randomUUID(), formId, sealed, position })
  }
  return formId
}
