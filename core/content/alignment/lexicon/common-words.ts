/** Words that carry no subject of their own; they count for nothing. Contractions are reduced to their first part. */
export const FUNCTION_WORDS = `
a an the and or but nor so yet if then than that this these those there here it its itself i me my mine myself you your yours yourself
yourselves we us our ours ourselves he him his himself she her hers herself they them their theirs themselves who whom whose which what when where
why how of to in on at by for from with without within into onto off out up down over under about above below between through during before after
against among around as until till while since because though although unless per via upon toward towards across along behind beside
beyond be do have can could will would shall should may might must ought need dare not no none never ever yes also too very just only even still
already again once twice almost always often sometimes usually maybe perhaps really quite rather much many more most few fewer less least some any all
both each every either neither other others another such same own one two three four five six seven eight nine ten first second third next last
now then today tomorrow yesterday soon later don didn doesn isn aren wasn weren hasn haven hadn couldn wouldn shouldn won ain mustn needn
i'm ll ve re us etc ok okay oh well like get go let lets something anything everything nothing someone anyone everyone nobody somebody
anybody everybody thing things way ways lot lots whether however instead else away back forward apart together enough
mr mrs ms dr am pm eg ie hi hello hey said say thanks thank please`

/** The commonest words of English posts, in bands: the first says almost nothing about a brand, the last a little. */
export const COMMON_WORDS: readonly string[] = [
  `make take come see know think look want use find give tell ask work try call feel leave put mean keep begin help show hear play run move live
  believe bring happen write sit stand lose pay meet include continue set learn change lead understand watch follow stop create speak read spend grow open walk
  win offer remember consider appear buy wait serve send expect build stay fall cut reach love start turn end seem become day days week weeks month months
  year years time times man woman people person child world life hand part place case point company number group problem fact good new long great
  little old right big high different small large early young important public bad able best better free full sure true real whole hard easy
  clear simple ready home house family friend friends business team customer customers client clients service services product products brand idea ideas
  question questions answer word words story stories thing job hour hours minute minutes money price cost line side head face eye eyes
  door room night morning evening afternoon monday tuesday wednesday thursday friday saturday sunday
  half hundred thousand million number down far near nice fine happy sorry glad today post link website email phone name start step
  every way reason matter lot group share join support care need love enjoy hope wish thank welcome book message special perfect`,
  `add allow agree aim arrive avoid bear beat break carry catch cause check choose clean climb close collect compare complete cook count cover cross dance
  decide deliver deserve design develop discover discuss draw dream drink drive drop earn eat enter explain explore fail fear fight fill finish fit fix
  fly focus forget forgive gather grab guess guide hang hate hide hit hold imagine improve increase invite jump kick kill knock land last laugh lay
  lift light listen manage mark mention mind miss notice order own pass pick plan point pop pour prefer prepare press promise protect prove pull
  push raise realise receive recommend record reduce refuse release rely remain remove replace reply report rest return ride ring rise roll save seat sell
  settle shake shop shout shut sign sing sleep smell smile solve sort sound stare stick study succeed suggest suit surprise swap talk taste teach tend
  test throw touch train travel treat trust visit wake warn wash waste wear wonder worry act age air area arm art baby bag ball bank bar base bed
  body bottom bowl box boy brother building bus café car card centre chair chance choice church city class clothes club coat coffee cold colour
  community conversation copy corner country course cup dad date daughter decision deal desk detail details difference dinner dog dress edge effort
  event example experience expert eyes father feeling feet figure film fire fish floor flower food foot form front fun game garden girl glass goal
  goals ground guest guy hair hat health heart heat history hole holiday husband ice image inside interest journey key kid kids kind kitchen
  knowledge lady language law leg lesson letter level library list local lunch market meal meeting member middle mistake mile model moment mother mouth mum
  music nature neck neighbour news noise nose note office oil opportunity page paint pair paper parent park partner party past path pattern
  picture piece plan plant plate player position power practice pressure process programme project purpose quality rain range rate reason record
  relationship research result results right risk river road role rule sale school score sea season seat section sense session shape shelf
  shoe shop shoulder sister situation size skill skin sky society son song sort space sport spot spring staff stage stairs standard
  state station stone store storm stranger street stuff style subject success summer sun surface system table task tea teacher tool
  top town trade tree trip trouble truth type value values van view village voice walk wall war water weather wedding weekend weight wife wind window
  winter wood writing able afraid alone amazing angry available average awful basic beautiful better black blue boring bright broken brown busy calm careful
  cheap clever comfortable common cool correct crazy current dark dead dear deep difficult dirty dry due dull empty entire equal exact excellent
  excited exciting expensive extra fair familiar famous fast favourite final firm flat fresh friendly funny general gentle grand green grey happy healthy
  heavy honest hot huge human ill interesting kind large late lazy likely lonely loose loud low lovely lucky mad main major modern narrow natural
  necessary nervous normal obvious odd online original ordinary outside particular patient personal plain pleasant poor popular positive possible
  pretty private professional proper proud quick quiet rare raw recent red regular relaxed rich rough round rude sad safe secret separate serious
  sharp short shy sick silly similar single slow smart smooth soft special square strange strong stupid successful sweet tall terrible thick thin
  tight tiny tired total tough traditional typical unique useful usual various warm weak wet white wide wild willing wonderful wrong`,
  `account achieve action address adult advice afford agency allow amount announce annual apology apply appointment argue argument arrange article assume
  attack attempt attend attention attitude audience author award balance bath battle belief benefit bill birth birthday blame block blood blow board
  boat bone boot border boss bother bottle brain branch bread breakfast breath brick bridge brief budget burn butter button cake camera campaign
  capital capture career cash ceiling celebrate chain challenge champion chapter character charge charity chat chest chicken circle claim climate clock
  cloud coach coast code collection college column comfort comment commit compete complain concept concern condition confidence confirm confuse connect
  connection contact contain content context contract contribute control cousin crack craft crash cream credit crew crime crowd cry culture cupboard
  curious curtain cycle damage danger data debate debt decade declare defend define degree delay delight demand deny depend describe desire destroy determine
  device diet digital direction director disappear disappoint discipline discount disease dish distance district divide doubt draft dust duty earth
  economy editor education effect election element emotion employ employee encourage energy engage engine engineer environment equipment error escape
  establish estate eventually evidence examine exercise exist expand explanation express extend extreme factor failure faith farm fashion fault favour
  feature fee fellow fence field file finance finger flight flow fold folk foreign forest formal fortune frame freedom fridge fruit fuel function
  fund furniture future gain gap gate generation gift goodbye government grade grain grandmother grass guarantee guard guilt habit hall handle
  harm headline hear heaven height hero hill hire honour horror horse hospital hotel household ideal ignore illness impact impression inch income industry
  influence inform information injury insist install instance instruction instrument intend introduce invest investment invitation involve island issue
  item jacket joint joke joy judge judgement juice jump justice kettle knee knife label lack lake lane laptop laugh launch lawyer layer leader
  leadership leaf leather lecture lend length lid limit link lip load loan location lock log loss luck machine magazine magic mail majority
  manager manner map mass master match material maximum measure media medical medicine memory mental menu mess metal method mirror mix mood moon
  motion mountain movie muscle mystery nation nature nerve net network newspaper objective occasion offer opinion opposite option organise organisation
  origin oven owner pace pack pain panic parcel parking particular passage passenger passion patience pause peace pen pension performance period permission
  permit phase photo photograph phrase piano pilot pipe pitch planet plastic platform pleasure plenty pocket poem poet police policy politics pool
  population post pot potential pound praise prayer presence present president prevent pride prince principle print prison prize produce profession
  profit progress promote property proposal protection provide pub publish pupil pure quarter queen queue race radio reaction reader reality receipt recipe
  recognise recover recovery reflect refund regard region regret relate relation relax religion rent repair repeat request require rescue reserve resist
  resource respect respond response responsibility restaurant reveal review reward rhythm roof root rope route routine row rubbish sad salary salt sand
  satisfy sauce scale scene schedule science scientist screen search secretary security seed select sell sentence series settle shade shadow shame shelter
  shift ship shirt shock shoot shower signal silence silver site skirt slide slip smoke snow soap sock soil soldier solid solution soul soup source spirit
  spite split spoon spread stable stamp star statement steal steam steel step stomach strategy stream strength stress stretch string structure struggle
  student studio sugar suit supper supply surprise survey survive suspect sweat switch symptom target tax technique technology telephone television temper
  temperature tension term theatre theme theory therapy threat throat ticket tie title toe tone tongue tooth topic touch tour tourist towel tower toy
  track tradition traffic transport trial truck tune twist uncle union unit university update upset user vegetable vehicle version victim video visitor vote
  wage warm warning watch wave wealth weapon wheel whisper wing wire wisdom wool worker workshop worth yard youth zone`,
]
