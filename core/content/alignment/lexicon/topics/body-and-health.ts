/** Words that belong to bodies, movement, health and rest, by subject. */
export const BODY_AND_HEALTH: Readonly<Record<string, string>> = {
  yoga: `yoga mat pose stretch posture breath hamstring hamstrings hip spine shoulder neck lower stiff stiffness
    sore ache tight tension muscle joint flexible bend bendy unbendy twist inhale exhale pilates core wrist
    ankle knee elbow jaw chin ears toes body limbs desk chair sit slouch hunch anatomy pelvis rib loosen
    looser supple mobility balance meditation savasana vinyasa headstand relax move creak click grumble tail
    tuck`,
  strength: `gym barbell dumbbell kettlebell weights lift deadlift squat bench press rep sets coach strong muscle
    trainer workout exercise fit session warm-up treadmill protein bodyweight plank pull press-up sweat
    leggings bar plates rack personal best pb class beginner weak heavy carry`,
  running: `run jog parkrun marathon half 5k 10k couch pace mile trainers shin blister race finish start line watch
    plan hill trail pavement legs calves laces bib medal injury stretch breathless slow puff puffed stitch
    club sunday kit lap track sprint walk`,
  cycling: `bike bicycle cycle ride rider wheel tyre puncture brake chain gear pedal saddle handlebar spoke cable
    rim disc pads helmet lane e-bike ebike cargo hybrid racer commute bottom bracket drivetrain derailleur
    pump inner tube hub pannier road traffic hill climb uphill van kerb workshop mend`,
  swimming: `swim sea ocean wave surf surfboard board wetsuit paddle tide tidal beach sand shore current rip cold
    water jellyfish dip pool lane length goggles costume towel robe float breaststroke crawl lifeguard buoy
    shiver flask dive snorkel bay cove harbour salt foam splash depth drown lesson wade stroke`,
  outdoors: `walk hike hiker mountain hill peak path footpath trail boots map compass rucksack tent camp campfire
    bivvy climb rope crag rock summit ridge valley moor moorland fell wood forest woodland stove sleeping
    bag wild weather rain mud muddy wellies waterproof navigation navigate outdoor stile gate wander ramble
    stream waterfall trek bushcraft forage kayak canoe`,
  nutrition: `nutrition nutritionist dietitian diet food eat meal snack breakfast lunch dinner protein fibre vitamin
    iron carbs sugar fat calorie gut digestion bloated heartburn appetite hunger full weight hormone
    caffeine energy crash plate portion recipe vegetable fruit beans lentils oats yoghurt nuts cook blood
    craving cravings canteen intolerance allergy coeliac gluten dairy vegan vegetarian plant`,
  shifts: `shift night rota nurse ward handover driver worker staffroom canteen vending overtime roster midnight
    4am 3am dawn tired exhausted knackered awake days rotating pattern break microwave uniform hospital
    ambulance paramedic warehouse depot clock double early late`,
  medicine: `doctor gp nurse hospital ward clinic patient pain symptom ill sick disease condition treatment medicine
    medication tablet prescription diagnosis diagnosed scan surgery surgeon operation injury physio
    physiotherapy physiotherapist rehab recovery recover heal wound chronic arthritis cancer diabetes asthma
    stroke heart blood bone fracture consultant therapy therapist appointment referral inflammation flare
    fatigue migraine headache nerve osteopath massage knee replacement mobility`,
  mind: `therapy therapist counsellor anxiety anxious stress panic depressed mood worry burnout trauma grief
    grieve loss mind mental thought feelings feel emotion session listen talk silence cry crying tears cope
    boundary self esteem confidence shame ashamed guilt lonely loneliness overwhelm nervous calm kind safe
    breathe notice pattern relationship childhood`,
  neurodiversity: `adhd autism autistic neurodivergent neurodiverse dyslexia dyslexic dyspraxia executive mask sensory
    overload overwhelm focus distracted forget late list timer diagnosis diagnosed brain stim noise noisy
    meltdown routine hyperfocus procrastinate procrastination deadline planner keys meds medication traits
    assessment`,
  sleep: `sleep asleep insomnia awake wake woke nap night bed bedtime bedroom pillow duvet mattress dark dream
    tired tiredness exhausted rest restless snore melatonin caffeine rhythm alarm morning screen settle doze
    yawn curtains 3am 4am hours lull sheet`,
  babies: `baby newborn infant toddler pregnant birth midwife midwives doula labour contractions postnatal
    postpartum antenatal breastfeeding breastfeed feed bottle nappy pram buggy cot crib sling wean solids
    milk latch colic reflux cry crying settle nap teething parent mum dad mother father partner maternity
    paternity caesarean epidural hospital bump scan trimester due nursery health visitor gentle hold rocking`,
  parenting: `parent kid mum dad son daughter teenager teen family toddler school homework bedtime tantrum sibling
    brother sister grandparent grandchildren grandson granddaughter gran grandad nan nursery playground
    screen screentime toys toy play lunchbox packed uniform childcare childminder stepfamily boundaries
    behaviour shout argue meltdown routine half-term holidays`,
  womenshealth: `menopause perimenopause hormone hrt hot flush sweats period cycle womb pelvic floor fertility ivf
    miscarriage endometriosis pcos oestrogen progesterone gp symptoms brain fog mood libido bones women
    gynaecologist contraception smear breast bladder leak prolapse postnatal tired sleepless rage`,
  ageing: `older elderly old age retire pension pensioner care carer home dementia alzheimers memory forgetful
    wheelchair walker frame stairlift hoist fall mobility assisted independent companion companionship visit
    lonely loneliness grandmother grandfather widow ninety eighty seventy hearing aid hospital ward resident
    respite district nurse commode slippers armchair`,
  beauty: `skin skincare cream serum moisturiser cleanser balm oil face facial acne eczema spots rosacea wrinkles
    dry sensitive irritation sunscreen spf makeup make-up lipstick mascara foundation brow lash nail
    manicure salon beauty beautician wax massage spa soap shampoo lotion ingredients fragrance perfume scent
    tattoo ink needle`,
  hair: `hair haircut hairdresser barber barbershop cut trim fringe curl curly coils afro braids locs frizz
    colour dye roots grey highlights blow-dry blowdry rollers shampoo conditioner scissors comb brush salon
    stylist mirror wig shave beard clippers fade length ends split scalp parting`,
}
