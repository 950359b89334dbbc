/**
 * `npm run bench -- alignment` prints how well the content score tells brands apart, and its time. With `--refit` it
 * first packs the word lists of core/brand/alignment/lexicon/source, counts which word follows which and fits the weights again, and writes all three into the core: run it after
 * every change to lists, lexicons or features.
 */
export async function run(): Promise<void> {
  if (process.argv.includes('--refit')) {
    // Loaded one after the other: the fit must read the dictionary just written, and the tables the weights.
    const { writeDictionary } = await import('./alignment/write-dictionary.ts')
    writeDictionary()
    const { writeJoints } = await import('./alignment/write-joints.ts')
    writeJoints()
    const { refit } = await import('./alignment/refit.ts')
    refit()
  }
  const { printTables } = await import('./alignment/print-tables.ts')
  printTables()
}
