/**
 * What brands hold dear: each value with the words that name it (before the bar) and the words by which a post shows
 * it (after). A foundation that names a value gets credit for a post that shows it in other words.
 */
export const VALUE_NEIGHBOURS: readonly string[] = [
  `honest honesty transparent transparency truth candour candid frank openness open disclosure
    integrity straight authentic authenticity sincerity | admit wrong mistake fault sums breakdown show
    published proof mended described visible won't_lie to_be_honest don't_know we_don't_know we_got
    told_you say_so tell_you ask_why exactly price costs sorry checked unmentioned evidence settled
    actual`,
  `plain simple simplicity clear clarity english readable jargon minimal straightforward | words
    ordinary short page explain means called list step easy sentence small bus understand`,
  `craft craftsmanship handmade quality skill excellence workmanship mastery detail hands hand | made
    stitch joint bench batch slowly tool years patient finish edge grain careful hours apprentice proper
    measure sanded poured cut`,
  `slow slowness patience patient unhurried time rest gentle pace steady often | wait rush hurry weeks
    months years quiet pause settle leave ready late stop evening eventually longer spring winter ripen
    soften no_rush when_you_are_ready take_your_time`,
  `community belonging together neighbours togetherness local village connection friendship making |
    street group table joined shared gather friends hall club knows name bring_your pub round come`,
  `inclusion inclusive welcome welcoming everyone everybody diversity accessible equality belonging
    every all any | first_time beginner chair wheelchair shy old young size whoever wherever whatever
    you_don't_have_to don't_need can_come join stood late`,
  `sustainable sustainability planet environment environmental green waste refill recycle eco earth
    nature circular mend repair reuse | plastic compost bottle empty returned bin carbon secondhand
    local seasonal worn keep litter bags`,
  `fair fairness equal equality justice ethical rights pay paid | wage share split credit full rate
    honest tips union rota agreed price owed due`,
  `respect dignity respectful humanity regard adults grown-ups | asked listen name polite grown
    grown-up serious seriously permission choice proper properly decide voice knock apologise`,
  `kind kindness compassion care caring gentle gentleness love empathy warmth shame judgement
    tenderness | sorry fine alone allowed gently cup tea hug cry tears slow hand held blame fault fail
    don't_worry that's_fine it's_fine no_shame not_your_fault easy be_kind`,
  `courage brave bravery bold boldness fearless risk daring | afraid scared frightened nervous try
    stood shaking anyway wobble leap rang spoke asked no_one_else step`,
  `curious curiosity learning learn discovery wonder explore questions knowledge education teach
    scholarship | asked discover found noticed try experiment looked history read study clue search
    explain lesson book turned_out mystery`,
  `fun play playful joy humour laughter silly daft laugh wonky delight | giggle joke ridiculous funny
    face wobbly grin mess messy hooray cake biscuit dance party nickname`,
  `freedom independence independent autonomy choice flexible flexibility own | choose anywhere whenever
    leave cancel decide alone stop`,
  `evidence science facts proof rigour research data accuracy precision expertise measured | study
    tested numbers figures percent results found show trial checked source count average out_of compared`,
  `tradition heritage history legacy roots past old ancestral stewardship | grandfather grandmother
    century years generations handed passed used_to kept ago family original`,
  `privacy discretion discreet confidential confidentiality trust consent unposed | quiet permission
    asked shared alone name say-so closed deleted corner`,
  `safety safe security protection care responsible | check gloves helmet lifeguard tested rule risk
    lock ready near watch`,
  `reliable reliability punctual dependable consistency promise turn keep loyalty trust accountable
    accountability ownership responsibility guarantee word | time late text rang ring call date monday
    answer sorry fixed agreed refund money_back return`,
  `generous generosity giving share sharing kindness abundance | free lend borrow gladly bring spare
    pay_what_you_can help teach extra ask`,
  `affordable thrift frugal value money budget pricing price honest cheap cost budgets | pence quid
    pound fixed spend saved bill free`,
  `growth progress improvement development ambition improving potential | learn better month year
    started further try practice small step changed grew`,
  `balance wellbeing rest health healthy calm comfort ease self-care body | sleep breathe stop evening
    slippers sit lunch walk home quiet tired pause soft warm chair tea`,
  `innovation creative creativity imagination originality ideas invention new experiment | try
    different odd made what_if wrong sketch drew build strange colour`,
  `place locality local region home coast county rooted landscape roots near | lane road village town
    street river hill field harbour market valley north south east west miles parish`,
  `family families children generations parents home | mum dad daughter son gran aunt brother sister
    baby table sunday tea house nan grandad cousin`,
  `nature natural wildlife wild animals animal soil land earth | tree leaf bird rain grass hedge moss
    worm seed river weather sky frost bees spring`,
  `beauty beautiful elegance aesthetic ordinary | light colour quiet shape soft evening window shadow
    small noticed glass line gold grey blue green look`,
  `service helpful support customers client people human first listening listen | heard ask rang call
    answered phone talk told question cup visit sat wrote quiet`,
  `practice discipline steady consistency effort perseverance resilience dedication hard | minutes day
    daily week weekly morning slowly repeat habit regular stop`,
  `humility humble modest understated ordinary snobbery ego down-to-earth nonsense | wrong small sorry
    daft fine simply scruffy muddy kitchen shed van mate`,
  `trust trustworthy loyal truth | told promise asked keep name show stand return know see`,
  `animals kind methods welfare reward gentle | treat wait sniff sofa gently soft slowly safe quiet
    frightened relax bed vet`,
  `empower agency teach independence self-reliance confidence skills ownership yourself fish | show
    learn try next_time can_do you_can hand template check catch without_us`,
  `realistic real honest expectations practical sensible proportionate perfection purity imperfect
    perfect | half part bad doesn't_have_to not_perfect ordinary busy messy try better shorter life`,
  `early prevention prepare ready ahead planning prevent proactive before | date monday weeks start
    diary wait list write`,
  `rest quiet calm stillness solitude silence peace | stopped pause breath slow alone evening dark lamp
    window sat slept hush`,
  `seasonal natural raw ingredients ingredient whole organic pure additive additives honest added
    nothing food fruit | grown picked oil flour water salt wax plant leaves apple field spring autumn
    nothing_else wild ripe cotton wool milk juice yeast`,
  `disabled accessibility rights equity inclusion dignity people first advocacy advocate | barrier user
    screen keyboard wheelchair stuck fail step switch label deaf blind ramp read task tested`,
  `hospitality host guests | table kettle cake biscuit plate pour door fire bed supper sit tea stay
    breakfast come bowl`,
]
