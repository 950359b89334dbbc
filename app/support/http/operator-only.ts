import type { RouterContextProvider } from 'react-router'
import { requireStepUp } from '#app/platform/http/guards.ts'
import { notFound } from '#app/platform/http/respond.ts'
import { services } from '#app/platform/http/services.ts'
import { findViewer, type Viewer } from '#app/platform/http/viewer.ts'
import { isOperator } from '#app/support/services/operator/is-operator.ts'

/**
 * The operator who asks, once they showed within the last ten minutes that it is them. For everybody else, visitors too,
 * there is no such page.
 */
export async function operatorOnly(
  request: Request,
  context: Readonly<RouterContextProvider>,
  back: string,
): Promise<Viewer> {
  const viewer = await findViewer(context)
  if (!viewer || !(await isOperator(services(), viewer))) throw notFound()
  await requireStepUp(request, context, back)
  return viewer
}
