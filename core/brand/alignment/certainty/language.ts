/** Languages that are told from each other by their function words; `other` is written in another alphabet. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl' | 'sv' | 'da' | 'pl' | 'other'

/** Small words that say little and stand everywhere. What English shares with a language stands in neither list. */
const FUNCTION_WORDS: Readonly<Record<Exclude<Language, 'other'>, string>> = {
  en: `the and is of to that it it's for you your you're with we our this these are on my not be been have has had but they
    them at from or as she her he his what when who how there their its i'm i've don't a i would will can could if about all`,
  de: `der die das den dem des und ihre ihren ist nicht ein eine einen einer ich wir sie mit für auf von zu auch sich wie wenn aber nur noch
    haben sind mein unser ihr euch dich es im zum bei nach über uns wird kein keine`,
  fr: `le la les et est pas une des nous vous je que qui dans pour avec sur ce cette mais plus au aux du il elle sont votre
    notre ne c'est un en j'ai tout leur ses`,
  es: `el los las y una que por para con del se su más pero como lo la está son nuestro nuestra mi este esta muy cuando de en
    un es al te tu sin`,
  it: `il lo gli di che è una per con non del della delle sono si come più ma nel anche questo questa noi tuo mio un la le
    nostro dei da ci`,
  pt: `os não uma que para com do da em por mais como mas seu sua nosso nossa você é ao um dos das na no se minha de muito`,
  nl: `de het een en niet van ik wij je jij met voor op te dat zijn ook maar als naar bij ons onze aan wordt uit jouw mijn`,
  sv: `och är inte att det en ett jag vi som för på med av till har den din ditt vår när om men`,
  da: `og er ikke det en et jeg vi som på med af til har den din dit vores når om men der`,
  pl: `nie się że na jest jak ale dla czy są tylko już przez po od jego jej mój twój nasz które który oraz`,
}

const LANGUAGES_OF = new Map<string, Exclude<Language, 'other'>[]>()
for (const [language, words] of Object.entries(FUNCTION_WORDS) as [Exclude<Language, 'other'>, string][]) {
  for (const word of words.split(/\s+/)) LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), language])
}

/** Characters that are read: enough to know a language by. */
const ENOUGH = 4000
/** Of the words, at least so many are function words of the language, and at least two different ones. */
const LEAST_SHARE = 0.15
/** English is common in other languages’ posts and the other way round: it takes this many times as many. */
const CLEARLY = 1.5

const WORD = /\p{L}+(?:['’]\p{L}+)*/gu
/** Any character besides those of which English posts are made: without one every letter is Latin. */
const UNUSUAL = /[^\x20-\x7e\n‘’“”–—…£]/
const NONE: readonly Exclude<Language, 'other'>[] = []

/** The language a text is written in; null where it cannot be told, as in a list of names. */
export function languageOf(text: string): Language | null {
  const read = text.slice(0, ENOUGH)
  if (UNUSUAL.test(read) && isOtherAlphabet(read)) return 'other'
  const found = new Map<Language, { count: number; readonly word: string; hasAnother: boolean }>()
  let words = 0
  const lower = read.toLowerCase()
  WORD.lastIndex = 0
  for (let match = WORD.exec(lower); match !== null; match = WORD.exec(lower)) {
    words += 1
    const word = match[0].replace('’', "'")
    for (const language of LANGUAGES_OF.get(word) ?? NONE) {
      const before = found.get(language)
      if (before === undefined) found.set(language, { count: 1, word, hasAnother: false })
      else {
        before.count += 1
        if (before.word !== word) before.hasAnother = true
      }
    }
  }
  const english = found.get('en')
  const [best] = [...found].filter(([language]) => language !== 'en').sort((a, b) => b[1].count - a[1].count)
  if (best !== undefined) {
    const [language, { count, hasAnother }] = best
    const isEnough = count >= words * LEAST_SHARE && hasAnother
    if (isEnough && count >= (english?.count ?? 0) * CLEARLY) return language
  }
  return english !== undefined && english.count >= words * LEAST_SHARE && english.hasAnother ? 'en' : null
}

/** True where most letters are of another alphabet than the Latin one. */
function isOtherAlphabet(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return letters >= 4 && latin * 2 < letters
}
