import { insertHeldForm } from '#db/queries/platform/held-forms.ts'
import type { ServiceContext } from '../context.ts'
import { seal } from '../secrets/seal.ts'
import { hashSecret } from '../secrets/secrets.ts'
import { HELD_BYTES, HELD_MINUTES, type HeldForm } from './held-form.ts'

/** Never kept anywhere, whatever the form. */
const SECRET = /password|^code$/i

/**
 * Keeps a form, sealed for its account and bound to its browser, until somebody has signed in again. Answers its id; null
 * when it is too large to be kept.
 */
export async function holdForm(
  context: ServiceContext,
  { account, browserSecret, form }: { account: string; browserSecret: string; form: HeldForm },
): Promise<string | null> {
  const fields = form.fields.filter(([name]) => !SECRET.test(name))
  const text = JSON.stringify({ ...form, fields })
  if (account === '' || account.length > 100 || Buffer.byteLength(text) > HELD_BYTES) return null
  return insertHeldForm(context.db.unscoped.sql, {
    account,
    browserHash: hashSecret(browserSecret),
    sealed: seal(text, context.config.encryptionKey, 'held-form', account),
    expiresAt: new Date(context.now().getTime() + HELD_MINUTES * 60_000),
  })
}
