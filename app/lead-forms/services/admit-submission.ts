import { notify } from '#app/notifications/services/notify.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { hashSecret, newSecret } from '#app/platform/secrets/secrets.ts'
import { outcomeText } from '#core/lead-forms/quiz.ts'
import type { FormKind } from '#core/lead-forms/settings.ts'
import { filledInText } from '#core/lead-forms/submission.ts'
import type { LinkSource } from '#core/links/source.ts'
import { VIA } from '#core/links/target.ts'
import { addDays } from '#core/shared/time.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { type LeadSubmission, updateSubmissionAdmitted } from '#db/queries/lead-forms/submissions.ts'
import { noteArrival } from '#db/queries/leads/arrivals.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

const SOURCES = { form: 'form', quiz: 'quiz', clarity: 'quiz', compass: 'compass' } as const

/** How long a mailed link confirms an address. */
const CONFIRM_DAYS = 7

/**
 * Makes a person of what came in, in the caller's transaction, as of when and from where it came in: found by their email
 * or added, with what they agreed to as asked for. Where mail was promised, a link to confirm it goes to their address. The
 * founder is told.
 */
export async function admitSubmission(
  context: ServiceContext,
  sql: Sql,
  input: {
    workspace: WorkspaceId
    form: { readonly id: string; readonly name: string; readonly kind: FormKind; readonly brand: string }
    submission: LeadSubmission
    /** The link that led them here, with its slug. */
    via: (LinkSource & { readonly slug: string }) | null
    judgedAt: Date | null
  },
): Promise<void> {
  const { workspace, form, submission, via, judgedAt } = input
  const { id, door, email, name, answers, outcome, receivedAt: at, consentWording } = submission
  const now = context.now()
  const answerTo = (key: string) => answers.find(answer => answer.key === key)?.answer ?? ''
  const { leadId } = await noteArrival(sql, {
    workspace,
    source: form.kind === 'form' && door === 'api' ? 'api' : SOURCES[form.kind],
    name,
    email,
    phone: answerTo('phone'),
    company: answerTo('company'),
    told: answerTo('told'),
    via,
    at,
    detail: filledInText(form.name, answers, outcome),
    subjectId: id,
    consents:
      consentWording === ''
        ? []
        : [
            {
              channel: 'email',
              state: 'asked',
              basis: 'consent',
              wording: consentWording,
              brand: form.brand,
              how: `ticked in the form “${form.name}”`,
            },
          ],
  })
  const secret = consentWording === '' ? null : newSecret()
  const until = addDays(now, CONFIRM_DAYS)
  const confirm = secret === null ? null : { hash: hashSecret(secret).toString('hex'), until }
  await updateSubmissionAdmitted(sql, { workspace, id, leadId, confirm, judgedAt })
  if (secret !== null) {
    const url = new URL(`/f/confirm/${secret}`, context.config.appUrl)
    if (via) url.searchParams.set(VIA, via.slug)
    const props = { brand: form.brand, wording: consentWording, url: url.href }
    // The key names what it is about, so that it goes with it when its person asks to be deleted.
    const idempotencyKey = `lead-form-confirm:${id}:${now.getTime()}`
    await enqueueMail(context, sql, { to: email, template: 'lead-form-confirm', props, idempotencyKey })
  }
  await insertModuleUsage(sql, { userId: workspace, moduleName: 'lead_forms', actionType: 'form_filled_in' })
  // Whoever decided that it is no spam knows of it.
  if (judgedAt !== null) return
  const note = outcome ? outcomeText(outcome) : (answers[0]?.answer ?? '')
  await notify(sql, {
    workspace,
    event: 'lead_received',
    key: id,
    details: { title: form.name, who: name || email, note: note.slice(0, 300) },
    path: `/app/sales-hub/people/${leadId}`,
    roles: ['owner', 'editor'],
    now,
  })
}
