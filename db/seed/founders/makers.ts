import type { Founder } from './founder.ts'

export const MAKERS: readonly Founder[] = [
  {
    name: 'Tomasz Wilk',
    brand: 'Wilk & Daughter',
    business: 'a joiner who builds kitchens out of old school furniture',
    businessType: 'creative',
    industry: 'Joinery',
    voice: 'straight-shooter',
    tone: 'Few words. Says the price before you ask.',
    problem: 'People pay thirty thousand for a kitchen of glued dust that swells when the kettle boils.',
    change: 'I want kitchens to be handed down like tables were.',
    values: ['honest prices', 'repair before replace', 'good wood', 'finishing on time'],
    clientName: 'Helen',
    client:
      'Helen is 49, owns a terrace with a bad extension, and has had two quotes that differ by eleven thousand pounds.',
    pains: 'Quotes nobody can read, fitters who vanish, doors that hang crooked after a year.',
    desires: 'One person, one price, one date. Drawers that run.',
    fears: 'A half-finished kitchen at Christmas.',
    offerName: 'The Schoolroom Kitchen',
    offer:
      'I measure, draw, build and fit. Teak lab benches become worktops, lockers become larders. Six kitchens a year.',
    price: 'From £14,000, fixed before I start',
    transformation: 'You cook on a bench that survived forty years of chemistry lessons.',
    method: 'I give one price on one page and it does not move unless you do.',
    message: 'Buy it once.',
    avoid: ['dream kitchen', 'bespoke luxury', 'stunning', 'solutions'],
    emotions: ['confidence', 'pride', 'calm'],
    backstory:
      'My school threw out forty teak benches in 2009. I took six home in a bread van and my wife has cooked on two of them since.',
    belief: 'If it cannot be mended it was not finished.',
    platforms: ['instagram', 'facebook'],
    moments: [
      {
        title: 'The bench with the name on it',
        told: 'Under the third bench somebody had carved KAREN 4B 1978. Helen wanted it sanded out. Then she rang to say leave it. Her sister is called Karen.',
        lesson: 'Ask before you sand.',
      },
      {
        title: 'The quote I lost',
        told: 'I quoted sixteen. Another man quoted nine. I told her what nine buys. She went with him, and in May she rang me about the doors.',
        lesson: 'I would rather lose the job on the price than on the phone later.',
      },
      {
        title: 'Friday, four o\u2019clock',
        told: 'I had said Friday. At four on Friday the last drawer ran in with one finger. Her boy pushed it eleven times.',
        lesson: 'A date is a promise like any other.',
      },
    ],
    tips: [
      'Knock on the back of the cupboard before you buy it. If it sounds like a biscuit tin, it is one.',
      'Oil a worktop when the water stops beading. Not before, and never with olive oil.',
      'Ask any fitter for the date in writing. Watch what the face does.',
    ],
  },
  {
    name: 'Aoife Brennan',
    brand: 'Hedge School Yarns',
    business: 'a dyer of wool with colours from Irish hedges',
    businessType: 'ecommerce',
    industry: 'Yarn and craft',
    voice: 'passionate-advocate',
    tone: 'Runs ahead, comes back, pulls you along by the sleeve.',
    problem: 'Wool that cost a farmer money to shear is burned while we knit with plastic.',
    change: 'I want native wool to be worth shearing again.',
    values: ['native wool', 'fair pay for farmers', 'colour from the hedge', 'nothing wasted'],
    clientName: 'Orla',
    client: 'Orla is 38, knits on the train to Dublin, and reads labels to the last line.',
    pains:
      'Yarn with a story that turns out to be polyester, colours that bleed, postage that costs more than the skein.',
    desires:
      'To know the field, to make one jumper that outlives her, to be part of putting something right.',
    fears: 'Being taken in by a green label again.',
    offerName: 'The Hedge Box',
    offer:
      'Four skeins a season from one named farm, dyed with one named plant, with the pattern and the farmer\u2019s letter.',
    price: '£64 a season',
    transformation: 'You wear a field you could drive to.',
    method: 'One farm, one plant, one season: it is all on the label, and the farmer is paid first.',
    message: 'Wear the hedge, not the oil well.',
    avoid: ['eco-friendly', 'sustainable luxury', 'curated', 'must-have'],
    emotions: ['pride', 'indignation', 'joy'],
    backstory:
      'My uncle was paid nine cents for a fleece in 2019 and burned the rest behind the byre. I had a dye pot going by the weekend.',
    belief: 'A colour that comes from nowhere ends up nowhere.',
    platforms: ['instagram', 'newsletter'],
    moments: [
      {
        title: 'Nine cents',
        told: 'He showed me the cheque. Nine cents a fleece, and the stamp on the envelope cost more. He was not even angry. I was angry enough for the two of us!',
        lesson: 'Somebody has to be angry on behalf of people who are too tired to be.',
      },
      {
        title: 'The year the gorse failed',
        told: 'A late frost took the gorse and there was no yellow. I wrote to all two hundred boxes and said so. Four asked for their money back. The rest asked for the grey.',
        lesson: 'Tell them the truth about the hedge and they will stay for the winter.',
      },
      {
        title: 'A cheque with three noughts',
        told: 'In October I handed my uncle a cheque and he turned it over to see was there something written on the back.',
        lesson: 'This is what it is all for.',
      },
    ],
    tips: [
      'Read the label past the sheep. If it says "superwash", the wool wears a coat of plastic.',
      'Wash wool once a season, not once a week. Hang it in the fog and let the weather work!',
      'Ask your yarn shop for the name of one farm. Just one. See what happens.',
    ],
  },
  {
    name: 'Jonah Price',
    brand: 'Second Movement',
    business: 'a watchmaker who mends the watches of ordinary people',
    businessType: 'service',
    industry: 'Watch repair',
    voice: 'calm-authority',
    tone: 'Measured. Explains a mechanism as if there were all day.',
    problem: 'The watch that matters most to a family is usually the one that no shop thinks worth mending.',
    change:
      'I want the fifty-pound watch of somebody\u2019s father to be treated like the fifty-thousand one.',
    values: ['care', 'precision', 'plain estimates', 'keeping what was given'],
    clientName: 'Ruth',
    client:
      'Ruth is 61, found her father\u2019s watch in a sewing box, and has been told twice that it is not worth it.',
    pains:
      'Being told the repair costs more than the watch, parts swapped without asking, months of silence.',
    desires: 'To hear it tick, to wear it to a wedding, to be told what was done.',
    fears: 'That it will come back polished and no longer his.',
    offerName: 'A Full Service, Unpolished',
    offer:
      'Cleaned, oiled, regulated, and returned with every scratch it had, the worn parts in an envelope.',
    price: '£140 for a hand-wound watch, told before I open it further',
    transformation: 'The watch keeps time and still looks like him.',
    method: 'I photograph each step and polish nothing unless asked.',
    message: 'A scratch is part of the movement.',
    avoid: ['investment piece', 'timeless elegance', 'luxury lifestyle', 'iconic'],
    emotions: ['tenderness', 'trust', 'calm'],
    backstory:
      'I learned the trade from a man who mended railway clocks and would not let me speak before noon.',
    belief: 'What a thing costs and what it is worth are told on different dials.',
    platforms: ['instagram', 'youtube'],
    moments: [
      {
        title: 'The engraving inside the case',
        told: 'Ruth did not know it was there. When I opened the back it said "R., the day you were born". She had worn it for a week before it stopped.',
        lesson: 'Always read the inside before you close the case.',
      },
      {
        title: 'Eleven days for a spring',
        told: 'The spring is no longer made. I wound one. It took eleven days and three failures, and it cannot be seen.',
        lesson: 'Most good work is hidden by the dial.',
      },
      {
        title: 'Two seconds a week',
        told: 'It came back from the rain with rust on the stem. It now loses two seconds a week, which is better than it did in 1956.',
        lesson: 'Patience is a tool, and it has to be kept sharp.',
      },
    ],
    tips: [
      'Wind a watch at the same hour each day, until it resists, and no further.',
      'If condensation appears under the glass, take the watch off and bring it in within two days. Do not wait for the weekend after.',
      'Keep the worn parts. They are yours, and they tell the next person what was done.',
    ],
  },
  {
    name: 'Priti Vaswani',
    brand: 'Paper Monsoon',
    business: 'a stationer who prints wedding papers that relatives keep',
    businessType: 'creative',
    industry: 'Stationery',
    voice: 'warm-expert',
    tone: 'A favourite aunt with a degree in typography.',
    problem: 'Couples from two families get invitations that speak for only one of them.',
    change: 'I want both grandmothers to be able to read the invitation.',
    values: ['both families', 'hand-set type', 'clear dates', 'generosity'],
    clientName: 'Sam',
    client: 'Sam is 31, is marrying Anjali, and has a spreadsheet of 240 guests in three languages.',
    pains:
      'Templates that break with long names, translations by an app, printers who will not do small runs.',
    desires: 'An invitation that makes both mothers cry in a good way.',
    fears: 'Spelling a grandfather wrong.',
    offerName: 'The Two Houses Suite',
    offer:
      'Invitation, programme and thanks, set in the scripts of both families, checked by a reader of each.',
    price: '£9 a set, from sixty sets',
    transformation: 'Your invitation stays on two fridges for a year.',
    method: 'Every name is read aloud to somebody who knows the person.',
    message: 'Set it so that both grandmothers can read it.',
    avoid: ['big day', 'fairytale', 'Pinterest-perfect', 'exotic'],
    emotions: ['tenderness', 'delight', 'belonging'],
    backstory:
      'My cousin\u2019s invitation put our grandfather\u2019s name in a font that has no letter for it. He framed it anyway.',
    belief: 'A name in the wrong letters is a guest at the wrong table.',
    platforms: ['instagram', 'pinterest'],
    moments: [
      {
        title: 'The letter that was missing',
        told: 'The typeface had no \u0d33, so I cut one by hand. His grandmother found it with her finger before she found her glasses.',
        lesson: 'People find their own letter first.',
      },
      {
        title: 'Two hundred and forty envelopes',
        told: 'The guillotine jammed on a Sunday, so six aunts and I folded two hundred and forty envelopes on a dining table and I learned who is not speaking to whom.',
        lesson: 'Paper is only half of what we make.',
      },
      {
        title: 'Still on the fridge',
        told: 'Sam sent me a photograph two years later. The invitation is on the fridge, under a drawing by somebody who was not born then.',
        lesson: 'Print for the fridge, not for the album.',
      },
    ],
    tips: [
      'Write the day of the week beside the date. Grandparents plan by Thursdays.',
      'Read every name aloud to somebody who knows the person. Then print.',
      'Leave a third of the card empty. That is where the eye sits down.',
    ],
  },
]
