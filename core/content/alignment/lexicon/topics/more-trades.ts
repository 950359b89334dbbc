/** Further lines of business and pastimes, by subject. */
export const MORE_TRADES: Readonly<Record<string, string>> = {
  dentistry: `dentist dental tooth gum filling crown drill brush floss enamel whitening brace orthodontist hygienist
    mouth jaw injection numb nervous chair plaque ache implant denture x-ray checkup decay`,
  eyes: `optician glasses spectacles lens frame eye sight vision contact prescription reading blurry squint test
    short-sighted varifocal retina cataract optometrist`,
  hearing: `hearing deaf ear aid audiologist tinnitus sound lipread sign loop wax volume loud whisper speech stammer
    stutter language therapist voice word swallow vocal`,
  vets: `vet veterinary animal clinic surgery vaccine flea worm tick microchip neuter claw paw limp breed rabbit
    hamster guinea tortoise parrot bird cat kitten dog puppy horse collar cone anaesthetic kennel cattery
    sitter boarding`,
  martial: `judo karate boxing boxer kickboxing taekwondo aikido fencing wrestling martial glove pad punch kick belt
    dojo mat spar ring bout sensei throw stance guard self-defence bag skip footwork`,
  climbing: `climb boulder wall route rope harness belay grip hold chalk crag grade finger forearm crux fall pad mat
    overhang abseil carabiner summit ledge rock gritstone`,
  sports: `football cricket rugby tennis golf netball hockey badminton bowls team match pitch coach referee league
    goal ball bat racket court serve score season kit training squad club captain injury substitute
    tournament player fan stadium skate roller rink skateboard ramp ski snowboard slope`,
  stars: `star astronomy telescope planet moon night sky dark galaxy constellation comet meteor eclipse orbit
    observatory binoculars saturn jupiter cloud space rocket satellite`,
  chocolate: `chocolate cocoa cacao bean bar truffle praline caramel fudge sweet toffee sugar milk dark ganache temper
    shell nut hazelnut box confectioner liquorice marshmallow nougat ice cream gelato sorbet scoop cone
    pudding dessert`,
  spices: `spice chilli sauce hot heat pepper curry masala cumin turmeric ginger cardamom saffron paste jar ferment
    mustard ketchup relish vinegar seasoning salt rub marinade pickle tang umami oil olive pasta noodle
    dumpling street stall market truck tortilla taco wrap falafel hummus`,
  glass: `glass stained lead solder window pane cut colour light bead blow furnace kiln mosaic tile mirror etch
    lampshade enamel copper foil leadwork church restore putty`,
  heritagebuilding: `stone mason masonry drystone wall lime mortar thatch slate roof chimney sweep flue soot hearth stove
    fireplace log burner beam cottage listed period sash window render brick pointing damp cob carpentry
    conservation church barn`,
  locks: `lock locksmith key keys door bolt alarm burglar burglary safe hinge handle cylinder snapped window
    camera cctv doorbell insurance pest rat mouse wasp moth trap bait infestation bedbug gutter drain
    blocked ladder`,
  techhelp: `computer laptop tablet phone smartphone password wifi router printer email scam virus click button
    screen screenshot update backup photo cloud app download browser tab mouse keyboard cable charger
    settings account video call grandson granddaughter beginner digital online form`,
  scheduling: `booking bookings calendar appointment schedule rota slot reminder no-show waitlist cancel cancellation
    deposit clinic salon dashboard sync software feature subscription seat user login integration export
    spreadsheet invoice automate workflow onboarding ticket support`,
  fundraising: `grant funder fundraiser donor donate charity trust trustee bid application deadline impact report
    outcome budget legacy appeal gift aid volunteer beneficiary community lottery foundation supporter cause
    mission`,
  speaking: `speech speak stage audience talk presentation nerves microphone slide rehearse voice pause breath podium
    lectern applause toast best-man eulogy interview pitch panel shaking hands mouth dry confidence`,
  genealogy: `ancestor ancestry family tree genealogy census parish register birth marriage death record surname
    archive dna emigrate grandmother grandfather great-grandmother cousin photograph letter memoir
    ghostwriter interview story memory century village occupation`,
  seeds: `seed sow germinate germination seedling tray packet heirloom variety open-pollinated tomato bean pea
    lettuce squash kale harvest allotment plot compost polytunnel greenhouse frost slug mushroom spawn log
    grow microgreens sprout bed crop fork`,
  houseplants: `houseplant plant fern monstera cactus succulent leaf pot soil water light windowsill root repot drainage
    brown yellow droop gnat mist cutting propagate shade bright humidity`,
  books: `book bookshop bookseller shelf novel read reader page paperback hardback second-hand author library
    borrow club chapter story poetry cover spine bestseller recommend fiction thriller children's stool
    browse`,
  childcare: `nursery childminder nanny preschool toddler baby nap snack settle drop-off pickup key worker play messy
    sand water puddle garden tantrum potty crying ratio ofsted parent morning wellies story song`,
  tutoring: `maths algebra fraction equation sum times-table number physics chemistry biology essay exam paper mark
    revision gcse a-level mock tutor pupil homework textbook formula confidence mistake method working
    university admission statement student study flashcard timetable`,
  divorce: `divorce separation separate mediation mediator solicitor custody contact children handover weekend house
    mortgage settlement court ex agreement co-parent amicable argue conflict family partner dispute
    compromise table neutral`,
  tenants: `tenant tenancy landlord rent deposit eviction notice mould damp repair council flat flatmate lease agent
    inventory arrears hostel homeless shelter housing benefit letter court rights union inspection boiler`,
  insurance: `insure policy premium claim cover excess broker mortgage lend remortgage rate fixed deposit quote risk
    loss critical illness income protection renewal adviser fee pension annuity pot drawdown retirement`,
  immigration: `visa passport refugee asylum migrant immigration citizenship settle border application interview
    home-office translator interpreter language english permit sponsor embassy family reunion newcomer
    arrive`,
  research: `interview interviewee participant survey user usability persona prototype insight researcher question
    answer observe transcript sample bias synthesis hypothesis finding test task session recruit behaviour
    listen assumption`,
  copywriting: `copy copywriter headline tagline sentence word tone brand website newsletter email subject line draft
    edit verb adjective jargon reader audience brief client rewrite cut page landing button proofread style
    guide`,
  logodesign: `logo brand identity designer typeface font colour palette mark sketch symbol packaging label brief
    concept print sign signwriter lettering shopfront poster illustration layout grid mock-up business-card`,
  assistants: `inbox email calendar diary admin invoice travel booking minutes meeting reply delegate task list
    organise file folder document spreadsheet call overwhelmed founder hour retainer handover process
    checklist`,
  removals: `move removal van box pack tape bubble wrap sofa piano stairs doorway furniture house keys storage lift
    blanket loading lorry house-move flat fragile wardrobe landlord`,
  campers: `campervan camper van caravan motorhome bed awning stove gas hook-up site pitch road trip coast layby
    kettle hire convert conversion roof beach battery solar ferry festival sleeping curtain`,
  birding: `bird birdwatching binoculars hide twitcher warbler owl kingfisher curlew lapwing puffin gannet swift
    nest feather song dawn chorus reserve marsh reedbed estuary migration flock ring telescope feeder
    species`,
  horology: `watch watchmaker clock movement spring mainspring dial hand escapement pendulum chime tick wind wound
    strap crystal case jewel loupe tweezers oil grandfather shoe cobbler sole heel leather boot stitch welt
    polish umbrella bag`,
  dance: `dance ballet tap jazz salsa tango swing lindy ceilidh ballroom waltz partner lead follow step turn spin
    rhythm beat music floor studio shoes two-left-feet class social hall band routine choreography plié
    barre`,
  choirs: `choir sing song harmony alto soprano tenor bass voice breath warm-up hymn folk carol rehearsal concert
    hall sheet music tune pitch lungs conductor tuesday community tea`,
  boardgames: `board game dice card meeple counter table player turn rule strategy lose café puzzle jigsaw chess piece
    pawn knight bishop checkmate opening endgame club opponent clock move dungeon quest wizard character`,
  toys: `toy toys wooden block puzzle doll teddy bear train rattle play imagination child beech paint non-toxic
    battery plastic pull-along handmade birthday puppet kite marble`,
  soaps: `soap lather bar bath shower skin oil olive coconut shea butter lye cure scent lavender rosemary shampoo
    balm sensitive eczema dry plastic-free wrap mould deodorant toothpaste razor`,
  catering: `caterer canapé buffet plate sandwich lunch menu guest wedding event kitchen van chef vegan vegetarian
    allergy portion serve tray oven truck street feast supper table grazing leftover`,
  manufacturing: `factory workshop machine cnc mill lathe steel aluminium weld fabricate forge blacksmith anvil hammer
    tongs iron gate railing bolt thread part batch tolerance drawing prototype order supplier maintenance
    downtime sensor`,
  packaging: `package box carton cardboard label wrap tape parcel bottle jar pouch compostable recycled plastic sleeve
    print ink mailer order shipment shelf sample minimum run pallet`,
  retail: `shop shopkeeper counter window display shelf stock customer browse gift local high street market stall
    order basket delivery return price tag opening saturday bell regular wrap paper bag independent`,
  farmtech: `farm field crop yield soil sensor drone tractor data weather forecast irrigation fertiliser livestock
    herd ear tag milk feed grain harvest subsidy paperwork app map`,
  motorbikes: `motorbike motorcycle scooter moped helmet leathers rider engine exhaust throttle clutch gear chain
    sprocket sidecar biker licence cbt road bend garage oil mechanic`,
  trains: `train railway rail station platform carriage ticket track timetable conductor sleeper seat window
    journey steam locomotive line branch bus tram delay commuter`,
  disabilityaids: `wheelchair ramp hoist rail grab crutch walking stick frame stairlift adapt bathroom occupational
    therapist carer disabled disability accessible mobility independence prosthetic brace cushion scooter`,
  addiction: `sober sobriety alcohol alcohol-free drink hangover addiction recovery relapse craving evening party pub
    meeting sponsor day rehab gambling smoking vape cigarette habit mocktail`,
  bodyweight: `weight body size fat diet scales hunger binge eating disorder fullness clothes mirror plus-size curve
    bra swimsuit dress fit stare intuitive swap shame calorie`,
  students: `student university campus halls lecture seminar essay dissertation deadline loan freshers flatmate
    course degree apprentice apprenticeship placement intern internship graduate college school-leaver ucas`,
  politics: `council councillor mp vote voter election policy campaign law parliament petition letter minister
    committee hearing local government rights protest union strike worker wage member organise leaflet`,
  journalism: `newspaper news journalist report story headline source interview editor local paper press scoop
    investigation council court subscriber newsletter article column byline fact`,
  menswork: `men bloke mate father dad shed friendship talk lonely stoic feelings group pub football prostate
    testosterone shave beard razor suit`,
  teaandtime: `tea kettle cup pot leaf teapot saucer biscuit milk steep brew infusion loose harvest garden estate
    oolong green black white puerh matcha whisk caddy strainer`,
}

