import type { ServiceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { truncateUnits } from '#core/shared/text.ts'
import { givenConsent } from '#core/stories/consent.ts'
import { STORY_LIMITS } from '#core/stories/limits.ts'
import type { StoryAnswer } from '#core/stories/request.ts'
import { suggestTitle } from '#core/stories/title.ts'
import { asWorkspaceId } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertStory } from '#db/queries/stories/stories.ts'
import { insertStoryPerson } from '#db/queries/stories/story-people.ts'
import {
  consumeStoryRequest,
  findRequestByToken,
  updateRequestStory,
} from '#db/queries/stories/story-requests.ts'

/**
 * Takes a customer's answer: a draft story with what they allow, and a mail to whoever asked. Of any number at once
 * exactly one is kept; the same press again (by its key) is thanked like the first.
 */
export async function answerQuestion(
  context: ServiceContext,
  input: { token: string; answer: StoryAnswer; idempotencyKey: string },
): Promise<Result<object, 'over' | 'already_answered'>> {
  const { answer } = input
  const now = context.now()
  if (!/^[\w-]{43}$/.test(input.token)) return err('over')
  const tokenHash = hashSecret(input.token)
  return context.db.acrossWorkspaces('request', async sql => {
    const request = await findRequestByToken(sql, { tokenHash })
    if (!request) return err('over')
    if (!(await consumeStoryRequest(sql, { id: request.id, answerKey: input.idempotencyKey, now }))) {
      const present = await findRequestByToken(sql, { tokenHash })
      if (present?.answeredAt === null) return err('over')
      return present?.answerKey === input.idempotencyKey ? ok() : err('already_answered')
    }
    const workspace = asWorkspaceId(request.userId)
    const parts = [answer.before, answer.change, answer.advice].filter(text => text !== '')
    const { id: storyId } = await insertStory(sql, {
      workspace,
      fields: {
        title: suggestTitle(answer.change || parts[0] || ''),
        body: parts.join('\n\n'),
        kind: 'client',
        status: 'draft',
        situation: truncateUnits(answer.before, STORY_LIMITS.spine),
        result: truncateUnits(answer.change, STORY_LIMITS.spine),
        lesson: truncateUnits(answer.advice, STORY_LIMITS.spine),
      },
      now,
    })
    const { permission, scope, wording, expiresOn } = givenConsent(answer.consent, answer.lasts, now)
    const person = { name: answer.name, permission, scope, wording, expiresOn }
    await insertStoryPerson(sql, { workspace, storyId, person })
    await updateRequestStory(sql, { id: request.id, storyId })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'storybank',
      actionType: 'customer_answered',
    })
    const link = `${context.config.appUrl}/app/storybank/${storyId}`
    const props = { name: answer.name, excerpt: truncateUnits(answer.change || parts[0] || '', 300), link }
    await enqueueMail(context, sql, { to: request.ownerEmail, template: 'customer-answered', props })
    return ok()
  })
}
