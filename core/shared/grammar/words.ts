/** The small closed classes of English words, and the common verbs, that the grammar tells shapes by. */

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Pronouns that can only be a subject, and those that begin a clause when a verb follows. */
export const SUBJECTS = set(
  'i we you he she it they there this that these those everyone everybody someone somebody anyone anybody nobody nothing everything something anything',
)
export const FIRST_PERSON = set(
  "i i'm i've i'd i'll me my mine myself we we're we've we'd we'll us our ours ourselves",
)
export const SECOND_PERSON = set("you you're you've you'd you'll your yours yourself yourselves")

export const DETERMINERS = set(
  'a an the my your his her its our their this that these those some any no every each all both either neither another many several few enough what whatever which whose more most fewer less one two three four five six seven eight nine ten twelve half much such own plenty',
)
export const PREPOSITIONS = set(
  'about above across after against along among around as at before behind below beneath beside besides between beyond by down during except for from in inside into like near of off on onto out outside over past per round since through throughout till to toward towards under until up upon via with within without than instead',
)
export const CONJUNCTIONS = set('and or but nor yet so plus then &')
export const RELATIVES = set('who which that whom whose where whoever whatever')
/** Words that begin a clause which cannot stand alone. */
export const SUBORDINATORS = set(
  'because if when whenever while although though unless until since whereas once how why what whether as before after than',
)
export const ADVERBS = set(
  'not never always often just still only really also even already ever again now then soon too very quite rather almost nearly mostly usually sometimes probably maybe perhaps here there today tomorrow yesterday once twice together alone away back home early late later fast well hard far enough instead anyway finally actually simply honestly truly gently quietly slowly quickly properly first forward ahead online upstairs downstairs abroad',
)

/** Verbs that are finite wherever they stand. */
export const FINITE = set(
  "am is are was were has have had do does did can could will would shall should may might must cannot isn't aren't wasn't weren't hasn't haven't hadn't don't doesn't didn't can't couldn't won't wouldn't shan't shouldn't mightn't mustn't ain't went came gave took knew began grew threw drew drove spoke chose ate fell wore tore sang swam forgot became woke rode shook flew hid stole swore understands says goes does knows thinks gets gives makes takes comes becomes wants seems belongs deserves loses sells teaches tells keeps begins brings buys finds feels",
)
/** Forms of `be`, `have`, `do` and the modal verbs: what follows them belongs to the same verb. */
export const AUXILIARIES = set(
  "am is are was were be been being has have had having do does did can could will would shall should may might must cannot isn't aren't wasn't weren't hasn't haven't hadn't don't doesn't didn't can't couldn't won't wouldn't shan't shouldn't mightn't mustn't ain't",
)
/** Past forms that are participles as often: "bread made by hand". */
export const IRREGULAR_PAST = set(
  'made told felt found kept left lost met paid put read said sold sent spent stood taught thought understood won built bought brought caught cut dealt dug fed fought got heard held hit hurt laid led lent let lit meant ran sat set shot shut slept slid split spread stuck swept swung wept wound thrown grown worn torn written given taken seen known done gone baked fired hung burnt learnt spelt built sewn woven drawn driven chosen frozen spoken broken',
)

