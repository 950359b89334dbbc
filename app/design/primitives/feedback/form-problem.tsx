import { Notice } from './notice.tsx'

/** What is wrong with a whole form, above its fields and read out at once; nothing while nothing is. */
export function FormProblem({ errors }: { errors: readonly string[] | undefined }) {
  const [problem] = errors ?? []
  return problem === undefined ? null : (
    <Notice tone="danger" live="alert">
      {problem}
    </Notice>
  )
}
