import { writeFileSync } from 'node:fs'
import { dictionaryModule } from './pack.ts'

/** Packs the word lists into the core. Run after every change to them, then fit the weights again. */
writeFileSync(
  new URL('../../core/content/alignment/lexicon/dictionary.ts', import.meta.url),
  dictionaryModule(),
)
