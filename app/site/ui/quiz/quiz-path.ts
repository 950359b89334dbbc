/** The address of a quiz step, from its index. */
export function quizPath(index: number): string {
  return `/brand-clarity-quiz?step=${index + 1}`
}
