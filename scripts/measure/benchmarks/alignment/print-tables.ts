import { readBrands } from './brands.ts'
import { buildCases } from './cases.ts'
import { FIT, fitWeights, scoreCases } from './fit.ts'
import { literalTable, printLiteral } from './fooling/literal.ts'
import { foolingTable, printFooling } from './fooling/table.ts'
import { meanCorrelation, scoreSet, timeScoring, withKickstartAlone } from './report.ts'
import { buildTable, printTable } from './table.ts'

/**
 * Prints how well the content score tells brands apart: on the brands it was fitted on, leaving each of them out of
 * the fit, on brands it was never fitted on, and with kickstart's five fields alone; then its time. Never fails.
 */
export function printTables(): void {
  const dev = readBrands('dev')
  const heldout = readBrands('heldout')
  console.log(printTable('Fitted on these brands (resubstitution, as shipped)', buildTable(scoreSet(dev))))
  const cases = buildCases(dev)
  const leftOut = cases.flatMap(brand =>
    scoreCases(
      [brand],
      fitWeights(
        cases.filter(other => other !== brand),
        FIT,
      ),
    ),
  )
  console.log(
    printTable(
      '\nEach brand scored with weights fitted on the others (leave one brand out)',
      buildTable(leftOut),
    ),
  )
  const unseen = scoreSet(heldout)
  console.log(
    printTable('\nBrands never fitted on (held out, frozen before the first fit)', buildTable(unseen)),
  )
  const kickstart = buildTable(scoreSet(withKickstartAlone(heldout)))
  console.log(printTable('\nThe same held-out brands with kickstart’s five fields alone', kickstart))
  const unusual = readBrands('unseen')
  console.log(
    printTable(
      '\nBrands written in other ways, nothing ever changed for them',
      buildTable(scoreSet(unusual)),
    ),
  )
  console.log(`\nMean correlation between two dimensions, held out: ${meanCorrelation(unseen).toFixed(2)}`)
  console.log(printFooling('\nFooled and shaken, on the held-out brands', foolingTable(heldout)))
  console.log(
    printLiteral(
      '\nSuggestions taken literally, on the held-out brands: points gained',
      literalTable(heldout),
    ),
  )
  console.log(printFooling('\nFooled and shaken, on the brands written in other ways', foolingTable(unusual)))
  console.log(printLiteral('\nSuggestions taken literally, on the same brands', literalTable(unusual)))
  const { median, slowest } = timeScoring(dev)
  console.log(
    `10 000 characters: median ${median.toFixed(2)} ms, slowest of 200 ${slowest.toFixed(2)} ms (limit 5 ms)`,
  )
}
