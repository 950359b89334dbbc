/**
 * American spellings with the British one, written by us. `us uk` pairs, parted by `|`; a pair ending in `*` also takes the
 * endings -s, -d or -ed, -r and -ing. Words that are right in both countries for some meaning (program, practice,
 * check, meter, tire, story) are left out: a wrong correction costs more than a missed one.
 */
const PAIRS = `
color* colour|favor* favour|honor* honour|labor* labour|neighbor* neighbour|flavor* flavour|harbor* harbour|humor* humour
behavior* behaviour|rumor* rumour|vapor* vapour|savor* savour|endeavor* endeavour|armor* armour|odor* odour|rigor rigour
vigor vigour|candor candour|glamor glamour|splendor splendour|fervor fervour|demeanor demeanour|parlor* parlour|tumor* tumour
favorite* favourite|colorful colourful|colorless colourless|flavorful flavourful|honorable honourable|favorable favourable
neighborhood* neighbourhood|behavioral behavioural|unfavorable unfavourable|savory savoury|armory armoury
center* centre|theater* theatre|fiber* fibre|liter* litre|kilometer* kilometre|centimeter* centimetre|millimeter* millimetre
somber sombre|luster lustre|specter* spectre|caliber calibre|maneuver* manoeuvre|saber* sabre|scepter* sceptre|meager meagre
organize* organise|realize* realise|recognize* recognise|apologize* apologise|prioritize* prioritise|optimize* optimise
maximize* maximise|minimize* minimise|specialize* specialise|customize* customise|personalize* personalise
summarize* summarise|emphasize* emphasise|criticize* criticise|memorize* memorise|mobilize* mobilise|modernize* modernise
monetize* monetise|energize* energise|finalize* finalise|formalize* formalise|generalize* generalise|harmonize* harmonise
idealize* idealise|immunize* immunise|initialize* initialise|itemize* itemise|jeopardize* jeopardise|legalize* legalise
localize* localise|materialize* materialise|normalize* normalise|patronize* patronise|penalize* penalise
popularize* popularise|publicize* publicise|randomize* randomise|revolutionize* revolutionise|scrutinize* scrutinise
socialize* socialise|stabilize* stabilise|standardize* standardise|sterilize* sterilise|stigmatize* stigmatise
subsidize* subsidise|symbolize* symbolise|sympathize* sympathise|synchronize* synchronise|systemize* systemise
theorize* theorise|utilize* utilise|visualize* visualise|verbalize* verbalise|vocalize* vocalise|authorize* authorise
capitalize* capitalise|categorize* categorise|centralize* centralise|civilize* civilise|colonize* colonise
commercialize* commercialise|computerize* computerise|crystallize* crystallise|demoralize* demoralise|digitize* digitise
economize* economise|equalize* equalise|familiarize* familiarise|fertilize* fertilise|hospitalize* hospitalise
humanize* humanise|hypnotize* hypnotise|incentivize* incentivise|internalize* internalise|jeopardize* jeopardise
liberalize* liberalise|magnetize* magnetise|marginalize* marginalise|mechanize* mechanise|mesmerize* mesmerise
moisturize* moisturise|naturalize* naturalise|neutralize* neutralise|pressurize* pressurise|rationalize* rationalise
reorganize* reorganise|sensitize* sensitise|trivialize* trivialise|unionize* unionise|vandalize* vandalise|weaponize* weaponise
organization* organisation|organizational organisational|realization* realisation|specialization* specialisation
customization* customisation|personalization personalisation|optimization* optimisation|monetization monetisation
visualization* visualisation|authorization* authorisation|civilization* civilisation|globalization globalisation
prioritization prioritisation|utilization utilisation|standardization standardisation|organizer* organiser
analyze* analyse|paralyze* paralyse|catalyze* catalyse|defense* defence|offense* offence|pretense* pretence
license_plate number_plate|traveler* traveller|traveled travelled|traveling travelling
canceled cancelled|canceling cancelling|labeled labelled|labeling labelling|modeled modelled|modeling modelling
modeler* modeller|leveled levelled|leveling levelling|fueled fuelled|fueling fuelling|signaled signalled
signaling signalling|marveled marvelled|marvelous marvellous|counselor* counsellor|counseling counselling
jewelry jewellery|jeweler* jeweller|tranquility tranquillity|fulfill fulfil|fulfills fulfils|fulfillment fulfilment
enroll enrol|enrolls enrols|enrollment* enrolment|skillful skilful|skillfully skilfully|willful wilful|installment* instalment
instill instil|instills instils|distill distil|distills distils|quarreled quarrelled|channeled channelled|tunneled tunnelled
unraveled unravelled|paneled panelled|pedaled pedalled|dialed dialled|totaled totalled|rivaled rivalled|equaled equalled
gray grey|grayer greyer|grayish greyish|plow* plough|pajamas pyjamas|mustache* moustache|mom mum|moms mums|mommy mummy
aluminum aluminium|airplane* aeroplane|cozy cosy|cozier cosier|coziness cosiness|skeptic* sceptic|skeptical sceptical
skepticism scepticism|artifact* artefact|catalog* catalogue|dialog* dialogue|analog analogue|monolog* monologue
encyclopedia* encyclopaedia|pediatric paediatric|pediatrician* paediatrician|anesthetic* anaesthetic|anemia anaemia
gynecologist* gynaecologist|orthopedic orthopaedic|estrogen oestrogen|fetus* foetus|diarrhea diarrhoea
esthetic* aesthetic|archeology archaeology|donut* doughnut|plowed ploughed
aging ageing|acknowledgment* acknowledgement|abridgment abridgement|sulfur sulphur|smolder* smoulder|mold* mould|molt* moult
moldy mouldy|practicing practising|practiced practised|checkbook* chequebook|paycheck* pay_cheque|naught nought|toward towards
afterward afterwards|gotten got|math maths|zucchini courgette|eggplant* aubergine|cilantro coriander|diaper nappy|diapers nappies
sidewalk* pavement|apartment_complex block_of_flats|fall_semester autumn_term|zip_code postcode|cell_phone* mobile_phone
vacationing holidaying|vacations holidays|parking_lot* car_park|grocery_store* supermarket|drugstore* chemist|gas_station* petrol_station
`

