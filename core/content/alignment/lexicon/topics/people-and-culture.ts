/** Words that belong to culture, learning, travel, animals and life's occasions, by subject. */
export const PEOPLE_AND_CULTURE: Readonly<Record<string, string>> = {
  music: `music musical musician musicians song songs sing singing singer singers choir choirs piano pianist pianos guitar guitars violin fiddle cello clarinet flute
    drum drums band orchestra ensemble instrument instruments note notes chord chords tune tunes tuned tuning melody rhythm scale scales bar bars practice
    practise lesson lessons teacher tone ear play plays played playing concert concerts gig gigs record records vinyl album stage perform performance
    rehearsal rehearse rehearsals audition grade exam voice pitch sheet conductor bach mozart lid keys`,
  audio: `podcast podcasts podcaster podcasting episode episodes audio sound sounds microphone mic record recorded recording recordings listen listener listeners
    edit editing editor mix mixing studio echo headphones earphones interview interviews guest guests host hosts radio voice voices intro jingle transcript
    producer production series show credits silence um cut cuts`,
  photography: `photograph photographs photographer photographers photography photo photos picture pictures camera cameras lens lenses portrait portraits shoot shoots
    shot shots frame frames framed flash light shutter film negative darkroom print prints album gallery pose posed unposed poses smile headshot headshots
    documentary candid video videographer footage filming black white blur moment moments focus`,
  art: `art artist artists arts artwork paint paints painter painters painting paintings draw draws drawing drawings sketch sketches sketchbook studio gallery
    galleries exhibition exhibitions canvas watercolour oil acrylic brush brushes pencil charcoal ink illustration illustrator colour colours sculpture sculptor mural murals
    portrait easel frame framed framer print prints printmaking creative creativity life class commission commissions museum`,
  stage: `theatre theatres stage play plays actor actors acting audience audiences rehearsal rehearsals script scripts director drama comedy comedian improv
    laugh laughs joke jokes dance dances dancer dancers dancing ballet tango salsa swing ballroom step steps partner floor costume costumes performance performances
    perform show shows circus puppet puppets clown speech speeches speaking speaker microphone nerves spotlight film films cinema screening`,
  games: `game games gaming board dice card cards puzzle puzzles jigsaw player players play played playing rules turn chess table toy toys lego wooden roleplay dungeon
    dungeons campaign quest character escape quiz quizzes winner lose losing club fun model models miniatures dragon dragons piece pieces`,
  teaching: `teach teaches teacher teachers teaching tutor tutors tutoring tuition lesson lessons class classes classroom school schools pupil pupils student students
    learn learner learners learning exam exams gcse gcses a-level maths english science homework revise revision marks grade grades curriculum reading spelling
    phonics nursery university college apprenticeship course courses confidence worksheet worksheets phonics sum sums fractions algebra
    mistake mistakes question answer explain`,
  research: `research researcher researchers university universities study studies academic academics phd thesis professor lecture scholar scholarship history historian
    historians archive archives archivist genealogy ancestor ancestors ancestry family tree census parish record records birth grandfather grandmother
    archaeology archaeologist museum museums source sources evidence footnote century surname dna war documents heritage`,
  travel: `travel travels traveller travellers travelling trip trips tour tours tourist tourists guide guides guided holiday holidays journey train trains railway station
    ferry flight flights airport passport suitcase luggage hotel hotels inn inns hostel itinerary route routes map city cities village villages country countries
    abroad local locals island islands coast coastal beach mountain mountains museum ticket tickets border adventure wander explore sightseeing bus van campervan
    campervans landscape view views`,
  cars: `car cars vehicle vehicles driver drivers driving drive learner learners instructor instructors lesson lessons test examiner licence road roads roundabout
    roundabouts junction clutch gear gears gearbox brake brakes mirror mirrors parking park parallel motorway motorways steering engine garage garages mechanic mechanics
    mot service oil tyre tyres exhaust electric charging charger battery hybrid classic van stall stalled hill bonnet dashboard
    mileage taxi pass passed nervous`,
  boats: `boat boats sail sails sailing sailor sailors yacht narrowboat narrowboats canal canals lock locks mooring harbour harbours port sea rope ropes knot knots
    anchor tide tides tidal wind crew skipper hull mast deck keel rudder tiller helm jetty river rivers lifejacket rowing rower row oars
    chart charts navigation lighthouse fisherman fishermen fishing fish net nets coast coastal estuary`,
  coast: `coast coastal sea seaside shore shores beach beaches sand sandy dune dunes cliff cliffs harbour tide tides salt gull gulls wave waves wind winds fog
    mist rain storm storms weather island islands fishing boat boats shell shells pebble pebbles rockpool seaweed pier winter horizon lighthouse
   `,
  dogs: `dog dogs puppy puppies pup lead leads harness bark barks barking barky bite walk walks walkies park treats treat chew chewed training trainer trainers trained
    rescue rescues rescued adopt adopted adoption breed breeder terrier spaniel labrador greyhound lurcher whippet collie sniff sniffing sniffs tail wag wagging
    paw paws fur groom groomer grooming kennel kennels sofa vet vets behaviourist recall sit anxious pull pulling lunge lunging reward rewards
    owner owners cat cats kitten kittens litter purr pet pets rabbit rabbits hamster`,
  horses: `horse horses pony ponies ride rides rider riders riding saddle saddles bridle reins stable stables stabled yard hoof hooves farrier trot canter gallop
    field paddock hay mare gelding foal equine equestrian groom grooming livery mount mounted tack bit hack hacking vet ground`,
  weddings: `wedding weddings marry marrying married marriage bride brides groom couple couples vow vows ceremony ceremonies registrar register celebrant guests guest
    reception rings dress bouquet cake speech speeches venue venues invitation invitations bridesmaid bridesmaids elope elopement elopements engaged engagement
    confetti dance planner proposal husband wife second small church anniversary`,
  events: `event events party parties festival festivals venue guests guest birthday celebrate celebration conference conferences workshop workshops catering caterer
    caterers stage tickets ticket marquee fair fairs market markets fete hall gathering gatherings invite invited supper club host hosts hosting decorations balloon
    balloons food band dance rsvp organiser planner`,
  funerals: `funeral funerals death dead die died dies dying grief grieve grieving mourn mourning mourners bereaved bereavement coffin coffins burial buried bury
    cremation crematorium ashes eulogy celebrant undertaker ceremony hymn chapel grave graves graveyard cemetery headstone memorial memorials remember remembered
    wake widow loss lost goodbye life lives family words hearse shroud natural woodland hospice`,
  faith: `church churches chapel vicar minister faith god prayer prayers pray spiritual spirituality soul spirit belief congregation sunday sermon mosque temple
    synagogue buddhist meditation retreat retreats silence pilgrimage ritual rituals moon tarot astrology crystal crystals reiki energy blessing sacred christmas easter
    advent candle hymn humanist`,
  community: `community communities charity charities volunteer volunteers volunteering neighbour neighbours neighbourhood local council councillor library libraries
    foodbank campaign campaigns campaigner campaigners activist activists protest petition mp donate donation donations donor donors fundraise fundraiser fundraisers fundraising
    grant grants funder funders funding trustee trustees refugee refugees homeless housing youth club hall hub co-op cooperative members member union renters
    cause justice`,
  relationships: `relationship relationships couple couples partner partners marriage married husband wife love loved lover date dates dating dated single divorce
    divorced breakup argue argument arguments row rows trust intimacy intimate sex sexual desire kiss therapist listen listening affair jealous lonely friend friends
    friendship friendships boyfriend girlfriend ex queer gay lesbian trans lgbt pride`,
  pregnancyloss: `grandchild grandchildren fostering foster adoption adoptive adopted carer carers kinship social worker placement trauma attachment siblings birth
    surrogacy fertility infertility miscarriage loss ivf clinic egg embryo hope childless`,
  toolsandhire: `hire hires hired borrow borrowed borrowing lend lending library rent rental share sharing tool tools drill ladder tent cot
    equipment kit kits return returned deposit members membership shed community cupboard`,
  kidscraft: `kids children craft crafts glue glitter scissors cardboard paint messy mess play imagination dinosaur dinosaurs puppet puppets story storytime
    playdough sand forest school mud muddy den dens birthday party balloon costume nature explore curious preschool toddler`,
}
