/** Words that belong to bodies, movement, health and rest, by subject. */
export const BODY_AND_HEALTH: Readonly<Record<string, string>> = {
  yoga: `ache anatomy ankle balance bend bendy body breath chair chin click core creak desk ears elbow exhale
    flexible grumble hamstring hamstrings headstand hip hunch inhale jaw joint knee limbs loosen looser
    lower mat meditation mobility muscle neck pelvis pilates pose posture relax rib savasana shoulder
    slouch sore spine stiff stiffness stretch supple tail tension tight toes tuck twist unbendy vinyasa
    wrist yoga`,
  strength: `bar barbell bench bodyweight carry class coach deadlift dumbbell exercise fit gym heavy kettlebell
    leggings lift muscle pb plank plates press press-up protein pull rack rep session squat strong sweat
    trainer treadmill warm-up weak weights workout`,
  running: `10k 5k bib blister breathless calves club couch finish hill injury jog kit laces lap legs marathon
    medal mile pace parkrun pavement plan puff puffed race shin slow sprint stitch stretch track trail
    trainers`,
  cycling: `bicycle bike bottom bracket brake cable cargo chain climb commute cycle derailleur disc drivetrain
    e-bike ebike gear handlebar helmet hill hub hybrid inner kerb lane mend pads pannier pedal pump
    puncture racer ride rider rim road saddle traffic tube tyre uphill van wheel workshop`,
  swimming: `bay beach board breaststroke buoy cold costume cove crawl current depth dip dive drown flask float
    foam goggles harbour jellyfish lane length lesson lifeguard ocean paddle pool rip robe salt sand sea
    shiver shore snorkel splash stroke surf surfboard swim tidal tide towel wade water wave wetsuit`,
  outdoors: `bag bivvy boots bushcraft camp campfire canoe climb compass crag footpath forage forest gate hike
    hiker hill kayak map moor moorland mountain mud muddy navigate navigation outdoor path peak rain
    ramble ridge rock rope rucksack sleeping stile stove stream summit tent trail trek valley wander
    waterfall waterproof weather wellies wild wood woodland`,
  nutrition: `allergy appetite beans bloated blood breakfast caffeine calorie canteen carbs coeliac cook crash
    craving cravings dairy diet dietitian digestion dinner eat energy fat fibre food fruit gluten gut
    heartburn hormone hunger intolerance iron lentils lunch meal nutrition nutritionist nuts oats plant
    plate portion protein recipe snack sugar vegan vegetable vegetarian vitamin weight yoghurt`,
  shifts: `3am 4am ambulance awake break canteen clock dawn depot double driver exhausted handover hospital
    knackered late microwave midnight nurse overtime paramedic pattern roster rota rotating shift
    staffroom tired uniform vending ward warehouse`,
  medicine: `appointment arthritis asthma blood bone cancer chronic clinic condition consultant diabetes
    diagnosed diagnosis disease doctor fatigue flare fracture gp headache heal heart hospital ill
    inflammation injury knee massage medication medicine migraine mobility nerve nurse operation
    osteopath pain patient physio physiotherapist physiotherapy prescription recover recovery referral
    rehab replacement scan sick stroke surgeon surgery symptom tablet therapist therapy treatment ward
    wound`,
  mind: `anxiety anxious ashamed boundary breathe burnout calm childhood confidence cope counsellor cry
    crying depressed emotion esteem feelings grief grieve guilt kind listen loneliness lonely loss
    mental mind mood nervous notice overwhelm panic pattern relationship safe self session shame silence
    stress talk tears therapist therapy trauma worry`,
  neurodiversity: `adhd assessment autism autistic brain deadline diagnosed diagnosis distracted dyslexia dyslexic
    dyspraxia executive focus forget hyperfocus keys late list mask medication meds meltdown
    neurodivergent neurodiverse noise noisy overload overwhelm planner procrastinate procrastination
    routine sensory stim timer traits`,
  sleep: `3am 4am alarm asleep awake bed bedroom bedtime caffeine curtains dark doze dream duvet exhausted
    insomnia lull mattress melatonin nap pillow rest restless rhythm screen settle sheet sleep snore
    tired tiredness wake woke yawn`,
  babies: `antenatal baby birth bottle breastfeed breastfeeding buggy bump caesarean colic contractions cot
    crib cry crying dad doula due epidural father feed gentle health hold hospital infant labour latch
    maternity midwife midwives milk mother mum nap nappy newborn nursery parent partner paternity
    postnatal postpartum pram pregnant reflux rocking scan settle sling solids teething toddler
    trimester visitor wean`,
  parenting: `argue bedtime behaviour boundaries brother childcare childminder dad daughter gran grandad
    grandchildren granddaughter grandparent grandson half-term holidays homework lunchbox meltdown mum
    nan nursery packed parent playground routine school screen screentime shout sibling sister son
    stepfamily tantrum teen teenager toddler toy toys uniform`,
  womenshealth: `bladder bones brain breast contraception cycle endometriosis fertility floor flush fog gp
    gynaecologist hormone hot hrt ivf leak libido menopause miscarriage mood oestrogen pcos pelvic
    perimenopause period postnatal progesterone prolapse rage sleepless smear sweats symptoms tired womb`,
  ageing: `age aid alzheimers armchair assisted carer commode companion companionship dementia district elderly
    forgetful frame grandfather grandmother hoist hospital independent loneliness lonely memory mobility
    nurse older pension pensioner resident respite retire slippers stairlift visit ward wheelchair widow`,
  beauty: `acne balm beautician beauty brow cleanser cream dry eczema facial foundation fragrance ingredients
    ink irritation lash lipstick lotion make-up makeup manicure mascara massage moisturiser nail needle
    oil perfume rosacea salon scent sensitive serum shampoo skin skincare soap spa spf spots sunscreen
    tattoo wax wrinkles`,
  hair: `afro barber barbershop beard blow-dry blowdry braids brush clippers coils colour comb conditioner
    curl curly dye fade fringe frizz grey hair haircut hairdresser highlights length locs mirror rollers
    roots salon scalp scissors shampoo shave split stylist trim wig`,
}
