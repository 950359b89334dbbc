import { notFound } from '#app/platform/http/respond.ts'
import { secretHeaders } from '#app/platform/http/secret-address.ts'
import { services } from '#app/platform/http/services.ts'
import { readQuizResult } from '#app/site/services/read-quiz-result.ts'
import { QuizResultPage } from '#app/site/ui/quiz/quiz-result-page.tsx'
import { formatDate } from '#core/shared/time.ts'
import type { Route } from './+types/quiz-result'

export const handle = { scripts: 'after-paint' }

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const title = !loaderData
    ? 'Page Not Found'
    : loaderData.score === null
      ? 'We couldn’t read your answers'
      : `Your brand clarity score: ${loaderData.score} out of 100`
  return [{ title: `${title} · Brandhearth` }, { name: 'robots', content: 'noindex' }]
}

export const headers = secretHeaders

export async function loader({ params }: Route.LoaderArgs) {
  const result = await readQuizResult(services(), params.token)
  if (!result) throw notFound()
  const { takenAt, ...shown } = result
  return { ...shown, takenOn: formatDate(takenAt) }
}

export default function QuizResultRoute({ loaderData }: Route.ComponentProps) {
  return <QuizResultPage {...loaderData} />
}