/** Verbs that are hardly ever nouns. */
const PLAIN_VERBS = `accept achieve acquire add admit adapt afford agree allow announce apologise appear apply appreciate
argue arrange arrive ask assume attract avoid bake become begin behave believe belong bless bother bring build buy calm
carry celebrate choose clarify climb come commit compete complain complete confirm confuse connect consider consume
contain continue convert convince cover create cry deal decide declare defend define delete deliver demand deny depend
describe deserve destroy develop discover discuss disappear do earn eat educate embrace employ empower enable encourage
end engage enjoy ensure enter entertain establish examine exist expand expect explain explore express fail fall feed feel
fill find finish fit focus follow forget forgive free gather get give go grow guess handle happen hate have heal hear help
hide hire imagine impress improve include increase inform inspire install introduce invent invest invite join keep kneel
know lack laugh launch lead learn leave lend let listen live lose love maintain make manage mean measure meet mend miss
motivate nag notice nourish obey occur offer open operate organise own paint pay perform persuade pick please pour prefer
prepare present preserve pretend prevent produce promise promote protect prove provide publish pull push put qualify
raise reach read realise receive recognise recommend reconnect recover reduce refuse regret reject relax rely remain
remember remind remove repair replace reply require resolve respect respond restore return reveal rewrite ruin run save
say scare see seem sell send separate serve settle sew share shout show shrink simplify sing sit sleep slow smile solve
sound speak spend stand start stay stitch stop strengthen struggle study succeed suffer suggest supply support suppose
survive switch take talk teach tell tend thank think throw tidy train transform translate travel treat trust try turn
understand unlock use value visit wait walk want waste watch wear welcome win wish wonder work worry write celebrate coach
grill knead roast groom restore rebuild refurbish upholster weave carve sketch photograph film edit proofread mentor
facilitate host cater nurture soothe mow prune dig plant juggle drown dread cancel google shower smell taste charge book
price quote file sign post compare drive fix ship sort swap check chase cook clean cut draw drink drop dress design dance
guide hold lift light look mark move name need order pack pass pause plan play point press print question race rest ride
ring risk rush search set shape shine ship shop smoke sort stare stretch taste tear test touch trace trade trip wake warm
wash wind wrap wreck yell beg believe blame boil break breathe brew burn call care cause change cheat claim close collapse
collect combine cost count cross damage delay doubt dream drift drill face fear fight fold form force frame gain glaze
glow guard hang harm hope hurry hurt ignore judge jump kick kill kiss knit knock land last lay lie link load lock matter
melt mind mix nod note overthink owe park perch photocopy polish praise pray predict preach practise prick quit
rank reckon rent rescue rinse rise rob roll rub sail scale scream scroll seal shake shave shoot shut sigh sip skip slip
snap soak spill spin spoil spot spread stack stain steal steam steer stick sting stir store strip suit surprise sweat
sweep swim tackle tap tempt thrive tick tie tire toss track trap trim tug type undo untangle update upset vanish vote
wander warn weigh whisper wipe withdraw yearn`
/** Of these, the ones met as nouns as often: before a noun or behind one they say nothing sure. */
export const NOUN_TOO = set(
  `dread delight comfort help work change design plan book order offer care support focus trust love hope fear dream play talk walk look cost
price value test light drink dress dance rest risk rush search shape shop start stop trade trip touch call cause claim
charge check cook cut deal delay demand doubt drive drop end face fight film file fit fix fold force form frame gain
guide hold kick kiss lack land launch lead link load lock mark matter measure mind miss mix move name need note paint park
pass pause pay pick plant point post praise present press print promise question quote race raise reach read rent repair
reply rescue respect return ride ring rise roll run sail sale scale seal share show sign sleep slip smell smile smoke sound
spot spread stand stay steam store struggle study suit supply surprise sweat switch tap taste tear thank tie track train
transform travel treat trim turn type update use view visit vote wait wake wash waste watch welcome win wind wish wonder
worry wreck feed fall find hire laugh live open own pack roast sketch photograph coach mentor host groom grill shower
sort set step free calm clean close complete slow warm dry separate swap lift page brew burn count cross damage drift
drill glaze glow guard harm jump knit knock last lay lie polish practice rank scream scroll shake shave shoot sip
skip snap soak spin stack stain sting stir strip sweep swim tackle tick tire toss trap tug guess worry regret reject
taste purchase result review reward record request report answer stitch stretch finish control feature balance influence
lead impact market message process project research schedule season sense target task time top tour tool voice water`,
)
export const BASE_VERBS = set(
  `${PLAIN_VERBS} answer balance feature control reward review request report process`,
)

function inflected(ending: (base: string) => string): ReadonlyMap<string, string> {
  return new Map([...BASE_VERBS].map(base => [ending(base), base]))
}
const endsInConsonantY = (base: string) => /[^aeiou]y$/.test(base)
const doubles = (base: string) => /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(base) && !/[aeiou]{2}/.test(base)

/** Third person forms, each with its base: `handles` → `handle`. */
export const THIRD_PERSON = inflected(base =>
  endsInConsonantY(base)
    ? `${base.slice(0, -1)}ies`
    : /(?:s|x|z|ch|sh|o)$/.test(base)
      ? `${base}es`
      : `${base}s`,
)
export const PAST = inflected(base =>
  endsInConsonantY(base)
    ? `${base.slice(0, -1)}ied`
    : base.endsWith('e')
      ? `${base}d`
      : doubles(base)
        ? `${base}${base.at(-1)}ed`
        : `${base}ed`,
)
export const GERUNDS = inflected(base =>
  base.endsWith('ie')
    ? `${base.slice(0, -2)}ying`
    : /[^eoy]e$/.test(base)
      ? `${base.slice(0, -1)}ing`
      : doubles(base)
        ? `${base}${base.at(-1)}ing`
        : `${base}ing`,
)

