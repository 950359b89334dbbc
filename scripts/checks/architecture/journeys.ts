import ts from 'typescript'
import { type Finding, type Source, walk } from './source.ts'

/**
 * Journeys that press a button and leave for another page at once: the page that is left may take its form
 * with it, so that the press is lost on a slow day. What the press brings is waited for first.
 */
export function checkJourneys(sources: readonly Source[]): Finding[] {
  return sources
    .filter(({ path }) => path.startsWith('e2e/'))
    .flatMap(source => {
      const findings: Finding[] = []
      walk(source.tree, node => {
        if (!ts.isBlock(node)) return
        for (const [index, statement] of node.statements.entries()) {
          const next = node.statements[index + 1]
          if (next && pressesButton(lastInside(statement)) && leaves(firstInside(next))) {
            const { line } = source.tree.getLineAndCharacterOfPosition(firstInside(next).getStart())
            findings.push({
              path: source.path,
              what: `leaves at line ${line + 1} what a press has just begun`,
            })
          }
        }
      })
      return findings
    })
}

/** `await page.getByRole('button', …).click()`, whatever narrows it in between. */
function pressesButton(statement: ts.Statement): boolean {
  return /^await [\s\S]*getByRole\('button'[\s\S]*\.click\(\)$/.test(statement.getText())
}

function leaves(statement: ts.Statement): boolean {
  return /^await page\s*\.(goto|reload)\(/.test(statement.getText())
}

/** The last statement of a step, or the statement itself. */
function lastInside(statement: ts.Statement): ts.Statement {
  return stepOf(statement)?.at(-1) ?? statement
}

function firstInside(statement: ts.Statement): ts.Statement {
  return stepOf(statement)?.at(0) ?? statement
}

/** What `await test.step('…', async () => { … })` does. */
function stepOf(statement: ts.Statement): ts.NodeArray<ts.Statement> | undefined {
  if (!ts.isExpressionStatement(statement) || !ts.isAwaitExpression(statement.expression)) return undefined
  const call = statement.expression.expression
  if (!ts.isCallExpression(call) || call.expression.getText() !== 'test.step') return undefined
  const body = call.arguments[1]
  return body && ts.isArrowFunction(body) && ts.isBlock(body.body) ? body.body.statements : undefined
}
