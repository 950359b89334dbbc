import { safeParse } from 'valibot'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { findClarifyKey } from '#core/brand/clarify/key-lookup.ts'
import type { ClarifyData, ClarifyKey } from '#core/brand/clarify/keys.ts'
import { normaliseClarify } from '#core/brand/clarify/normalise.ts'
import { answersSchema } from '#core/brand/forms/answers.ts'
import { err, ok, type Refusal, type Result } from '#core/shared/result.ts'
import { isPlainObject } from '#core/shared/untrusted.ts'
import { readBrand } from './read-brand.ts'
import { saveBrand } from './save-brand.ts'

type Outcome =
  | Result<{ answers: ClarifyData }, 'unreadable' | 'read_only' | 'not_saved'>
  | Refusal<'invalid', { key: string; message: string }>

/**
 * Saves the answers in a JSON text (the function 'clarify', PUT). Names are read as everywhere (`normaliseClarify`);
 * a name that is given with nothing in it empties its answer, what is not named stays. The form's limits hold.
 */
export async function putClarify(ctx: WorkspaceContext, { json }: { json: string }): Promise<Outcome> {
  const body = parsed(json)
  if (!body) return err('unreadable')
  const data = normaliseClarify(body)
  const keys = [
    ...new Set(Object.keys(body).flatMap(name => findClarifyKey(name)?.key ?? [])),
  ] as ClarifyKey[]
  const texts = Object.fromEntries(
    Object.entries(data).map(([key, answer]) => [
      key,
      typeof answer === 'string' ? answer : answer.join('\n'),
    ]),
  )
  const checked = safeParse(answersSchema(keys), texts)
  if (!checked.success) {
    const [issue] = checked.issues
    return err('invalid', { key: String(issue.path?.[0]?.key ?? ''), message: issue.message })
  }
  const saved = await saveBrand(ctx, { section: '', keys, answers: checked.output })
  if (!saved.ok) return err(saved.reason === 'read_only' ? 'read_only' : 'not_saved')
  return ok({ answers: (await readBrand(ctx)).answers })
}

function parsed(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json)
    return isPlainObject(value) ? value : null
  } catch {
    return null
  }
}
