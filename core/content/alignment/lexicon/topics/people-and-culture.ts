/** Words that belong to culture, learning, travel, animals and life's occasions, by subject. */
export const PEOPLE_AND_CULTURE: Readonly<Record<string, string>> = {
  music: `music song sing choir piano pianist guitar violin fiddle cello clarinet flute drum band orchestra
    ensemble instrument chord tune melody rhythm scale bar practice practise lesson teacher tone ear play
    concert gig record vinyl album stage perform rehearse audition grade exam voice pitch sheet conductor
    bach mozart lid keys`,
  audio: `podcast episode audio sound microphone mic record recordings listen edit editor mix studio echo
    headphones earphones interview guest host radio voice intro jingle transcript producer production series
    show credits silence um cut`,
  photography: `photo picture camera lens portrait shoot shot frame flash light shutter film negative darkroom print
    album gallery pose unposed smile headshot documentary candid video videographer footage black white blur
    moment focus`,
  art: `art artist artwork paint paintings draw drawings sketch sketchbook studio gallery exhibition canvas
    watercolour oil acrylic brush pencil charcoal ink illustration illustrator colour sculpture sculptor
    mural portrait easel frame print printmaking creative life class commission museum`,
  stage: `theatre stage play actor acting audience rehearsal script director drama comedy comedian improv laugh
    joke dance ballet tango salsa swing ballroom step partner floor costume perform show circus puppet clown
    speech speaker microphone nerves spotlight film cinema screening`,
  games: `game board dice card puzzle jigsaw player play rules turn chess table toy toys lego wooden roleplay
    dungeon campaign quest character escape quiz quizzes lose club fun model miniatures dragon piece`,
  teaching: `teach tutor tuition lesson class classroom school pupil student learn exam gcse a-level maths english
    science homework revise marks grade curriculum reading spelling phonics nursery university college
    apprenticeship course confidence worksheet sum fractions algebra mistake question answer explain`,
  research: `research university study academic phd thesis professor lecture scholar scholarship history historian
    archive archivist genealogy ancestor ancestry family tree census parish record birth grandfather
    grandmother archaeology archaeologist museum source evidence footnote century surname dna war documents
    heritage`,
  travel: `travel traveller trip tour guide holiday journey train railway station ferry flight airport passport
    suitcase luggage hotel inn hostel itinerary route map city village country abroad local island coast
    beach mountain museum ticket border adventure wander explore sightseeing bus van campervan landscape
    view`,
  cars: `car cars vehicle driver drive learner instructor lesson test examiner licence road roundabout junction
    clutch gear gearbox brake mirror park parallel motorway steering engine garage mechanic mot service oil
    tyre exhaust electric charger battery hybrid classic van stall hill bonnet dashboard mileage taxi pass
    nervous`,
  boats: `boat sail sailor yacht narrowboat canal lock mooring harbour port sea rope knot anchor tide tidal wind
    crew skipper hull mast deck keel rudder helm jetty river lifejacket row rower oars chart navigation
    lighthouse fisherman fishermen fish net coast estuary`,
  coast: `coast sea seaside shore beach sand sandy dune cliff harbour tide salt gull wave wind fog mist rain storm
    weather island fishing boat shell pebble rockpool seaweed pier winter horizon lighthouse`,
  dogs: `dog puppy pup lead harness bark barky bite walk walkies park treat chew trainer rescue adopt breed
    terrier spaniel labrador greyhound lurcher whippet collie sniff sniffing tail wag paw fur groom kennel
    sofa vet behaviourist recall sit anxious pull lunge reward owner cat kitten litter purr pet rabbit
    hamster`,
  horses: `horse pony ride rider saddle bridle reins stable stabled yard hoof hooves farrier trot canter gallop
    field paddock hay mare gelding foal equine equestrian groom livery mount tack bit hack vet ground`,
  weddings: `wedding marry marriage bride groom couple vow ceremony registrar register celebrant guest reception
    rings dress bouquet cake speech venue invitation bridesmaid elope engaged confetti dance planner
    proposal husband wife small church anniversary`,
  events: `event party festival venue guest birthday celebrate celebration conference workshop caterer stage ticket
    marquee fair market fete hall gathering gatherings invite supper club host decorations balloon food band
    dance rsvp organiser planner`,
  funerals: `funeral death dead die grief grieve mourn bereaved coffin burial bury cremation crematorium ashes eulogy
    celebrant undertaker ceremony hymn chapel grave graveyard cemetery headstone memorial remember wake
    widow loss lost goodbye life family words hearse shroud natural woodland hospice`,
  faith: `church chapel vicar minister faith god pray spiritual spirituality soul spirit belief congregation
    sunday sermon mosque temple synagogue buddhist meditation retreat silence pilgrimage ritual moon tarot
    astrology crystal reiki energy blessing sacred christmas easter advent candle hymn humanist`,
  community: `community charity volunteer neighbour neighbourhood local council councillor library foodbank campaign
    activist protest petition mp donate donor fundraise grant funder trustee refugee homeless housing youth
    club hall hub co-op cooperative member union renters cause justice`,
  relationships: `relationship couple partner marriage married husband wife love lover date single divorce breakup argue
    row trust intimacy intimate sex sexual desire kiss therapist listen affair jealous lonely friend
    friendship boyfriend girlfriend ex queer gay lesbian trans lgbt pride`,
  pregnancyloss: `grandchild grandchildren foster adopted carer kinship social worker placement trauma attachment siblings
    birth surrogacy fertility infertility miscarriage loss ivf clinic egg embryo hope childless`,
  toolsandhire: `hire borrow lend library rent rental share tool drill ladder tent cot equipment kit return deposit
    members membership shed community cupboard`,
  kidscraft: `kids craft glue glitter scissors cardboard paint messy mess play imagination dinosaur puppet story
    storytime playdough sand forest school mud muddy den birthday party balloon costume nature explore
    curious preschool toddler`,
}
