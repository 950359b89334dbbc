/** Words that belong to bodies, movement, health and rest, by subject. */
export const BODY_AND_HEALTH: Readonly<Record<string, string>> = {
  yoga: `yoga mat pose stretch stretches posture breath breathe breathing hamstring hamstrings hips hip spine shoulder shoulders neck back lower
    stiff stiffness sore ache aches tight tension muscle muscles joint joints flexible flexibility bend bendy unbendy twist inhale exhale pilates core wrist wrists
    ankle ankles knee knees elbow jaw chin ears toes body bodies limbs desk chair sitting sit slouch hunch anatomy pelvis ribs rib loosen looser
    supple mobility balance meditation savasana vinyasa headstand relax relaxed movement move creak creaking click grumble tail tuck`,
  strength: `gym gyms barbell dumbbell kettlebell weights lift lifting deadlift squat squats bench press rep reps sets coach coaching strength strong
    muscle muscles trainer training workout workouts exercise fitness fit session sessions warm-up treadmill protein bodyweight plank pull press-up sweat
    leggings trainers bar bars plates rack personal best pb class classes beginner beginners weak heavy heavier carry`,
  running: `run running runner runners jog jogging parkrun marathon half 5k 10k couch pace miles mile trainers shin shins blister blisters race
    finish start line watch plan plans training hills hill trail trails pavement legs calves laces bib medal injury injuries stretch breathless
    slow slower puff puffed stitch club sunday kit lap laps track sprint walk`,
  cycling: `bike bikes bicycle bicycles cycle cycling cyclist cyclists ride rides riding rider riders wheel wheels tyre tyres puncture punctures brake brakes
    chain gear gears pedal pedals saddle handlebar handlebars spoke spokes cable rim disc pads helmet lane lanes e-bike ebike cargo hybrid racer commute commuter
    bottom bracket drivetrain derailleur pump inner tube tubes hub pannier road traffic hill hills climb uphill van kerb workshop mend`,
  swimming: `swim swimming swimmer swimmers sea ocean wave waves surf surfing surfer surfboard board wetsuit paddle tide tides tidal beach sand shore
    current currents rip cold water jellyfish dip dips pool lane lanes length lengths goggles costume towel robe float floating breaststroke crawl
    lifeguard buoy shiver flask dive diving snorkel bay cove harbour salt foam splash depth drown lesson lessons wade stroke`,
  outdoors: `walk walks walking walker hike hiking hiker mountain mountains hill hills peak path paths footpath trail trails boots map compass rucksack
    tent tents camp camping campfire bivvy climb climbing climber rope ropes crag rock summit ridge valley moor moorland fell fells wood woods forest
    woodland stove sleeping bag wild weather rain mud muddy wellies waterproof waterproofs navigation navigate outdoor outdoors stile gate
    wander ramble rambling stream waterfall trek bushcraft foraging forage kayak canoe`,
  nutrition: `nutrition nutritionist dietitian diet diets food foods eat eating meal meals snack snacks breakfast lunch dinner protein fibre vitamin iron
    carbs sugar fat calories calorie gut digestion bloating bloated heartburn appetite hunger hungry full weight hormone hormones caffeine energy crash
    plate portion portions recipe recipes vegetable vegetables fruit beans lentils oats yoghurt nuts cook blood craving cravings canteen
    intolerance allergy allergies coeliac gluten dairy vegan vegetarian plant`,
  shifts: `shift shifts night nights rota rotas nurse nurses ward handover driver drivers worker workers staffroom canteen vending overtime roster
    midnight 4am 3am dawn tired exhausted knackered awake days rotating pattern break breaks microwave uniform hospital ambulance paramedic warehouse
    depot clock double doubles early late`,
  medicine: `doctor doctors gp nurse nurses hospital hospitals ward clinic clinics patient patients pain pains painful symptom symptoms illness ill sick
    disease condition conditions treatment treatments medicine medicines medication tablet tablets prescription diagnosis diagnosed scan scans surgery
    surgeon operation operations injury injuries physio physiotherapy physiotherapist rehab recovery recover heal healing wound chronic arthritis
    cancer diabetes asthma stroke heart blood bone bones fracture consultant therapy therapist appointment referral inflammation flare fatigue
    migraine headache headaches nerve nerves osteopath massage knee replacement mobility`,
  mind: `therapy therapist therapists counsellor counselling counsellors anxiety anxious stress stressed panic depression depressed mood moods worry worries
    worried burnout trauma grief grieve grieving loss mind mental mindfulness thought thoughts feelings feeling feel emotion emotions session sessions
    listen listening talk talking silence cry crying tears tearful cope coping boundary boundaries self esteem confidence shame ashamed guilt lonely
    loneliness overwhelm overwhelmed nervous calm kind safe breathe notice noticing pattern patterns relationship relationships childhood`,
  neurodiversity: `adhd autism autistic neurodivergent neurodiverse dyslexia dyslexic dyspraxia executive masking mask sensory overload overwhelm focus
    distraction distracted forget forgot forgetful late lists list timer timers diagnosis diagnosed brain brains stim stimming noise noisy meltdown
    routine routines hyperfocus procrastinate procrastination deadline deadlines planner keys meds medication traits assessment`,
  sleep: `sleep sleeps sleeping asleep slept insomnia awake wake waking woke nap naps napping night nights bed beds bedtime bedroom pillow duvet mattress
    dark dream dreams tired tiredness exhausted exhaustion rest rested restless snore snoring melatonin caffeine rhythm alarm morning screen
    settle settled doze yawn curtains 3am 4am hours lull sheet sheets`,
  babies: `baby babies newborn infant infants toddler toddlers pregnancy pregnant birth births midwife midwives doula labour contractions postnatal
    postpartum antenatal breastfeeding breastfeed feed feeds feeding bottle bottles nappy nappies pram buggy cot crib sling weaning wean solids milk latch
    colic reflux cry crying settle nap naps teething parent parents mum mums dad dads mother mothers father partner maternity paternity
    caesarean epidural hospital bump scan trimester due nursery health visitor gentle hold holding rocking`,
  parenting: `parent parents parenting child children kid kids mum mums dad dads son sons daughter daughters teenager teenagers teen teens family families
    toddler toddlers school homework bedtime tantrum tantrums siblings sibling brother sister grandparent grandparents grandchildren grandson granddaughter
    gran grandad nan nursery playground screen screens screentime toys toy play playing lunchbox packed uniform childcare childminder stepfamily
    boundaries behaviour shout shouting argue meltdown meltdowns routine half-term holidays`,
  womenshealth: `menopause perimenopause menopausal hormone hormones hrt hot flush flushes sweats period periods cycle cycles womb pelvic floor
    fertility ivf miscarriage endometriosis pcos oestrogen progesterone gp symptoms brain fog mood libido bones women woman gynaecologist contraception
    smear breast breasts bladder leak leaks prolapse postnatal tired sleepless rage`,
  ageing: `older elderly old age ageing retire retired retirement pension pensioner care carer carers caring home homes dementia alzheimers memory
    forgetful wheelchair walker frame stairlift hoist falls fall mobility assisted independent independence companion companionship visit visits
    visiting lonely loneliness grandmother grandfather widow widower ninety eighty seventy hearing aid aids hospital ward resident residents
    respite district nurse commode slippers armchair`,
  beauty: `skin skincare cream creams serum moisturiser cleanser balm oil oils face facial facials acne eczema spots rosacea wrinkles dry sensitive
    irritation sunscreen spf makeup make-up lipstick mascara foundation brow brows lash lashes nail nails manicure salon beauty beautician
    wax waxing massage spa soap soaps shampoo lotion ingredients fragrance perfume scent tattoo tattoos ink needle tattooist`,
  hair: `hair haircut haircuts hairdresser hairdressers hairdressing barber barbers barbershop cut cuts cutting trim fringe curls curl curly coils afro braids
    locs frizz colour colours dye roots grey greys highlights blow-dry blowdry rollers shampoo conditioner scissors comb brush salon salons stylist mirror
    wig wigs shave beard clippers fade length ends split scalp parting`,
}
