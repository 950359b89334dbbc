/**
 * What brands want readers to feel: the words that name a feeling (before the bar), and the words and small phrases
 * by which a post lets a reader feel it (after).
 */
export const EMOTION_NEIGHBOURS: readonly string[] = [
  `relief relieved unburdened lightness weight | stopped sorted finally breathe easier fixed mended
    quiet drop quicker cheaper free don't_need_to don't_have_to no_need that's_it in_time sleep loosen
    refund cost afternoon first_thing ring`,
  `reassurance reassured comfort comforted safe safety security held supported | fine normal ordinary
    alone allowed sorry gentle slowly ready worry common happens plenty nothing_wrong you're_not
    it's_not you_can don't_need near ask`,
  `calm calmness peace peaceful serenity serene stillness tranquillity quiet tranquil | slow breath
    evening lamp soft low rain light rest sit early window tea dark settle wait leave pause sleep
    silence dusk`,
  `joy happiness delight delighted happy cheer joyful bliss | laughed grin smiling lovely danced sang
    cake birthday best hooray sunshine giggle fun clapped glad`,
  `amusement amused humour laughter fun funny mischief smile playfulness silliness silly whimsy
    entertained | laughed daft joke tortoise duck face ridiculous odd grumpy slippers biscuit sausage
    argument nickname regret honestly accidentally apparently hedgehog cat dog allegedly called
    suspicious noise looks_like like_a fell filthy`,
  `pride proud accomplishment achievement dignity accomplished | made finished kept managed wore shown
    windowsill worked built held ring bell months pictures better`,
  `hope hopeful optimism optimistic possibility | start small spring begin work month one_day changed
    new waiting grow better day`,
  `trust trusted trusting credibility confidence faith | checked price promise exactly show tested
    described photograph published full told list named sorry wrong proof agreed honest stated date sums
    numbers`,
  `curiosity curious intrigue interest fascination intrigued inquisitive | question ask wonder find
    discover look turn strange odd secret clue know try notice mystery guess hidden`,
  `wonder awe amazement magic marvel fascination astonishment | century light found years old tiny huge
    discover ago sky stars silence world hidden stood ancient look strange survived alive`,
  `nostalgia nostalgic memory remembrance longing homesickness | remember grandmother grandfather gran
    mother childhood used_to old years ago smell kitchen summer home school radio letter kept winter
    photograph village`,
  `tenderness tender love affection warmth intimacy gentleness warm cherished loved | held hand quiet
    small daughter son mother cried soft gently little baby face asleep chest wrote table alone stood
    sat kiss old whispered breath`,
  `belonging connection community togetherness included kinship friendship connected welcome welcomed |
    table name neighbour join friends come round group club mate bring chat shared us_all with_us knows`,
  `confidence confident capable capability self-assurance empowered empowerment strength control strong
    assured competence | know ask plan ready learn manage start clear step check list show works decide
    told agree write able`,
  `courage brave bravery boldness fearless nerve daring | afraid scared frightened tried stopped breath
    carried shaking stood spoke door anyway alone step asked came beginner`,
  `determination resolve determined resolute motivation drive motivated fired resolved grit | fix
    change start write stop decide find repair act list tonight work keep barrier`,
  `inspiration inspired uplifted uplift encouraged encouragement motivated | try made story began start
    idea imagine learned changed years dream`,
  `excitement excited exhilaration thrill anticipation energised energy alive buzz exhilarated
    eagerness | new opens tonight loud heart cold jump ready fast wild saturday shout ran leap finally
    arrive roar mad noise`,
  `empathy compassion understanding sympathy solidarity seen understood heard recognition
    recognised validated | tired know told people stuck alone hard fault weak asked face hours body name
    you_know we_know`,
  `clarity focus understanding clear clear-headed clearness insight | list page ranked shows plain step
    words order read question exactly means check define number`,
  `satisfaction satisfied contentment fulfilment content achievement gratification | clean finished
    works result photo scrub empty kept money_back proper right shine better neat fits finally end full`,
  `indignation righteous anger outrage angry injustice fury rage defiance | wrong legal label claim
    told definition refuse blame fair lie sold paid hidden plastic pretend stop ask banned shame scandal
    profit`,
  `wanderlust adventure freedom escape adventurous exploration | road lane hill river coast valley map
    train miles view station sea mountain trip inn village route bridge far boots morning country wander`,
  `ease comfort relaxed relaxation comfortable effortless simplicity lightness effortlessness | sit
    slow forget quiet soft drink rest loose slippers corner hand rain worry fit stand chair`,
  `gratitude grateful appreciation thankful appreciated valued | wrote kept letter gave years shared
    help brought remember kind sent`,
  `hunger appetite craving desire temptation indulgence hungry anticipation | oven butter smell crust
    toast warm salt taste eat slice hot cheese bake loaf melt roasted sauce plate`,
  `surprise surprised astonishment discovery unexpected | turned suddenly thought found actually odd
    wrong strange`,
  `recognition recognised seen validation acknowledged respected understood relatable | know late told
    same_as month night tired meeting boss phone joked moaned me_too we've_all name`,
  `patience patient acceptance perseverance | slow wait weeks months time sit leave ready day step
    small progress`,
  `security stability protected certainty peace safe | plan checked lock fixed know sure signed copy
    written kept insured ready backup list`,
  `urgency urgent responsibility concern duty alarm | stop late year act left winter time council write
    deadline`,
  `playfulness imagination creativity creative fun cheeky cheekiness mess | make try paint silly
    what_if draw build squash poke colour wobbly invent daft game pretend play stuck`,
  `sadness grief melancholy bittersweet wistful remembrance | empty quiet chair old lost remember died
    alone winter left kept letter`,
  `luxury desire admiration elegance elegant glamour beauty sophistication allure admired | hand silk
    gold cloth light fine fitted rare line velvet evening cut polished drawn`,
  `respect admiration dignity reverence honour regard esteem | name stood years hand careful asked
    listen proper work quietly permission taught`,
]