/** Adjectives that people answer with; a phrase that ends in one names no thing. */
export const ADJECTIVES = set(
  `small big honest kind warm dry calm quick careful gentle blunt slow simple plain open brave bold funny witty quiet loud
friendly direct clear clean fresh bright dark soft hard strong weak tough fair fun serious playful patient generous humble
curious creative clever smart wise cheeky real raw true local organic handmade homemade bespoke affordable cheap expensive
sustainable inclusive accessible reliable practical professional casual formal informal modern traditional timeless
independent fearless relaxed grounded down-to-earth approachable unpretentious tired busy stressed overwhelmed lonely stuck
lost afraid scared anxious nervous confident proud happy sad angry free safe ready seen heard understood early late often
good bad better best worse new old young happy healthy lovely silly daily weekly different same sure able easy difficult
stiff sore tight fast long short deep high low thoughtful elegant luxurious earthy rustic cosy minimal no-nonsense
straightforward hands-on empathetic compassionate inspiring empowering welcoming energetic passionate`,
)

export const PLURALS = set(
  'people women men children teams clients parents folk police geese feet teeth mice staff families',
)

/** Names of days, months, places and people that keep their capital. */
export const PROPER = set(
  `dr mr mrs ms prof monday tuesday wednesday thursday friday saturday sunday january february april june july august september october
november december christmas easter english british scottish welsh irish french german spanish italian polish indian african
american european japanese chinese london leeds bristol glasgow manchester edinburgh cardiff belfast england scotland
wales ireland britain europe yorkshire midlands cornwall devon brighton liverpool newcastle sheffield dublin paris america india
instagram facebook linkedin tiktok youtube google pinterest whatsapp etsy shopify
tom anna maria marta priya marjorie sarah emma james john david paul mark peter simon andrew michael daniel ben sam alex
kate katie laura lucy helen jane susan karen linda claire rachel rebecca hannah sophie olivia amelia grace chloe ella
fatima aisha mohammed ahmed ali omar yusuf noor leila amina zainab nadia declan aoife niamh siobhan sean patrick liam
connor joe joseph george harry jack thomas william charlie oliver henry arthur ruth margaret dorothy joan barbara sheila
pauline denise janet julie tracey sharon michelle nicola lisa angela carol christine gary kevin steve stephen martin
brian ian neil graham keith derek colin nigel raj anil sunita anjali deepa meera wei mei ling chen kofi kwame ama abena
ngozi chidi emeka femi tunde elena sofia lucia carlos diego pedro luis ana ines joana marco giulia hans greta ingrid lars
dai gareth rhys megan bethan carys ffion rhian ewan fiona hamish morag isla callum eilidh`,
)

/** Nouns that stand without an article in the singular; with these endings they nearly always do. */
export const MASS = set(
  `advice gin bread repair sleep food help time support work care money energy peace space trust music art yoga tea coffee
wine beer cider water clay wool cloth fabric design photography therapy physiotherapy research software data information
burnout stress pain noise waste fashion fear guilt shame rest quiet fun love hope joy pride luck health skin hair weight
land soil mud risk colour permission embarrassment greenwash jargon rain theft paperwork admin feedback equipment furniture
clothing jewellery cheese cake chocolate flour paint wood leather glass honey milk meat fish fruit soap skincare relief
silence comfort growth warmth truth faith wealth craft respect praise progress practice chaos debt dread delight exhaustion
freedom wisdom boredom confidence evidence provenance insurance guidance independence attention motivation inspiration
education nutrition meditation protection frustration isolation management encouragement excitement movement courage storage
culture nature pleasure pressure honesty rigour restraint candour generosity bookkeeping homework housework breakfast lunch dinner christmas poetry pottery jollof leadwork`,
)
export const MASS_ENDING = /(?:ing|ness|ity|ship|ism|hood|cy|phy)$/

/** Plural forms that describe the noun behind them: "sports coach", "sales team". */
export const PLURAL_MODIFIERS = set(
  'sports sales arts women men goods savings systems operations news customs ladies kids mums dads parents business fitness wellness address process access stress press glass class success basis bus plus',
)