const ENDINGS = ['s', 'd', 'r', 'ed', 'ing'] as const

function inflect(word: string, ending: (typeof ENDINGS)[number]): string | null {
  const endsInE = word.endsWith('e')
  if (ending === 'd' || ending === 'r') return endsInE ? word + ending : null
  if (ending === 'ed') return endsInE ? null : word + ending
  if (ending === 'ing') return endsInE ? `${word.slice(0, -1)}ing` : `${word}ing`
  return word + ending
}

function put(map: Map<string, string>, us: string, uk: string): void {
  map.set(us.replaceAll('_', ' '), uk.replaceAll('_', ' '))
}

function build(): ReadonlyMap<string, string> {
  const map = new Map<string, string>()
  for (const pair of PAIRS.split(/[|\n]/)) {
    const [us = '', uk = ''] = pair.trim().split(' ')
    if (us === '' || uk === '') continue
    const base = us.replace('*', '')
    put(map, base, uk)
    if (!us.endsWith('*')) continue
    // Centre and theatre take their endings as any word in -e; nouns merely gain forms that nobody writes.
    for (const ending of ENDINGS) {
      const from = inflect(base, ending)
      const to = inflectBritish(uk, ending)
      if (from !== null && to !== null) put(map, from, to)
    }
  }
  return map
}

function inflectBritish(word: string, ending: (typeof ENDINGS)[number]): string | null {
  // center+ed is centr+ed, organize+d is organise+d: whichever ending the American form took.
  if (word.endsWith('e')) {
    if (ending === 'ed') return `${word}d`
    if (ending === 'ing') return `${word.slice(0, -1)}ing`
    return word + ending
  }
  return ending === 'd' || ending === 'r' ? null : word + ending
}

/** British spelling by American one, lower-case; pairs of words are joined by a space. */
export const US_TO_UK: ReadonlyMap<string, string> = build()
