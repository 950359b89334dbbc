/** Further lines of business and pastimes, by subject. */
export const MORE_TRADES: Readonly<Record<string, string>> = {
  dentistry: `ache brace brush chair checkup crown decay dental dentist denture drill enamel filling floss gum
    hygienist implant injection jaw mouth nervous numb orthodontist plaque tooth whitening x-ray`,
  eyes: `blurry cataract contact frame glasses lens optician optometrist prescription retina short-sighted
    sight spectacles squint test varifocal vision`,
  hearing: `aid audiologist deaf ear language lipread loop loud sign sound speech stammer stutter swallow
    therapist tinnitus vocal voice volume wax whisper`,
  vets: `anaesthetic animal bird boarding breed cat cattery claw clinic collar cone dog flea guinea hamster
    horse kennel kitten limp microchip neuter parrot paw puppy rabbit surgery tick tortoise vaccine vet
    veterinary worm`,
  martial: `aikido bag belt bout boxer boxing dojo fencing footwork glove guard judo karate kick kickboxing
    martial mat pad punch ring self-defence sensei skip spar stance taekwondo throw wrestling`,
  climbing: `abseil belay boulder carabiner chalk climb crag crux finger forearm grade grip gritstone harness
    hold ledge mat overhang pad rock rope route summit wall`,
  sports: `badminton ball bat bowls captain club coach court cricket fan football goal golf hockey injury kit
    league match netball pitch player racket ramp referee rink roller rugby score season skate
    skateboard ski slope snowboard squad stadium substitute tennis tournament training`,
  stars: `astronomy binoculars cloud comet constellation dark eclipse galaxy jupiter meteor moon observatory
    orbit planet rocket satellite saturn sky space star telescope`,
  chocolate: `bar bean box cacao caramel chocolate cocoa cone confectioner cream dark dessert fudge ganache gelato
    hazelnut ice liquorice marshmallow milk nougat nut praline pudding scoop shell sorbet sugar sweet
    temper toffee truffle`,
  spices: `cardamom chilli cumin curry dumpling falafel ferment ginger heat hot hummus jar ketchup marinade
    market masala mustard noodle oil olive pasta paste pepper pickle relish rub saffron salt sauce
    seasoning spice stall street taco tang tortilla truck turmeric umami vinegar wrap`,
  glass: `bead blow church colour copper enamel etch foil furnace glass kiln lampshade leadwork light mirror
    mosaic pane putty restore solder stained tile window`,
  heritagebuilding: `barn beam brick burner carpentry chimney church cob conservation cottage damp drystone fireplace
    flue hearth lime listed log mason masonry mortar period render roof sash slate soot stone stove
    sweep thatch wall window`,
  locks: `alarm bait bedbug blocked bolt burglar burglary camera cctv cylinder doorbell drain gutter handle
    hinge infestation insurance key keys ladder lock locksmith moth mouse pest rat safe snapped trap
    wasp window`,
  techhelp: `account app backup browser button cable charger click cloud computer digital download form
    granddaughter grandson keyboard laptop mouse online password photo printer router scam screen
    screenshot settings smartphone tab tablet update video virus wifi`,
  scheduling: `appointment automate bookings calendar cancel cancellation clinic dashboard deposit export feature
    integration invoice login no-show onboarding reminder rota salon schedule seat slot software
    spreadsheet subscription sync ticket waitlist workflow`,
  fundraising: `aid appeal application beneficiary bid budget cause charity community deadline donate donor
    foundation funder fundraiser gift grant impact legacy lottery mission outcome report trust trustee
    volunteer`,
  speaking: `applause audience best-man breath confidence dry eulogy interview lectern microphone mouth nerves
    panel pause pitch podium presentation rehearse shaking slide speech stage talk toast voice`,
  genealogy: `ancestor ancestry archive birth census century cousin death dna emigrate genealogy ghostwriter
    grandfather grandmother great-grandmother interview letter marriage memoir memory occupation parish
    photograph record register surname tree village`,
  seeds: `allotment bean bed compost crop fork frost germinate germination greenhouse harvest heirloom kale
    lettuce log microgreens mushroom open-pollinated packet pea plot polytunnel seed seedling slug sow
    spawn sprout squash tomato tray variety`,
  houseplants: `bright brown cactus drainage droop fern gnat houseplant humidity leaf light mist monstera plant pot
    propagate repot root shade soil succulent water windowsill yellow`,
  books: `author bestseller bookseller bookshop borrow browse chapter club cover fiction hardback library
    novel page paperback poetry reader recommend second-hand shelf spine stool thriller`,
  childcare: `baby childminder crying drop-off garden key messy nanny nap nursery ofsted parent pickup potty
    preschool puddle ratio sand settle snack song tantrum toddler water wellies`,
  tutoring: `a-level admission algebra biology chemistry confidence equation essay exam flashcard formula
    fraction gcse homework mark maths method mistake mock paper physics pupil revision statement student
    study sum textbook times-table timetable tutor university`,
  divorce: `agreement amicable argue co-parent compromise conflict contact court custody dispute divorce ex
    handover mediation mediator mortgage neutral partner separate separation settlement solicitor table
    weekend`,
  tenants: `agent arrears benefit boiler council court damp deposit eviction flat flatmate homeless hostel
    inspection inventory landlord lease letter mould notice rent repair shelter tenancy tenant union`,
  insurance: `adviser annuity broker claim cover critical deposit drawdown excess fee fixed illness income insure
    lend loss mortgage pension policy pot premium protection quote rate remortgage renewal retirement
    risk`,
  immigration: `application arrive asylum border citizenship embassy english home-office immigration interpreter
    interview language migrant newcomer passport permit refugee reunion settle sponsor translator visa`,
  research: `assumption behaviour bias hypothesis insight interview interviewee listen observe participant
    persona prototype recruit researcher sample session survey synthesis task test transcript usability`,
  copywriting: `adjective audience brief button copy copywriter draft edit guide headline jargon landing newsletter
    page proofread reader rewrite sentence style subject tagline tone verb`,
  logodesign: `brief business-card colour concept designer font grid identity illustration label layout lettering
    logo mark mock-up packaging palette poster print shopfront sign signwriter sketch symbol typeface`,
  assistants: `admin calendar checklist delegate diary document file folder founder handover inbox invoice list
    organise overwhelmed process reply retainer spreadsheet task travel`,
  removals: `blanket box bubble doorway flat fragile furniture house-move keys landlord lift loading lorry pack
    piano removal sofa stairs storage tape van wardrobe wrap`,
  campers: `awning battery beach bed camper campervan caravan coast conversion convert curtain ferry festival
    gas hire hook-up kettle layby motorhome pitch road roof sleeping solar stove trip van`,
  birding: `binoculars bird birdwatching chorus curlew dawn estuary feather feeder flock gannet hide kingfisher
    lapwing marsh migration nest owl puffin reedbed reserve ring song species swift telescope twitcher
    warbler`,
  horology: `bag boot chime clock cobbler crystal dial escapement grandfather heel jewel leather loupe mainspring
    oil pendulum polish shoe sole spring stitch strap tick tweezers umbrella watchmaker welt wind wound`,
  dance: `ballet ballroom band barre beat ceilidh choreography class dance floor hall jazz lindy music partner
    plié rhythm routine salsa shoes social spin studio swing tango tap two-left-feet waltz`,
  choirs: `alto bass breath carol choir community concert conductor folk hall harmony hymn lungs music pitch
    rehearsal sheet sing song soprano tea tenor tune voice warm-up`,
  boardgames: `bishop board café card character checkmate chess clock club counter dice dungeon endgame game jigsaw
    knight meeple opponent pawn piece player puzzle rule strategy table wizard`,
  toys: `battery bear beech birthday block doll handmade imagination kite marble non-toxic paint plastic
    pull-along puppet puzzle rattle teddy toy toys train wooden`,
  soaps: `balm bar bath butter coconut cure deodorant dry eczema lather lavender lye mould oil olive
    plastic-free razor rosemary scent sensitive shampoo shea shower skin soap toothpaste wrap`,
  catering: `allergy buffet canapé caterer chef event feast grazing guest kitchen leftover lunch menu oven plate
    portion sandwich street supper table tray truck van vegan vegetarian wedding`,
  manufacturing: `aluminium anvil batch blacksmith bolt cnc downtime drawing fabricate factory forge gate hammer iron
    lathe machine maintenance order prototype railing sensor steel supplier thread tolerance tongs weld
    workshop`,
  packaging: `bottle box cardboard carton compostable ink jar label mailer minimum order package pallet parcel
    plastic pouch print recycled sample shelf shipment sleeve tape wrap`,
  retail: `bag basket bell browse counter delivery display gift independent local market order paper regular
    return shelf shop shopkeeper stall stock street tag window wrap`,
  farmtech: `app crop data drone ear farm feed fertiliser field forecast grain harvest herd irrigation livestock
    map milk paperwork sensor soil subsidy tag tractor weather yield`,
  motorbikes: `bend biker cbt chain clutch engine exhaust garage gear helmet leathers licence mechanic moped
    motorbike motorcycle oil rider road scooter sidecar sprocket throttle`,
  trains: `branch bus carriage commuter conductor delay journey locomotive platform rail railway seat sleeper
    station steam ticket timetable track train tram window`,
  disabilityaids: `accessible adapt bathroom brace carer crutch cushion disability disabled frame grab hoist
    independence mobility occupational prosthetic rail ramp scooter stairlift stick therapist wheelchair`,
  addiction: `addiction alcohol alcohol-free cigarette craving drink gambling habit hangover mocktail party pub
    recovery rehab relapse smoking sober sobriety sponsor vape`,
  bodyweight: `binge body bra calorie clothes curve diet disorder dress eating fat fit hunger intuitive mirror
    plus-size scales shame size stare swap swimsuit weight`,
  students: `apprentice apprenticeship campus college course deadline degree dissertation essay flatmate freshers
    graduate halls intern internship lecture loan school-leaver seminar student ucas university`,
  politics: `campaign committee council councillor election government law leaflet letter local member minister
    mp organise parliament petition policy protest strike union vote voter wage`,
  journalism: `article byline column council court editor headline interview investigation journalist local news
    newsletter newspaper paper press report scoop source subscriber`,
  menswork: `beard bloke dad father feelings football friendship lonely mate prostate pub razor shave shed stoic
    suit talk testosterone`,
  teaandtime: `biscuit black brew caddy cup estate garden green harvest infusion kettle leaf loose matcha milk
    oolong pot puerh saucer steep strainer tea teapot whisk white`,
}

