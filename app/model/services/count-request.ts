import { record } from '#app/platform/metrics/registry.ts'

/** Counts a request to a model, whichever way it ends, and answers or throws as it does. */
export async function countRequest<Answer>(request: Promise<Answer>): Promise<Answer> {
  const count = (outcome: 'answered' | 'failed') =>
    record(({ modelRequests }) => modelRequests.inc({ outcome }))
  try {
    const answer = await request
    count('answered')
    return answer
  } catch (error) {
    count('failed')
    throw error
  }
}
