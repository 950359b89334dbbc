/**
 * What brands hold dear: each value with the words that name it (before the bar) and the words by which a post shows
 * it (after). A foundation that names a value gets credit for a post that shows it in other words.
 */
export const VALUE_NEIGHBOURS: readonly string[] = [
  `honest honesty transparent transparency truth candour candid frank openness open disclosure integrity straight authentic authenticity sincerity | admit wrong mistake mistakes fault sums breakdown show
    published proof mended described visible won't_lie to_be_honest don't_know we_don't_know we_got told_you say_so tell_you ask_why real exactly price prices costs sorry checked unmentioned evidence settled actual`,
  `plain simple simplicity clear clarity english readable jargon minimal straightforward | words ordinary short page pages read explain explained means called one just list step steps easy jargon sentence small bus understand`,
  `craft craftsmanship handmade quality skill excellence workmanship mastery detail hands hand | hand hands made make making stitch joint bench batch slowly tool tools years patient finish edge grain careful carefully hours apprentice
    proper detail measure sanded poured cut last lasts`,
  `slow slowness patience patient unhurried time rest gentle pace steady often | wait waiting slow slowly rush hurry weeks months years quiet pause settle leave ready late stop evening while eventually longer spring winter ripen soften no_rush
    when_you_are_ready take_your_time`,
  `community belonging together neighbours togetherness local village connection friendship making | neighbour neighbours street everyone group table joined join shared gather friends hall club knows name bring_your pub round us come`,
  `inclusion inclusive welcome welcoming everyone everybody diversity accessible equality belonging every all any | anyone any everyone first_time beginner beginners nobody chair wheelchair shy old young size whoever however wherever whatever
    you_don't_have_to don't_need can_come include join stood late`,
  `sustainable sustainability planet environment environmental green waste refill recycle eco earth nature circular mend repair reuse | refill refills waste plastic compost mend mended repair reuse bottle bottles empty returned bin carbon
    secondhand local seasonal worn keep kept less litter bags`,
  `fair fairness equal equality justice ethical rights pay paid | paid pay wage same share shared split credit full rate honest tips union rota agreed price owed right everyone due`,
  `respect dignity respectful humanity regard adults grown-ups | asked listen name polite adult grown grown-up serious seriously permission choice proper properly own decide voice say knock apologise`,
  `kind kindness compassion care caring gentle gentleness love empathy warmth shame judgement tenderness | sorry fine alone allowed gentle gently cup tea hug cry cried tears slow enough hand held blame fault fail failing
    don't_worry that's_fine it's_fine no_shame not_your_fault easy be_kind`,
  `courage brave bravery bold boldness fearless risk daring | afraid scared frightened nervous nerve first try tried dared stood shaking anyway wobble leap rang spoke asked no_one_else step`,
  `curious curiosity learning learn discovery wonder explore questions knowledge education teach scholarship | why how asked question discover found noticed wonder try experiment looked out learn learned find history read study clue search taught
    explain lesson book turned_out mystery`,
  `fun play playful joy humour laughter silly daft laugh wonky delight | laughed laugh giggle joke silly daft ridiculous funny face wobbly wonky grin mess messy hooray cake biscuit dance party nickname`,
  `freedom independence independent autonomy choice flexible flexibility own | choose choice own anywhere whenever without leave cancel decide yourself yours alone free stop`,
  `evidence science facts proof rigour research data accuracy precision expertise measured | study studies tested test measured numbers figures percent results found show trial checked source data count average out_of compared per`,
  `tradition heritage history legacy roots past old ancestral stewardship | grandfather grandmother old century years since generations generation hundred handed passed used_to kept ago always history family original`,
  `privacy discretion discreet confidential confidentiality trust consent unposed | quiet private permission asked shared between alone name names consent say-so closed deleted quietly corner`,
  `safety safe security protection care responsible | check checked safe safely careful gloves helmet before first lifeguard tested rule risk lock locked ready near watch`,
  `reliable reliability punctual dependable consistency promise turn keep loyalty trust accountable accountability ownership responsibility guarantee word | time late back promise promised text texted rang ring call called turned date monday before
    answer sorry fixed same agreed refund money_back return`,
  `generous generosity giving share sharing kindness abundance | free gave give lend borrow share shared gladly bring spare anyone pay_what_you_can help teach extra ask`,
  `affordable thrift frugal value money budget pricing price honest cheap cost budgets | £ pence quid pound pounds price cost costs cheap cheaper fixed under spend spent saved bill per each free less`,
  `growth progress improvement development ambition improving potential progress | learn learned first better month year started now further try again practice small step steps next changed grew`,
  `balance wellbeing rest health healthy calm comfort ease self-care body | rest sleep breathe stop evening slippers sit lunch walk home quiet enough tired pause soft warm chair tea`,
  `innovation creative creativity imagination originality ideas invention new experiment | try idea ideas new different odd invented made what_if experiment wrong sketch drew build strange colour colours`,
  `place locality local region home coast county rooted landscape roots near | lane road village town street river hill coast field harbour market valley north south east west up down near miles street parish`,
  `family families children generations parents home | mum dad daughter son gran kids children aunt brother sister baby table sunday tea house nan grandad cousin`,
  `nature natural wildlife wild animals animal soil land earth | tree trees leaf leaves bird birds soil rain grass hedge moss worm seed seeds river weather sky frost bees spring`,
  `beauty beautiful elegance aesthetic ordinary | light colour quiet shape soft evening window shadow small noticed glass line gold grey blue green look`,
  `service helpful support customers client people human first listening listen | listen listened heard ask asked rang call answered phone talk talked told need question cup visit sat wrote quiet`,
  `practice discipline steady consistency effort perseverance resilience dedication hard | again ten minutes day daily week weekly morning most twice slowly repeat still habit back regular stop`,
  `humility humble modest understated ordinary snobbery ego down-to-earth nonsense | ordinary wrong small sorry daft fine simply just only scruffy muddy kitchen shed van mate`,
  `trust trustworthy loyal truth | told promise said asked keep kept name show stand return know back see`,
  `animals kind methods welfare reward gentle | treat treats wait sniff sofa gently let soft slowly safe quiet frightened relax bed vet`,
  `empower agency teach independence self-reliance confidence skills ownership yourself fish | yourself show taught learn own try without next_time can_do you_can hand template check catch without_us`,
  `realistic real honest expectations practical sensible proportionate perfection purity imperfect perfect | enough half some most part bad still doesn't_have_to not_perfect ordinary busy messy try better sometimes almost shorter life`,
  `early prevention prepare ready ahead planning prevent proactive before | before early ahead date plan monday weeks first start next diary wait sooner list prepare write`,
  `rest quiet calm stillness solitude silence peace | quiet silence still stopped pause breath slow alone evening dark lamp window sat slept hush`,
  `seasonal natural raw ingredients ingredient whole organic pure additive additives honest added nothing food fruit | grown picked oil oils flour water salt wax plant plants leaves fruit apple apples field spring autumn nothing_else four only wild ripe
    cotton wool milk juice yeast`,
  `disabled accessibility rights equity inclusion dignity people first advocacy advocate | barrier barriers user users screen keyboard wheelchair access stuck fail failed step switch label deaf blind ramp read task journey tested`,
  `hospitality welcoming generous host guests table | table kettle cake biscuit plate pour door fire bed supper guest sit tea stay breakfast come bowl`,
]
