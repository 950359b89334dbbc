import { createHash } from 'node:crypto'
import type { ServiceContext } from '#app/platform/context.ts'
import { countTry } from '#app/platform/limits/count-try.ts'
import { KNOWN_LABELS } from '#core/lead-forms/fields.ts'
import { scoreAnswers } from '#core/lead-forms/quiz.ts'
import { comparedText, PACE, type SpamReason, spamReasons } from '#core/lead-forms/spam.ts'
import { type FormAnswer, freeTexts, type Submission } from '#core/lead-forms/submission.ts'
import { err, ok, type Refusal, type Result } from '#core/shared/result.ts'
import { addMs, DAY_MS } from '#core/shared/time.ts'
import {
  countRepeats,
  findSubmissionOnce,
  insertSubmission,
  type OnceSubmission,
  type SubmissionDoor,
} from '#db/queries/lead-forms/submissions.ts'
import { findLinkSource } from '#db/queries/links/links.ts'
import { admitSubmission } from './admit-submission.ts'
import type { ShownForm } from './find-shown-form.ts'
import { readStamp } from './read-stamp.ts'

/**
 * Takes what a visitor sent, by whichever door: page, embed and API are guarded here and alike. What looks like spam is
 * kept apart and answered like the rest; it counts for no limit, tells nobody and mails nobody. The same press again
 * is thanked like the first; the token of one press with other words is refused, and so is a form left open for a day:
 * both are to be sent once more. `address` is the network it came from, which is counted and not kept.
 */
export async function submitForm(
  context: ServiceContext,
  input: { form: ShownForm; door: SubmissionDoor; address: string; submission: Submission },
): Promise<Result<object, 'closed' | 'send_again'> | Refusal<'too_many', { readonly seconds: number }>> {
  const { form, door, address, submission } = input
  const { workspace } = form
  const { email, name } = submission
  if (!form.isOpen) return err('closed')
  const seconds = await countTry(context, 'lead_form_door', { address })
  if (seconds !== null) return err('too_many', { seconds })
  const stamp = readStamp(context, form.id, submission.stamp)
  if (stamp && stamp.ageMs > PACE.mostMs) return err('send_again')
  const now = context.now()
  const onceHash = stamp?.onceHash ?? null
  const texts = freeTexts(submission, form.asked)
  const answers = answersOf(submission)
  const textHash = createHash('sha256').update(comparedText(texts)).digest('hex')
  const [before, repeats] = await context.db.acrossWorkspaces('leads', sql =>
    Promise.all([
      onceHash ? findSubmissionOnce(sql, { workspace, onceHash }) : null,
      countRepeats(sql, { workspace, textHash, email, since: addMs(now, -DAY_MS) }),
    ]),
  )
  const isSame = (other: OnceSubmission) =>
    other.email === email && other.textHash === textHash && isEqual(other.answers, answers)
  if (before) return isSame(before) ? ok() : err('send_again')
  const signs = { ageMs: stamp?.ageMs ?? null, trap: submission.trap, texts, repeats }
  const reasons: SpamReason[] = spamReasons(signs)
  // Only what looks like a person's counts, so that machines use up nobody's tries.
  if (reasons.length === 0 && (await countTry(context, 'lead_form', { account: email, address })) !== null)
    reasons.push('too_many')
  return context.db.acrossWorkspaces('leads', async sql => {
    const via = submission.via ? await findLinkSource(sql, { workspace, slug: submission.via }) : null
    const kept = await insertSubmission(sql, {
      workspace,
      submission: {
        formId: form.id,
        state: reasons.length > 0 ? 'spam' : 'accepted',
        door,
        receivedAt: now,
        name,
        email,
        answers,
        outcome: scoreAnswers(form, answers),
        consentWording: submission.mayMail ? form.consentWording : '',
        spamReasons: reasons,
        textHash,
        linkId: via?.linkId ?? null,
        onceHash,
      },
    })
    if (!kept) {
      // Another press with the same token was quicker.
      const first = onceHash ? await findSubmissionOnce(sql, { workspace, onceHash }) : null
      return first && isSame(first) ? ok() : err('send_again')
    }
    if (reasons.length === 0)
      await admitSubmission(context, sql, {
        workspace,
        form,
        submission: kept,
        via: via && { ...via, slug: submission.via ?? '' },
        judgedAt: null,
      })
    return ok()
  })
}

function isEqual(some: readonly FormAnswer[], others: readonly FormAnswer[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ key, answer }, at) => others[at]?.key === key && others[at].answer === answer)
  )
}

/** Every answer with its question, also of what a person is known by; the name and the email are kept apart. */
function answersOf({ phone, company, told, answers }: Submission): FormAnswer[] {
  const known = Object.entries({ phone, company, told }).filter(([, answer]) => answer !== '')
  const labelled = known.map(([key, answer]) => ({
    key,
    label: KNOWN_LABELS[key as 'phone' | 'company' | 'told'],
    answer,
  }))
  return [...labelled, ...answers]
}
