import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret, isMailCode, isSame } from '#app/platform/secrets/secrets.ts'
import { CODE_TRIES } from '#core/identity/tokens.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { countTokenTry, findToken, type Token } from '#db/queries/identity/tokens.ts'

export interface OpenLinkInput {
  /** From the link. */
  readonly secret: string
  /** The secret in this browser's cookie, or null when it has none. */
  readonly browser: string | null
  /** The six digits of the mail, when the link was opened in another browser than the one that asked. */
  readonly code: string | null
}

/**
 * The token behind a link, if this browser may use it: the one that asked, or any other with the mail's code (five
 * wrong ones end the link). It is not spent yet; the caller does that in the transaction of what it allows.
 */
export async function openLink(
  context: ServiceContext,
  purpose: 'magic_link' | 'password_reset',
  input: OpenLinkInput,
): Promise<Result<{ token: Token }, 'link_over' | 'needs_code' | 'wrong_code'>> {
  const hash = hashSecret(input.secret)
  const now = context.now()
  const token = await findToken(context.db.unscoped.sql, { hash, purpose, now })
  if (!token) return err('link_over')
  if (isSame(token.browserHash, input.browser === null ? null : hashSecret(input.browser)))
    return ok({ token })
  if (input.code === null) return err('needs_code')
  if (isMailCode(token.codeHash, input.code, hash, context.config.sessionSecret)) return ok({ token })
  const tries = await countTokenTry(context.db.unscoped.sql, { id: token.id, limit: CODE_TRIES, now })
  return err(tries >= CODE_TRIES ? 'link_over' : 'wrong_code')
}
