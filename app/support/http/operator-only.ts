import type { RouterContextProvider } from 'react-router'
import { requireStepUp, signedIn } from '#app/platform/http/guards.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import type { Viewer } from '#app/platform/http/viewer.ts'
import { isOperator } from '#app/support/services/operator/is-operator.ts'

/**
 * The operator who asks, once they showed within the last ten minutes that it is them. For everybody else who is signed in
 * there is no such page; a visitor is asked to sign in, as on any address that is not public.
 */
export async function operatorOnly(
  request: Request,
  context: Readonly<RouterContextProvider>,
  back: string,
): Promise<Viewer> {
  const viewer = await signedIn(request, context)
  if (!(await isOperator(services(), viewer))) throw notFound()
  await requireStepUp(request, context, back)
  return viewer
}
