/** Words that belong to culture, learning, travel, animals and life's occasions, by subject. */
export const PEOPLE_AND_CULTURE: Readonly<Record<string, string>> = {
  music: `album audition bach band bar cello choir chord clarinet concert conductor drum ear ensemble exam
    fiddle flute gig grade guitar instrument keys lesson lid melody mozart music orchestra perform
    pianist piano pitch practice practise record rehearse rhythm scale sheet sing song stage teacher
    tone tune vinyl violin voice`,
  audio: `audio credits earphones echo edit editor episode guest headphones host interview intro jingle listen
    mic microphone mix podcast producer radio record recordings series silence sound studio transcript
    um voice`,
  photography: `album black blur camera candid darkroom documentary film flash focus footage frame gallery headshot
    lens light moment negative photo picture portrait pose print shoot shot shutter smile unposed video
    videographer white`,
  art: `acrylic art artist artwork brush canvas charcoal class colour commission draw drawings easel
    exhibition frame gallery illustration illustrator ink mural museum oil paint paintings pencil
    portrait print printmaking sculptor sculpture sketch sketchbook studio watercolour`,
  stage: `acting actor audience ballet ballroom cinema circus clown comedian comedy costume dance director
    drama film floor improv joke laugh microphone nerves partner perform puppet rehearsal salsa
    screening script speech spotlight stage swing tango theatre`,
  games: `board campaign card character chess club dice dragon dungeon escape fun game jigsaw lego miniatures
    model piece player puzzle quiz quizzes roleplay rules table toy toys wooden`,
  teaching: `a-level algebra apprenticeship class classroom college confidence course curriculum english exam
    explain fractions gcse grade homework lesson marks maths mistake nursery pupil revise school science
    spelling student sum teach tuition tutor university worksheet`,
  research: `academic ancestor ancestry archaeologist archaeology archive archivist birth census century dna
    documents evidence footnote genealogy grandfather grandmother heritage historian history lecture
    museum parish phd professor record research scholar scholarship source study surname thesis tree
    university war`,
  travel: `abroad adventure airport beach border bus campervan city coast country explore ferry flight guide
    holiday hostel hotel inn island itinerary journey landscape local luggage map mountain museum
    passport railway route sightseeing station suitcase ticket tour train travel traveller trip van view
    village wander`,
  cars: `battery bonnet brake car charger classic clutch dashboard drive driver electric engine examiner
    exhaust garage gear gearbox hill hybrid instructor junction lesson licence mechanic mileage mirror
    mot motorway nervous oil parallel park pass road roundabout stall steering taxi test tyre van
    vehicle`,
  boats: `anchor boat canal chart coast crew deck estuary fish fisherman fishermen harbour helm hull jetty
    keel knot lifejacket lighthouse lock mast mooring narrowboat navigation net oars port river rope row
    rower rudder sail sailor sea skipper tidal tide wind yacht`,
  coast: `beach boat cliff coast dune fishing fog gull harbour horizon island lighthouse mist pebble pier rain
    rockpool salt sand sandy sea seaside seaweed shell shore storm tide wave weather wind winter`,
  dogs: `adopt anxious bark barky behaviourist breed cat chew collie dog fur greyhound groom hamster harness
    kennel kitten labrador litter lunge lurcher owner park paw pet pull pup puppy purr rabbit recall
    rescue reward sniff sniffing sofa spaniel tail terrier trainer treat vet wag walkies whippet`,
  horses: `bridle canter equestrian equine farrier field foal gallop gelding groom ground hack hay hoof hooves
    horse livery mare mount paddock pony reins ride rider saddle stable stabled tack trot vet yard`,
  weddings: `anniversary bouquet bride bridesmaid cake celebrant ceremony church confetti couple dance dress
    elope engaged groom guest husband invitation marriage marry planner proposal reception register
    registrar rings speech venue vow wedding wife`,
  events: `balloon band birthday caterer celebrate celebration club conference dance decorations event fair
    festival fete food gathering gatherings guest hall host invite market marquee organiser party
    planner rsvp stage supper ticket venue workshop`,
  funerals: `ashes bereaved burial bury celebrant cemetery ceremony chapel coffin cremation crematorium dead
    death die eulogy funeral goodbye grave graveyard grief grieve headstone hearse hospice hymn loss
    memorial mourn natural shroud undertaker wake widow woodland`,
  faith: `advent astrology belief blessing buddhist candle chapel christmas church congregation crystal easter
    energy faith god humanist hymn meditation minister moon mosque pilgrimage pray reiki retreat ritual
    sacred sermon silence soul spirit spiritual spirituality synagogue tarot temple vicar`,
  community: `activist campaign cause charity club co-op community cooperative council councillor donate donor
    foodbank funder fundraise grant hall homeless hub justice library local member mp neighbour
    neighbourhood petition protest refugee renters trustee union volunteer youth`,
  relationships: `affair argue boyfriend breakup couple date desire divorce ex friendship gay girlfriend husband
    intimacy intimate jealous kiss lesbian lgbt listen lonely lover marriage married partner pride queer
    relationship row sex sexual single therapist trans trust wife`,
  pregnancyloss: `adopted attachment birth carer childless clinic egg embryo fertility foster grandchild grandchildren
    infertility ivf kinship loss miscarriage siblings social surrogacy trauma`,
  toolsandhire: `borrow community cot cupboard deposit drill equipment hire kit ladder lend library members
    membership rent rental return shed tent tool`,
  kidscraft: `balloon birthday cardboard costume craft curious den dinosaur explore forest glitter glue
    imagination mess messy mud muddy nature paint party playdough preschool puppet sand school scissors
    storytime toddler`,
}
