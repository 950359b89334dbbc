/** Word beginnings that American English spells -or where British English spells -our. */
const OR_FOR_OUR =
  /^((?:dis|un)?(?:col|fav|flav|hon|hum|lab|neighb|rum|behavi|harb|sav|vig|endeav|parl|od|arm|vap|glam|splend))or(?!at)/
const IZE_FOR_ISE = /(..[iy])z(e[drs]?|es|ers|ing|ations?)$/

/** American spellings that follow no such rule, with the British form. Words with another meaning in Britain are left out. */
const AMERICAN: ReadonlyMap<string, string> = new Map(
  `gray grey|grays greys|center centre|centers centres|centered centred|theater theatre|theaters theatres|fiber fibre|liter litre|liters litres
jewelry jewellery|aluminum aluminium|pajamas pyjamas|cozy cosy|cozier cosier|plow plough|skeptical sceptical|skeptic sceptic|mold mould|molds moulds
moldy mouldy|defense defence|offense offence|license licence|licensed licenced|practise practice|practised practiced|practising practicing
catalog catalogue|dialog dialogue|donut doughnut|donuts doughnuts|drafty draughty|airplane aeroplane|mustache moustache|yogurt yoghurt
somber sombre|meager meagre|enroll enrol|fulfill fulfil|skillful skilful|woolen woollen|judgment judgement|toward towards`
    .split(/[|\n]/)
    .map((pair): [string, string] => {
      const [american = '', form = ''] = pair.split(' ')
      return [american, form]
    }),
)

/** A lower-case word as British English spells it, so that a post reads the same in either spelling. */
export function british(word: string): string {
  if (word.length < 4) return word
  const known = AMERICAN.get(word)
  if (known !== undefined) return known
  if (word.includes('or')) return word.replace(OR_FOR_OUR, '$1our')
  return word.includes('z') ? word.replace(IZE_FOR_ISE, '$1s$2') : word
}
