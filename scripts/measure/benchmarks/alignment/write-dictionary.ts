import { writeFileSync } from 'node:fs'
import { dictionaryModule } from '#core/brand/alignment/lexicon/source/pack.ts'

/** Packs the word lists of this folder into the core's dictionary. */
export function writeDictionary(): void {
  writeFileSync(
    new URL('../../../../core/brand/alignment/lexicon/dictionary.ts', import.meta.url),
    dictionaryModule(),
  )
}
