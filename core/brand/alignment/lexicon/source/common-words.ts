/** Words that carry no subject of their own; they count for nothing. Contractions are reduced to their first part. */
export const FUNCTION_WORDS = `
a about above across after again against ain all almost along already also although always among an
and another any anybody anyone anything apart aren around as at away back be because before behind
below beside between beyond bit bits both but by can could couldn dare didn do doesn don down dr
during each eg eight eighty either eleven else enough etc even ever every everybody everyone
everything few fewer fifty first five for forty forward four from get go hadn hasn have haven he
hello here herself hey hi him himself his how however hundred i ie if in instead into isn it its
itself just last later least less let like ll lot many may maybe me might million mine more most mr
mrs ms much must mustn my myself need needn neither never next nine ninety no nobody none nor not
nothing now of off often oh ok okay on once one only onto or other ought our ourselves out over own
per perhaps please pm quite rather re really said same second seven seventy shall she should shouldn
since six sixty so some somebody someone something sometimes soon still such ten than thanks that
the their them themselves then there these they thing third thirty this those though thousand three
through till to today together tomorrow too toward twelve twenty twice two under unless until up
upon us usually ve very via wasn way we well weren what when where whether which while who whom
whose why will with within without won would wouldn yes yesterday yet you your yourself yourselves`

