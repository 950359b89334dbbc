import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { type RequestState, requestState } from '#core/stories/request.ts'
import { findRequestByToken } from '#db/queries/stories/story-requests.ts'

export interface Question {
  readonly state: RequestState
  /** Who is asked, and who asks. */
  readonly name: string
  readonly asker: string
  readonly question: string
}

/** What a link opens, for whoever holds it; looking changes nothing. Null when it was never one of ours. */
export async function readQuestion(context: ServiceContext, token: string): Promise<Question | null> {
  if (!/^[\w-]{43}$/.test(token)) return null
  const request = await context.db.acrossWorkspaces('request', sql =>
    findRequestByToken(sql, { tokenHash: hashSecret(token) }),
  )
  if (!request) return null
  const { name, asker, question } = request
  return { state: requestState(request, context.now()), name, asker, question }
}
