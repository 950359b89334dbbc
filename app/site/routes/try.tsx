import { data } from 'react-router'
import { originOf, pageMeta } from '#app/design/layout/page-meta.ts'
import { limitedForm } from '#app/platform/http/posted-form.ts'
import { formAgain } from '#app/platform/http/respond.ts'
import { FORM_PAGES } from '#app/site/copy/pages.ts'
import { scoreSample } from '#app/site/services/score-sample.ts'
import { TryPage } from '#app/site/ui/try/try-page.tsx'
import { tryScoreSchema } from '#core/site/try-score.ts'
import type { Route } from './+types/try'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(FORM_PAGES.tryScore, originOf(matches))
}

/** Answers with the score at once: nothing is kept that a page could be led to. */
export async function action(args: Route.ActionArgs) {
  const form = await limitedForm(args, tryScoreSchema, 'score_sample')
  if (!form.ok) return formAgain(form)
  return data({ typed: form.value, alignment: scoreSample(form.value) })
}

export default function TryRoute({ actionData }: Route.ComponentProps) {
  return <TryPage {...(actionData ?? {})} />
}
