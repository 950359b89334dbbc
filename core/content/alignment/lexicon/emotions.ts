/**
 * What brands want readers to feel: the words that name a feeling (before the bar), and the words and small phrases
 * by which a post lets a reader feel it (after).
 */
export const EMOTION_NEIGHBOURS: readonly string[] = [
  `relief relieved unburdened lightness weight | stopped stop sorted done finally enough breathe breath easier fixed mended quiet let drop over quicker cheaper gone free don't_need_to don't_have_to no_need nobody that's_it in_time sleep loosen
    refund sort cost afternoon first_thing less instead without ring`,
  `reassurance reassured comfort comforted safe safety security held supported | fine normal ordinary alone allowed sorry gentle slowly ready okay worry safe usually every everyone often common happens plenty nothing_wrong you're_not
    it's_not you_can don't_need near here still ask`,
  `calm calmness peace peaceful serenity serene stillness tranquillity quiet tranquil | quiet slow slowly breath breathe evening lamp soft still low rain light rest sit early window tea dark settle wait leave pause sleep silence dusk`,
  `joy happiness delight delighted happy cheer joyful bliss | laughed laugh grin smiling smile lovely happy love danced dance sang cake birthday best hooray pleased sunshine giggle fun clapped cheer glad`,
  `amusement amused humour laughter fun funny mischief smile playfulness silliness silly whimsy entertained | laughed laugh funny daft silly joke tortoise duck face ridiculous odd grumpy slippers biscuit sausage argument nickname regret honestly
    accidentally apparently hedgehog cat dog allegedly called suspicious noise looks_like like_a fell filthy`,
  `pride proud accomplishment achievement dignity accomplished | made own finished kept first managed herself himself themselves yourself wore shown windowsill worked built held back done ring bell months pictures better`,
  `hope hopeful optimism optimistic possibility | yet can again start could back small first spring begin next still work month one_day changed now new waiting possible grow better day towards`,
  `trust trusted trusting credibility confidence faith | checked check price promise exactly show tested described photograph published full told list named sorry wrong proof agreed before honest stated date sums numbers back`,
  `curiosity curious intrigue interest fascination intrigued inquisitive | why how question ask asked wonder find found discover which look looked turn strange odd secret clue know who try what notice mystery guess hidden`,
  `wonder awe amazement magic marvel fascination astonishment | century light found years old tiny huge discover ago sky stars silence never before world hidden first stood ancient look strange survived alive`,
  `nostalgia nostalgic memory remembrance longing homesickness | remember remembered grandmother grandfather gran mother childhood used_to old years ago smell smelled kitchen summer once back home school away radio letter kept winter photograph village`,
  `tenderness tender love affection warmth intimacy gentleness warm cherished loved | held hand quiet small daughter son mother cried cry soft gently little baby face asleep chest wrote table alone together stood sat kiss old love whispered breath`,
  `belonging connection community togetherness included kinship friendship connected welcome welcomed | we us our everyone together table name neighbour join joined friends come round group all club mate bring chat shared us_all with_us knows`,
  `confidence confident capable capability self-assurance empowered empowerment strength control strong assured competence | can know how ask plan do yourself ready first done learn manage start clear step check list show own works next decide
    told agree write able`,
  `courage brave bravery boldness fearless nerve daring | afraid scared frightened first again tried try stopped breath carried nerve shaking stood spoke door anyway alone step asked came dared beginner`,
  `determination resolve determined resolute motivation drive motivated fired resolved grit | fix change start first write stop decide find repair before today act list tonight work next keep barrier do one must please can`,
  `inspiration inspired uplifted uplift encouraged encouragement motivated | try made story began start could first idea imagine someone learned changed years started make dream`,
  `excitement excited exhilaration thrill anticipation energised energy alive buzz exhilarated eagerness | new opens tonight loud heart cold jump first ready fast wild saturday shout ran leap finally arrive roar mad noise up go`,
  `empathy compassion understanding sympathy solidarity seen understood heard being recognition recognised validated | tired know told she he people stuck alone why because hard nobody you're you've fault weak asked face
    someone hours body name same you_know been we_know again`,
  `clarity focus understanding clear clear-headed clearness insight | list first what which each page ranked shows plain step words one order read question next exactly means because check define number`,
  `satisfaction satisfied contentment fulfilment content achievement gratification | done clean finished works worked result photo scrub empty kept money_back proper right last shine better neat fits finally end full`,
  `indignation righteous anger outrage angry injustice fury rage defiance | why wrong legal label claim told should definition refuse blame fair enough lie sold nobody paid hidden plastic pretend stop ask banned shame scandal profit`,
  `wanderlust adventure freedom escape adventurous exploration | road lane hill river coast valley map train miles view station sea mountain trip inn village route bridge far boots morning country wander`,
  `ease comfort relaxed relaxation comfortable effortless simplicity lightness effortlessness | sit slow forget quiet soft easy drink rest easily simple loose slippers corner hand enough won't rain worry fit stand chair`,
  `gratitude grateful appreciation thankful appreciated valued | thank wrote note kept letter gave given years shared help brought remember kind sent`,
  `hunger appetite craving desire temptation indulgence hungry anticipation | oven butter smell crust toast warm salt taste eat slice hot cheese bake baked loaf melt roasted sauce plate`,
  `surprise surprised astonishment discovery unexpected | turned instead never suddenly who thought nobody found actually odd first wrong strange until`,
  `recognition recognised seen validation acknowledged respected understood relatable | you you've your know late told again same same_as month night tired meeting boss phone joked moaned haven't everyone me_too we've_all name`,
  `patience patient acceptance perseverance | slow slowly wait weeks months yet again still time first sit leave ready day step small progress`,
  `security stability protected certainty peace safe | plan checked safe lock fixed know sure signed before copy written kept insured ready backup list`,
  `urgency urgent responsibility concern duty alarm | now before today stop already late year must act fewer left winter time council write deadline`,
  `playfulness imagination creativity creative fun cheeky cheekiness mess | make made try paint silly mess what_if draw build squash poke colour wobbly invent daft game pretend play stuck`,
  `sadness grief melancholy bittersweet wistful remembrance | gone empty quiet last chair old lost remember died alone winter left kept letter`,
  `luxury desire admiration elegance elegant glamour beauty sophistication allure admired | hand silk gold cloth light fine fitted rare line velvet evening cut polished drawn`,
  `respect admiration dignity reverence honour regard esteem | name stood years hand careful asked listen proper work quietly permission taught`,
]
