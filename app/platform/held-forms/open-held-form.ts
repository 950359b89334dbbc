import {
  countHeldFiles,
  deleteHeldForm,
  findHeldForm,
  listHeldFiles,
} from '#db/queries/platform/held-forms.ts'
import type { ServiceContext } from '../context.ts'
import { unseal } from '../secrets/seal.ts'
import { hashSecret } from '../secrets/secrets.ts'
import type { HeldForm, OpenedForm } from './held-form.ts'

/**
 * The form that waits under this id for this account in this browser; null when there is none, or no more. Taken
 * (`isTaken`), it is gone: of many at once only one gets it.
 */
export async function openHeldForm(
  context: ServiceContext,
  input: { id: string; account: string; browserSecret: string; isTaken: boolean },
): Promise<HeldForm | null> {
  const { id, account, browserSecret, isTaken } = input
  const key = { id, account, browserHash: hashSecret(browserSecret), now: context.now() }
  const sealed = await (isTaken ? deleteHeldForm : findHeldForm)(context.db.unscoped.sql, key)
  return (
    sealed && (JSON.parse(unseal(sealed, context.config.encryptionKey, 'held-form', account)) as HeldForm)
  )
}

/** The same with its files, to be looked at: it waits on until it is taken. */
export async function openHeldFormWithFiles(
  context: ServiceContext,
  input: { id: string; account: string; browserSecret: string },
): Promise<OpenedForm | null> {
  const form = await openHeldForm(context, { ...input, isTaken: false })
  if (!form) return null
  const sealed = await listHeldFiles(context.db.unscoped.sql, { formId: input.id })
  const { encryptionKey } = context.config
  const files = sealed.map(each => Buffer.from(unseal(each, encryptionKey, 'held-file', input.id), 'base64'))
  return { ...form, files }
}

/** The same with how many files wait with it, of which none is opened. */
export async function openHeldFormAndCount(
  context: ServiceContext,
  input: { id: string; account: string; browserSecret: string },
): Promise<(HeldForm & { readonly files: number }) | null> {
  const form = await openHeldForm(context, { ...input, isTaken: false })
  return form && { ...form, files: await countHeldFiles(context.db.unscoped.sql, { formId: input.id }) }
}
