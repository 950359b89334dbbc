import type { ActionFunctionArgs } from 'react-router'
import type { GenericSchema, InferOutput } from 'valibot'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { type FormBody, readFormBody, type Upload } from '#app/platform/forms/form-body.server.ts'
import {
  type AcceptedForm,
  type CheckedForm,
  checkForm,
  parseForm,
} from '#app/platform/forms/parse-form.server.ts'
import { placeKey } from '#app/platform/viewer.ts'
import type { RateLimitedAction } from '#core/shared/rate-limits.ts'
import { TYPED_BY } from '#core/shared/typed-answer.ts'
import { workspaceContext } from './guards.ts'
import { overLimit, type Trier } from './rate-limit.ts'

type Posted = Pick<ActionFunctionArgs, 'request' | 'context'>

/**
 * The form of whoever may not be signed in: checked by its schema, then counted as one try of `limit` by `who`. A form
 * that is wrong or one too many comes back refused, with what was typed, ready for `formAgain`.
 */
export async function limitedForm<Schema extends GenericSchema>(
  { request, context }: Posted,
  schema: Schema,
  limit: RateLimitedAction,
  who: Trier | ((value: InferOutput<Schema>) => Trier) = {},
): Promise<CheckedForm<InferOutput<Schema>>> {
  const form = await parseForm(request, schema)
  if (!form.ok) return form
  return withinLimit(context, form, limit, typeof who === 'function' ? who(form.value) : who)
}

/** Counts a form that is right as one try; refuses it with 429 when it is one too many. */
export async function withinLimit<Value>(
  context: Posted['context'],
  form: AcceptedForm<Value>,
  limit: RateLimitedAction,
  who: Trier,
): Promise<CheckedForm<Value>> {
  const problem = await overLimit(context, limit, who)
  return problem === null ? form : form.refuse({ status: 429, form: problem })
}

/** Who acts in the workspace, and the one form of their page, checked and counted as `limitedForm` does. */
export async function workspaceForm<Schema extends GenericSchema>(
  args: Posted,
  schema: Schema,
  limit: RateLimitedAction | null,
): Promise<{ ctx: WorkspaceContext; form: CheckedForm<InferOutput<Schema>> }> {
  const { ctx, check } = await workspacePost(args)
  return { ctx, form: await check(schema, limit) }
}

/** What was posted by somebody in the workspace to a page with several forms, told apart by the button that was pressed. */
export interface WorkspacePost<Read extends { readonly ok: boolean } = never> {
  readonly ctx: WorkspaceContext
  readonly body: FormBody<Read>
  /** The value of the pressed button; '' when none was named. */
  readonly intent: string
  /** A field as it was posted; '' when there is none. */
  text(name: string): string
  /** The form of this intent, checked by its schema and then counted; see `limitedForm`. */
  check<Schema extends GenericSchema>(
    schema: Schema,
    limit: RateLimitedAction | null,
    account?: (value: InferOutput<Schema>) => string,
  ): Promise<CheckedForm<InferOutput<Schema>>>
  /**
   * Counts one try where there is no form to check: what to say with 429 when it is one too many, else null. `account` is
   * whom it reaches, where that is counted too.
   */
  overLimit(limit: RateLimitedAction, account?: string): Promise<string | null>
}

/**
 * A tab that was left open still shows what one person typed when somebody else, or the same person in another workspace,
 * has signed in since: it is not saved there. The browser goes on keeping it for its writer.
 */
function refuseOthersText(form: FormData, ctx: WorkspaceContext): void {
  const writer = form.get(TYPED_BY)
  if (typeof writer !== 'string' || writer === '' || writer === placeKey(ctx)) return
  throw new Response(null, { status: 409, statusText: 'Conflict' })
}

/** Who acts in the workspace and what they posted; `upload` reads the file of one field. */
export async function workspacePost<Read extends { readonly ok: boolean } = never>(
  { request, context }: Posted,
  upload?: Upload<Read>,
): Promise<WorkspacePost<Read>> {
  const ctx = await workspaceContext(request, context)
  const body = await readFormBody<Read>(request, upload)
  refuseOthersText(body.form, ctx)
  const text = (name: string) => {
    const value = body.form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    ctx,
    body,
    intent: text('intent'),
    text,
    async check(schema, limit, account) {
      const form = checkForm(body, schema)
      if (!form.ok || !limit) return form
      return withinLimit(context, form, limit, { user: ctx.userId, account: account?.(form.value) })
    },
    overLimit: (limit, account) => overLimit(context, limit, { user: ctx.userId, account }),
  }
}
