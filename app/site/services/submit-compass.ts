import type { ServiceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { teamMailbox } from '#app/platform/mail/team-mailbox.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import type { CompassForm } from '#core/site/compass-form.ts'
import { insertOrFindIdempotencyKey } from '#db/queries/platform/idempotency.ts'
import { insertCompassResponse } from '#db/queries/site/visitors.ts'

/**
 * Keeps a Brand Compass, tells the team, and promises the sender an answer within 24 hours. The box on the form says
 * no; what is stored is the consent. Pressed twice it acts once.
 */
export async function submitCompass(
  context: ServiceContext,
  { form, idempotencyKey }: { form: CompassForm; idempotencyKey: string },
): Promise<void> {
  const { optOut, ...answers } = form
  const scope = `visitor:${hashSecret(form.email).toString('base64url')}`
  await context.db.unscoped.transaction(async sql => {
    const claim = { scope, action: 'compass', key: idempotencyKey, userId: null }
    if (!(await insertOrFindIdempotencyKey(sql, claim)).first) return
    await insertCompassResponse(sql, { ...answers, marketingConsent: !optOut, now: context.now() })
    await enqueueMail(context, sql, {
      to: teamMailbox(context),
      template: 'compass-response',
      props: { ...answers, businessType: answers.businessType ?? 'not said' },
    })
    await enqueueMail(context, sql, {
      to: form.email,
      template: 'compass-received',
      props: { quizUrl: `${context.config.appUrl}/brand-clarity-quiz` },
    })
  })
}
