import type { RouterContextProvider } from 'react-router'
import { readFormBody } from '#app/platform/forms/form-body.server.ts'
import { holdForm } from '#app/platform/held-forms/hold-form.ts'
import { TYPED_BY } from '#core/shared/typed-answer.ts'
import { overLimit } from './rate-limit.ts'
import { requestScope } from './request-scope.ts'
import { services } from './services.ts'
import { ensureBrowserSecret } from './session-cookie.ts'

/** The largest form that is read for somebody who is not signed in. */
const READ_BYTES = 1_000_000

/**
 * Keeps what somebody without scripts posted after their session had ended: where to go after signing in, and the cookie
 * by which this browser gets it back. Null when it was no such form. With scripts the browser keeps the text itself.
 * Only what came from a page of ours gets here (`sameOrigin`).
 */
export async function holdPostedForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
  page: string,
): Promise<{ path: string; cookie: string } | null> {
  const { pathname, search } = new URL(request.url)
  const length = Number(request.headers.get('Content-Length') ?? Number.NaN)
  if (request.method !== 'POST' || pathname.endsWith('.data') || request.bodyUsed) return null
  if (!(length <= READ_BYTES) || request.headers.get('Sec-Fetch-Dest') === 'empty') return null
  try {
    const { form, file } = await readPosted(request)
    const account = form.get(TYPED_BY)
    if (typeof account !== 'string' || account === '') return null
    if (await overLimit(context, 'hold_form')) return null
    const fields = [...form].flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    const { secret, cookie } = ensureBrowserSecret(request)
    const id = await holdForm(services(), {
      account,
      browserSecret: secret,
      form: { target: pathname + search, page, fields, hadFile: file },
    })
    return id === null ? null : { path: `/unsaved/${id}`, cookie }
  } catch (error) {
    requestScope(context).log.warn({ err: error }, 'a form could not be held until its writer signs in')
    return null
  }
}

async function readPosted(request: Request): Promise<{ form: FormData; file: boolean }> {
  const read = async () => ({ ok: true as const })
  const body = await readFormBody(request, { field: 'file', read })
  return { form: body.form, file: body.ok && body.file !== null }
}