/** Places named together: a foundation that names one of them is at home in the others. */
export const PLACES: Readonly<Record<string, string>> = {
  yorkshire: `yorkshire leeds bradford otley ilkley harrogate york hebden halifax huddersfield calderdale dales whitby
    scarborough hull sheffield barnsley rotherham doncaster kelham hillsborough ripon skipton wharfedale
    swaledale moors`,
  manchester: `manchester salford stockport chorlton didsbury ancoats bolton bury oldham rochdale wigan prestwich
    withington lancashire preston blackburn burnley lancaster blackpool`,
  merseyside: `liverpool merseyside wirral birkenhead southport crosby toxteth chester cheshire warrington mersey
    anfield`,
  northeast: `northumberland newcastle tyneside gateshead sunderland durham alnwick bamburgh seahouses hexham berwick
    tyne wear tees middlesbrough whitley tynemouth`,
  cumbria: `cumbria lakes lakeland kendal keswick ambleside windermere coniston ullswater penrith carlisle herdwick
    fells`,
  westmidlands: `birmingham walsall solihull wolverhampton dudley coventry moseley digbeth edgbaston warwick worcester
    worcestershire stourbridge shropshire shrewsbury ludlow telford herefordshire hereford ledbury malvern
    leominster marches stafford stoke`,
  eastmidlands: `nottingham nottinghamshire derby derbyshire leicester leicestershire lincoln lincolnshire northampton
    peak matlock buxton bakewell rutland stamford loughborough sherwood beeston`,
  bristol: `bristol bath somerset gloucester gloucestershire bedminster clifton stroud cheltenham bishopston
    totterdown avon glastonbury mendip bridgwater taunton severn`,
  southwest: `cornwall cornish devon exeter plymouth falmouth penzance truro newquay bude padstow dartmoor exmoor
    totnes torquay dartmouth dorset bridport lyme weymouth poole bournemouth tamar`,
  wales: `wales welsh cardiff swansea newport aberystwyth machynlleth snowdonia eryri gwynedd powys gower
    pembrokeshire tenby carmarthen bangor anglesey conwy brecon beacons abergavenny hay wrexham llangollen
    mumbles`,
  scotland: `scotland scottish edinburgh glasgow leith fife dundee aberdeen inverness highland skye hebrides orkney
    shetland perth stirling loch glen tay cairngorms oban argyll portobello lothian borders ayr`,
  ireland: `ireland irish dublin belfast galway cork kerry antrim derry donegal mayo ulster limerick armagh`,
  london: `london hackney peckham brixton tottenham walthamstow camden islington lewisham deptford croydon ealing
    hammersmith southwark bermondsey stratford thames leyton dalston greenwich soho haringey clapham tooting
    wandsworth richmond`,
  southeast: `brighton hove sussex lewes hastings worthing kent margate whitstable canterbury folkestone surrey
    guildford hampshire southampton portsmouth winchester reading berkshire oxford oxfordshire
    buckinghamshire milton eastbourne chichester`,
  eastanglia: `norfolk norwich suffolk ipswich cambridge cambridgeshire ely essex colchester southwold aldeburgh cromer
    holt broads fens peterborough felixstowe`,
}