/** Places named together: a foundation that names one of them is at home in the others. */
export const PLACES: Readonly<Record<string, string>> = {
  yorkshire: `barnsley bradford calderdale dales doncaster halifax harrogate hebden hillsborough huddersfield hull
    ilkley kelham leeds moors otley ripon rotherham scarborough sheffield skipton swaledale wharfedale
    whitby york yorkshire`,
  manchester: `ancoats blackburn blackpool bolton burnley bury chorlton didsbury lancashire lancaster manchester
    oldham preston prestwich rochdale salford stockport wigan withington`,
  merseyside: `anfield birkenhead cheshire chester crosby liverpool mersey merseyside southport toxteth warrington
    wirral`,
  northeast: `alnwick bamburgh berwick durham gateshead hexham middlesbrough newcastle northumberland seahouses
    sunderland tees tyne tynemouth tyneside wear whitley`,
  cumbria: `ambleside carlisle coniston cumbria herdwick kendal keswick lakeland lakes penrith ullswater
    windermere`,
  westmidlands: `birmingham coventry digbeth dudley edgbaston hereford herefordshire ledbury leominster ludlow
    malvern marches moseley shrewsbury shropshire solihull stafford stoke stourbridge telford walsall
    warwick wolverhampton worcester worcestershire`,
  eastmidlands: `bakewell beeston buxton derby derbyshire leicester leicestershire lincoln lincolnshire loughborough
    matlock northampton nottingham nottinghamshire peak rutland sherwood stamford`,
  bristol: `avon bath bedminster bishopston bridgwater bristol cheltenham clifton glastonbury gloucester
    gloucestershire mendip severn somerset stroud taunton totterdown`,
  southwest: `bournemouth bridport bude cornish cornwall dartmoor dartmouth devon dorset exeter exmoor falmouth
    lyme newquay padstow penzance plymouth poole tamar torquay totnes truro weymouth`,
  wales: `abergavenny aberystwyth anglesey bangor beacons brecon cardiff carmarthen conwy eryri gower gwynedd
    hay llangollen machynlleth mumbles newport pembrokeshire powys snowdonia swansea tenby wales welsh
    wrexham`,
  scotland: `aberdeen argyll ayr borders cairngorms dundee edinburgh fife glasgow glen hebrides highland
    inverness leith loch lothian oban orkney perth portobello scotland scottish shetland skye stirling
    tay`,
  ireland: `antrim armagh belfast cork derry donegal dublin galway ireland irish kerry limerick mayo ulster`,
  london: `bermondsey brixton camden clapham croydon dalston deptford ealing greenwich hackney hammersmith
    haringey islington lewisham leyton london peckham richmond soho southwark stratford thames tooting
    tottenham walthamstow wandsworth`,
  southeast: `berkshire brighton buckinghamshire canterbury chichester eastbourne folkestone guildford hampshire
    hastings hove kent lewes margate milton oxford oxfordshire portsmouth southampton surrey sussex
    whitstable winchester worthing`,
  eastanglia: `aldeburgh broads cambridge cambridgeshire colchester cromer ely essex felixstowe fens holt ipswich
    norfolk norwich peterborough southwold suffolk`,
}
