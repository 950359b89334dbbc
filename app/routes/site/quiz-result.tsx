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

/** The address is the key to what somebody wrote about themselves: told to nobody, kept by nobody in between. */
export function headers() {
  return { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' }
}

export async function loader({ params }: Route.LoaderArgs) {
  const result = await readQuizResult(services(), params.token)
  if (!result) throw notFound()
  const { takenAt, ...shown } = result
  return { ...shown, takenOn: day.format(takenAt) }
}

export default function QuizResultRoute({ loaderData }: Route.ComponentProps) {
  return <QuizResultPage {...loaderData} />
}
