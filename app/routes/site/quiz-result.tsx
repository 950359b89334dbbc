import { secretHeaders } from '#app/http/page/secret-address.ts'
import { notFound } from '#app/http/respond.ts'
import { services } from '#app/http/services.ts'
import { readQuizResult } from '#app/services/visitors/read-quiz-result.ts'
import { QuizResultPage } from '#app/ui/site/quiz/quiz-result-page.tsx'
import type { Route } from './+types/quiz-result'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })

export const handle = { scripts: 'after-paint' }

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const title = loaderData ? `${loaderData.score} out of 100: your brand clarity` : 'Page Not Found'
  return [{ title: `${title} · Brandhearth` }, { name: 'robots', content: 'noindex' }]
}

export const headers = secretHeaders

export async function loader({ params }: Route.LoaderArgs) {
  const result = await readQuizResult(services(), params.token)
  if (!result) throw notFound()
  const { takenAt, ...shown } = result
  return { ...shown, takenOn: day.format(takenAt) }
}

export default function QuizResultRoute({ loaderData }: Route.ComponentProps) {
  return <QuizResultPage {...loaderData} />
}
