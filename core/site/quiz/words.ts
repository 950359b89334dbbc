function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter(word => word !== ''))
}

/** Words of business that the dictionary lacks. */
export const KNOWN_BESIDES = words(`
  enquiry enquiries freelance freelancer freelancers instagram linkedin tiktok facebook google pinterest youtube threads
  mastodon bluesky newsletter newsletters website websites email emails online offline podcast podcasts webinar webinars
  seo roi crm nhs etsy shopify substack burnt burned burnout neurodivergent adhd autistic menopausal coach coaches
  coaching vegan vegans startup startups ecommerce solopreneur solopreneurs copywriting upcycled handmade bespoke
`)

/** What everybody says of every business: no answer is clearer for it. */
export const GENERIC = words(`
  want wants wanted need needs like likes love loves help helps helping helped make makes making improve improves improving
  better best good great nice amazing awesome excellent quality high top perfect unique different special professional
  professionals passion passionate passionately service services product products solution solutions offer offers business
  businesses company companies life lives result results success successful growth grow grows growing goal goals dream dreams
  thing things stuff way ways lot lots kind kinds type types work works working journey level value values brand brands
  marketing content post posts posting world day everyday experience experiences achieve achieving reach reaching full
  potential dedicated friendly reliable affordable trusted leading innovative holistic authentic expert experts
  expertise tailored just really very get gets getting got go goes going come comes look looks looking put take takes use
  used using try tries trying know think feel more most new next
`)

/** People, but not which. */
export const EVERYBODY = words(`
  people person persons everyone everybody anyone anybody someone somebody customer customers client clients women woman men
  man individual individuals human humans folk folks user users audience community buyers consumers entrepreneurs
`)

/** Groups of people by what they are or do; the word's ending finds most others. */
export const PERSONS = words(`
  nurse nurses teacher teachers mum mums mother mothers dad dads father fathers parent parents couple couples bride brides
  groom grooms family families student students graduate graduates founder founders owner owners freelancer freelancers
  coach coaches therapist therapists counsellors manager managers leader leaders director directors maker makers artist
  artists potter potters baker bakers writer writers author authors designer designers photographer photographers musician
  musicians developer developers engineer engineers doctor doctors dentist dentists vets lawyers solicitors accountants
  bookkeepers builders plumbers electricians carer carers retirees pensioners teenagers children kids girls boys runners
  cyclists gardeners growers farmers landlords tenants homeowners sellers traders shopkeepers chefs cooks hosts guests
  travellers patients survivors beginners executives creatives consultants agencies charities schools startups restaurants
  cafes salons clinics hairdressers midwives paramedics gps veterans migrants expats introverts solopreneurs widows
`)

/** Numbers in words that count something; `one` is grammar as often as not. */
export const NUMBERS = words(`
  two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety
  hundred hundreds thousand thousands million half double dozen twice
`)

/** Days, months, seasons and spans. */
export const WHEN = words(`
  monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october
  november december spring summer autumn winter christmas easter week weeks weekly month months monthly quarter year years
  yearly today tomorrow tonight morning evening weekend fortnight deadline
`)

/** Where people find a business. */
export const CHANNELS = words(`
  instagram linkedin tiktok facebook google pinterest youtube threads mastodon bluesky twitter newsletter newsletters
  website email emails podcast podcasts search seo etsy shopify substack mouth referral referrals recommendation
  recommendations events event fairs fair market markets networking flyers leaflets radio press shop window blog
  directory directories whatsapp talks workshops
`)

/** What is typed to have typed something. */
export const FILLER = words(`
  test tests testing tested hello hi blah foo bar baz example sample answer answers question sure maybe whatever idk none
  nothing lorem ipsum
`)