/** The commonest words of English posts, in bands: the first says almost nothing about a brand, the last a little. */
export const COMMON_WORDS: readonly string[] = [
  `
able afternoon answer appear ask bad become begin believe best better big book brand bring build
business buy call care case change child clear client come company consider continue cost create
customer cut day different door early easy email end enjoy evening expect eye face fact fall family
far feel find fine follow free friday friend full give glad good great group grow half hand happen
happy hard head hear help high home hope hour house idea important include job join keep know large
lead learn leave life line link little live long look lose love make man matter mean meet message
minute monday money month morning move name near new nice night number offer old open part pay
people perfect phone place play point post price problem product public put question reach read
ready reason remember right room run saturday see seem send serve service set share show side simple
sit small sorry speak special spend stand start stay step stop story sunday support sure take team
tell think thursday time true try tuesday turn understand use wait walk want watch website wednesday
week welcome whole wish woman word work world write year young`,
  `
act add afraid age agree aim air allow alone amazing angry area arm arrive art available average
avoid awful baby bag ball bank bar base basic bear beat beautiful bed black blue body bottom bowl
box boy break bright brother brown bus busy café calm car card carry catch cause centre chair chance
cheap check choice choose church city class clean clever climb close clothes club coat coffee cold
collect colour comfortable common community compare complete conversation cook cool copy corner
correct count country course cover crazy cross cup current dad dance dark date daughter dead deal
dear decide decision deep deliver deserve design desk detail develop difficult dinner dirty discover
discuss dog draw dream dress drink drive drop dry due dull earn eat edge effort empty enter entire
equal event exact example excellent excited expensive experience expert explain explore extra fail
fair familiar famous fast father favourite fear feet fight figure fill film final finish fire firm
fish fit fix flat floor flower fly focus food forget forgive form fresh front fun funny game garden
gather general gentle girl glass goal grab grand green grey ground guess guest guide guy hair hang
hate health heart heat heavy hide history hit hold hole holiday honest hot huge human husband ice
ill image imagine improve increase inside interest invite journey jump key kick kill kind kitchen
knock knowledge lady land language late laugh law lay lazy leg lesson letter level library lift
light list listen local lonely loose loud low lucky lunch mad main major manage mark market meal
member mention middle mile mind miss mistake model modern moment mother mouth mum music narrow
nature necessary neck neighbour nervous news noise normal nose notice obvious odd office oil online
opportunity order ordinary original outside page paint pair paper parent park particular partner
party pass past path patient pattern pick picture piece plain plan plant plate player poor pop
popular position positive possible pour power practice prefer prepare press pressure pretty private
process professional programme project promise proper protect proud prove pull purpose push quality
quick quiet rain raise range rare rate raw realise receive recent recommend record red reduce refuse
regular relationship relaxed release rely remain remove replace reply report research rest result
return rich ride ring rise risk river road role roll rough round rude rule sad safe sale save school
score sea season seat secret section sell sense separate serious session settle shake shape sharp
shelf shoe shop short shoulder shout shut shy sick sign silly similar sing single sister situation
size skill skin sky sleep slow smart smell smile smooth society soft solve son song sort sound space
sport spot spring square staff stage stairs standard stare state station stick stone store storm
stranger street strong study stuff stupid style subject succeed success suggest suit summer sun
surface surprise swap sweet system table talk tall task taste tea teach tend terrible test thick
thin throw tight tiny tired tool top total touch tough town trade traditional train travel treat
tree trip trouble trust type typical unique value van various view village visit voice wake wall war
warm warn wash waste water weak wear weather wedding weekend weight wet white wide wife wild wind
window winter wonder wood worry wrong`,
  `
account achieve action address adult advice afford agency amount announce annual apology apply
appointment argue arrange article assume attack attempt attend attention attitude audience author
award balance bath battle belief benefit bill birth birthday blame block blood blow board boat bone
boot border boss bottle brain branch bread breakfast breath brick bridge brief budget burn butter
button cake camera campaign capital capture cash ceiling celebrate chain challenge champion chapter
character charge charity chat chest chicken circle claim climate clock cloud coach coast code
college column comment commit compete complain concept concern condition confidence confirm confuse
connect contact contain content context contract contribute control cousin crack craft crash cream
credit crew crime crowd cry culture cupboard curious curtain cycle damage danger data debate debt
decade declare defend define degree delay delight demand deny depend describe desire destroy
determine device diet digital direction disappear disappoint discipline discount disease dish
distance district divide doubt draft dust duty earth economy editor education effect election
element emotion employ employee encourage energy engage engine environment equipment error escape
establish estate eventually evidence examine exercise exist expand explanation express extend
extreme factor failure faith farm fashion fault favour feature fee fellow fence field file finance
finger flight flow fold folk foreign forest formal fortune frame fridge fruit fuel function fund
furniture future gain gap gate gift goodbye government grade grain grandmother grass guarantee guard
guilt habit hall handle harm headline heaven height hero hill hire honour horror horse hospital
hotel household ideal ignore impact impression inch income industry influence inform injury insist
install instance instruction instrument intend introduce invest involve island issue item jacket
joint joke joy judge juice justice kettle knee knife label lack lake lane laptop launch lawyer layer
leader leadership leaf leather lecture lend length lid limit lip load loan location lock log loss
luck machine magazine magic mail map mass master match material maximum measure media medical
medicine memory mental menu mess metal method mirror mix mood moon motion mountain movie muscle
mystery nation net network newspaper objective occasion opinion opposite option organise oven owner
pace pack pain panic parcel passage passenger pause peace pen pension performance period permission
permit phase photo phrase piano pilot pipe pitch planet plastic platform pleasure plenty pocket poem
poet police policy politics pool population pot potential pound praise prayer presence present
president prevent prince principle print prison prize produce profession profit progress promote
property proposal provide pub publish pupil pure quarter queen queue race radio reaction reader
receipt recipe recognise recover recovery reflect refund regard region regret relate religion rent
repair repeat request require rescue reserve resist resource respect respond response restaurant
reveal review reward rhythm roof root rope route routine row rubbish salary salt sand satisfy sauce
scale scene schedule science screen search secretary security seed select sentence series shade
shadow shame shelter shift ship shirt shock shoot shower signal silence silver skirt slide slip
smoke snow soap sock soil soldier solid solution soul soup source spirit spite split spoon spread
stable stamp steal steam steel stomach strategy stream stress stretch string structure struggle
student studio sugar supper supply survey survive suspect sweat switch symptom target tax technique
technology telephone television temper temperature tension term theatre theory therapy threat throat
ticket tie title toe tone tongue tooth topic tour towel tower toy track traffic transport trial
truck tune twist uncle union unit university update upset vegetable vehicle version victim video
vote wage wave wealth weapon wheel whisper wing wire wisdom wool workshop worth yard youth zone`,
]
