/** What a founder may want, each with one way of answering. */
export const INTENT_NAMES = [
  'score_check',
  'rewrite',
  'shorten',
  'funnier',
  'warmer',
  'hook',
  'story_questions',
  'best_posts',
  'worst_post',
  'credits',
  'launch',
  'published',
  'rhythm',
  'gaps',
  'scheduled',
  'pillars',
  'stop_saying',
  'untold',
  'next_story',
  'client_cares',
  'audience',
  'one_liner',
  'bio',
  'headline',
  'offer',
  'values',
  'own_answer',
  'score',
  'week_plan',
  'today',
  'insights',
  'next_step',
  'others_wrote',
  'written_about',
  'counts',
  'another',
  'ideas',
  'write_it',
  'for_platform',
  'draft',
  'campaign',
  'help',
] as const
export type IntentName = (typeof INTENT_NAMES)[number]

export interface Intent {
  readonly name: IntentName
  /** The first intent with a pattern that fits is meant; they are looked at in this order, in lower case. */
  readonly patterns: readonly RegExp[]
  /** How people ask. A question that no pattern fits is compared with all of them. */
  readonly examples: readonly string[]
}

const THINGS = '(?:posts?|captions?|content|pieces?|things?)'
const TONE_OF_POST = '(?:it|this|that|the (?:post|draft|caption|text)|version|one)'

/**
 * Everything that is answered, the narrow before the wide: what works on a text first, then what is read from the
 * workspace, then what is written.
 */
export const INTENTS: readonly Intent[] = [
  {
    name: 'score_check',
    patterns: [
      /\bdoes (?:this|that|it) (?:fit|match|suit) (?:my|our) (?:voice|brand|tone|values)\b/,
      /\b(?:on|off)[- ]brand\b/,
      /\b(?:score|check|rate|grade)\b.{0,12}\b(?:this|my (?:text|draft|caption)|the (?:text|draft))\b/,
      /\bdoes (?:this|that|it) sound like (?:me|us|my brand|our brand)\b/,
      /\bhow (?:well )?does (?:this|that|it) (?:score|fit|match)\b/,
    ],
    examples: [
      'Does this fit my voice?',
      'Is this on brand?',
      'Score this text',
      'Does this sound like me?',
      'Would this fit my brand?',
      'Can you check this draft for me?',
      'Does it match my voice?',
    ],
  },
  {
    name: 'hook',
    patterns: [
      /\b(?:punchier|catchier|snappier)\b/,
      /\b(?:hook|opening|opener|first (?:line|sentence)|start of (?:the|this) post)\b/,
    ],
    examples: [
      'Make this punchier',
      'Give me a shorter hook',
      'Can you find a better opening?',
      'Change the first line',
      'The opening is too slow',
      'A stronger start please',
    ],
  },
  {
    name: 'shorten',
    patterns: [
      /\b(?:shorten|shorter|trim|condense|tighten|tighter|cut (?:it|this|that) down|too long|half the length|fewer words|less wordy|more concise|briefer)\b/,
    ],
    examples: [
      'Make it shorter',
      'Shorten this',
      'It is too long',
      'Can you trim that a bit?',
      'Say the same in fewer words',
    ],
  },
  {
    name: 'funnier',
    patterns: [
      /\b(?:funnier|funny|more fun|more playful|playful|humou?r|humorous|make me laugh|make (?:them|people) laugh|a joke|wittier|lighter)\b/,
    ],
    examples: [
      'Make it funnier',
      'Can you add some humour?',
      'Could this be more playful?',
      'Make it a bit lighter',
      'Put a joke in it',
    ],
  },
  {
    name: 'warmer',
    patterns: [
      /\b(?:less salesy|(?:too|so) (?:formal|cold|stiff|harsh|salesy|dry))\b/,
      /\b(?:warmer|warmth|kinder|gentler|softer|friendlier|more (?:friendly|human|personal|caring)|less (?:cold|stiff|formal|harsh))\b/,
    ],
    examples: [
      'Too formal',
      'Make it warmer',
      'Can it be friendlier?',
      'That sounds too cold',
      'Make this more human',
      'Soften the tone',
    ],
  },
  {
    name: 'rewrite',
    patterns: [
      /\b(?:rewrite|reword|rephrase|rework|improve|polish|edit)\b.{0,25}\b(?:this|it|that|my (?:post|draft|caption|text)|the (?:post|draft|caption|text))\b/,
      /\b(?:rewrite|reword|rephrase)\b/,
      /\bsound more like (?:me|us)\b/,
      /\bmake (?:this|it|that) better\b/,
    ],
    examples: [
      'Rewrite this',
      'Can you improve this post?',
      'Make it better',
      'Say this in my own voice',
      'Polish my draft',
    ],
  },
  {
    name: 'story_questions',
    patterns: [
      /\bquestions?\b.{0,40}\b(?:remember|recall|find|bring back)\b.{0,15}\bstor(?:y|ies)\b/,
      /\bhelp me (?:to )?(?:remember|recall|find|think of)\b.{0,12}\bstor(?:y|ies)\b/,
      /\b(?:story prompts?|ask me (?:five|some|a few) questions)\b/,
    ],
    examples: [
      'Ask me five questions to help me remember a story',
      'Give me story prompts',
      'I can’t think of any stories',
      'Help me remember a story',
    ],
  },
  {
    name: 'worst_post',
    patterns: [
      new RegExp(
        `\\b(?:worst|weakest|lowest|least (?:on brand|aligned|good))\\b.{0,20}\\b(?:${THINGS}|one|scor)`,
      ),
      new RegExp(
        `\\b${THINGS}\\b.{0,25}\\b(?:scored? (?:the )?(?:worst|lowest)|did (?:worst|badly)|flopped)\\b`,
      ),
      /\bthe (?:worst|weakest)\b/,
    ],
    examples: [
      'What is my worst post?',
      'Which post scored lowest?',
      'My weakest post',
      'Which of my posts should I fix first?',
    ],
  },
  {
    name: 'best_posts',
    patterns: [
      /\b(?:performed|did|scored|worked) (?:the )?best\b/,
      new RegExp(
        `\\b(?:best|strongest|top|highest)\\b(?! (?:time|way|day|moment|hour|place)).{0,20}\\b${THINGS}\\b`,
      ),
      new RegExp(
        `\\b${THINGS}\\b.{0,25}\\b(?:scored? (?:the )?(?:best|highest|most)|did (?:best|well)|worked? best|works best)\\b`,
      ),
      /\bwhat (?:works|worked|is working|has worked)\b/,
    ],
    examples: [
      'Which post performed best?',
      'What is my best post?',
      'What do my best posts have in common?',
      'Which post scored highest?',
      'What works for me?',
      'Which of my posts did well?',
    ],
  },
  {
    name: 'credits',
    patterns: [
      /\bleft this month\b/,
      /\bcredits?\b/,
      /\bhow (?:many|much) (?:more )?(?:questions|replies|messages)\b/,
    ],
    examples: [
      'How much have I got left this month?',
      'How many credits do I have left?',
      'When do I run out of credits?',
      'How many more questions can I ask you?',
    ],
  },
  {
    name: 'launch',
    patterns: [
      /\bannounc(?:e|ing)\b/,
      /\b(?:launch|launching|release|open(?:ing)? (?:the )?(?:doors|bookings|enrolment))\b/,
    ],
    examples: [
      'Help me announce my new course',
      'Plan a launch in January',
      'I’m launching my course in March, what should I post?',
      'How do I announce my new offer next month?',
      'I need a launch plan',
    ],
  },
  {
    name: 'others_wrote',
    patterns: [
      /\bbrand watch\b/,
      /\b(?:have|did) (?:i|we) (?:ever |already )?(?:saved?|ke(?:pt|ep)|bookmark(?:ed)?)\b.{0,20}\b(?:about|on|from)\b/,
      /\bwhat (?:are|do|did|have) (?:others|other people|competitors|they|people) (?:all )?(?:say(?:ing)?|said|writ(?:e|ing|ten)|publish(?:ed|ing)?|post(?:ed|ing)?)\b/,
      /\bwhat(?:’s|'s| is) (?:new|being said) (?:in my feeds?|out there|elsewhere)\b/,
    ],
    examples: [
      'What are others saying about prices?',
      'What is new in Brand Watch?',
      'Have I saved anything about sourdough?',
    ],
  },
  {
    name: 'written_about',
    patterns: [
      /\b(?:have|did) (?:i|we) (?:ever |already )?(?:writ(?:e|ten)|post(?:ed)?|said|told|talk(?:ed)?|publish(?:ed)?|mention(?:ed)?)\b.{0,20}\babout\b/,
      /\bwhat (?:have i|did i) (?:writ(?:e|ten)|post(?:ed)?|said)\b.{0,10}\babout\b/,
      /\bfind (?:me )?(?:my |the |a )?(?:posts?|stor(?:y|ies)) (?:about|on|with)\b/,
    ],
    examples: [
      'Have I written about prices?',
      'Did I already post about that?',
      'Find my posts about trust',
      'What have I said about deadlines?',
    ],
  },
  {
    name: 'published',
    patterns: [
      /\b(?:did|have) (?:i|we) (?:publish|post|put out|share)(?:ed)?\b/,
      /\b(?:published|posted)\b.{0,30}\b(?:month|january|february|march|april|may|june|july|august|september|october|november|december|so far|lately|recently)\b/,
      /\b(?:what|posts?) went (?:out|live)\b/,
      /\bmy (?:last|latest|newest|recent|most recent) (?:posts?|captions?)\b/,
    ],
    examples: [
      'What did I publish last month?',
      'How many posts went live in October?',
      'What have I posted lately?',
      'Show me my latest posts',
      'What went out this month?',
    ],
  },
  {
    name: 'rhythm',
    patterns: [
      /\b(?:rhythm|on track|on schedule|keeping (?:it )?up|cadence|consistent|consistency|consistently|regularly)\b/,
      /\b(?:am i|do i) post(?:ing)? (?:enough|too (?:little|much|often)|often enough)\b/,
      /\bhow often (?:do|should|am) i\b/,
    ],
    examples: [
      'Am I on rhythm?',
      'Am I posting often enough?',
      'How often should I post?',
      'Am I keeping up with my plan?',
      'Am I consistent?',
    ],
  },
  {
    name: 'gaps',
    patterns: [
      /\bgaps?\b/,
      /\b(?:empty|free) (?:days?|slots?)\b/,
      /\b(?:days?|when).{0,20}\bnothing (?:planned|scheduled)\b/,
      /\bnothing (?:is )?(?:planned|scheduled)\b/,
    ],
    examples: [
      'Where are the gaps in my plan?',
      'Which days are empty?',
      'Do I have gaps in the next two weeks?',
      'On which days is nothing scheduled?',
    ],
  },
  {
    name: 'scheduled',
    patterns: [
      /\bwhat(?:'s| is| do i have)? .{0,20}(?:scheduled|planned|coming up|in the (?:planner|calendar))\b/,
      /\b(?:goes|going|go) (?:out|live) next\b/,
      /\bnext (?:scheduled|planned) post\b/,
    ],
    examples: [
      'What is scheduled?',
      'What goes out next?',
      'What do I have planned for this week?',
      'What’s in the calendar?',
    ],
  },
  {
    name: 'pillars',
    patterns: [
      /\b(?:neglect|ignor|forgott?)\w* .{0,12}\b(?:topics?|pillars?|subjects?|themes?)\b/,
      /\bpillars?\b/,
      /\b(?:topics?|subjects?|themes?)\b.{0,30}\b(?:silent|neglect|missing|ignor|forgot)/,
    ],
    examples: [
      'Am I neglecting any topic?',
      'Which pillar is silent?',
      'Which pillar am I neglecting?',
      'What are my content pillars?',
      'Which topic have I forgotten?',
    ],
  },
  {
    name: 'stop_saying',
    patterns: [
      /\b(?:stop|avoid|never|not)\b.{0,12}\b(?:say|saying|writing|write|use|using|sound|words?)\b/,
      /\bwords?\b.{0,15}\b(?:avoid|stop|ban|banned)\b/,
    ],
    examples: [
      'What should I stop saying?',
      'Which words should I avoid?',
      'What do I not want to sound like?',
      'Which words are banned?',
    ],
  },
  {
    name: 'untold',
    patterns: [
      /\bhaven't (?:i|we) (?:yet )?(?:told|used|shared|posted)\b/,
      /\bstor(?:y|ies)\b.{0,30}\b(?:untold|unused|not (?:yet )?(?:used|told)|haven't (?:yet )?(?:used|told|shared|posted)|never (?:used|told|shared|posted))\b/,
      /\b(?:untold|unused) stor(?:y|ies)\b/,
    ],
    examples: [
      'Which story haven’t I told in a while?',
      'Which stories are untold?',
      'Which stories haven’t I used yet?',
      'Show me my unused stories',
      'Are there stories I never told?',
    ],
  },
  {
    name: 'next_story',
    patterns: [
      /\bstor(?:y|ies) to (?:post|tell|share)\b/,
      /\b(?:which|what) stor(?:y|ies)\b.{0,25}\b(?:tell|use|share|next|post|write|turn)\b/,
      /\bstory\b.{0,15}\bnext\b/,
      /\bpick (?:me )?a story\b/,
    ],
    examples: [
      'Tell me a story to post',
      'Which story should I tell next?',
      'What story should I share?',
      'Pick a story for me',
      'Suggest a story to post',
    ],
  },
  {
    name: 'client_cares',
    patterns: [
      /\b(?:client|clients|customers?|audience|people|readers)\b.{0,25}\b(?:care|cares|worr(?:y|ies|ied)|want|wants|need|needs|fear|fears|afraid|ask|asks|struggles?)\b/,
      /\b(?:keeps|kept) (?:them|my clients?|my customers?) (?:up|awake)\b/,
    ],
    examples: [
      'What does my client care about?',
      'What are my customers worried about?',
      'What do my clients need?',
      'What keeps them awake at night?',
    ],
  },
  {
    name: 'audience',
    patterns: [
      /\bwho (?:is|are|am i|do i)\b.{0,30}\b(?:audience|clients?|customers?|for|serve|serving|help|talking to|writing (?:to|for)|reader|readers)\b/,
      /\b(?:ideal|dream) (?:client|customer)\b/,
      /\b(?:describe|explain|tell me about) my (?:audience|clients?|customers?)\b/,
    ],
    examples: [
      'Who is my audience?',
      'Describe my dream client',
      'Who am I writing for?',
      'Who do I help?',
      'Help me describe my dream client',
    ],
  },
  {
    name: 'one_liner',
    patterns: [/\b(?:one[- ]?liner|tagline|slogan|elevator pitch|in one sentence|what do i do)\b/],
    examples: [
      'What is my one-liner?',
      'Say what I do in one sentence',
      'Give me a tagline',
      'What’s my elevator pitch?',
    ],
  },
  {
    name: 'bio',
    patterns: [/\b(?:bio|biography|about page|about me|profile text|introduce me|introduction)\b/],
    examples: [
      'Write my bio',
      'Give me a short Instagram bio',
      'What should my about page say?',
      'Introduce me in a few lines',
    ],
  },
  {
    name: 'headline',
    patterns: [/\bheadlines?\b/, /\btop of my (?:website|home ?page|site)\b/],
    examples: [
      'Give me a headline for my website',
      'Which headline should I use?',
      'What should the top of my homepage say?',
    ],
  },
  {
    name: 'campaign',
    patterns: [/\bcampaigns?\b/],
    examples: [
      'Plan a campaign',
      'Help me with a campaign for my offer',
      'What should my campaign look like?',
    ],
  },
  {
    name: 'offer',
    patterns: [
      /\b(?:what|explain|describe|summari[sz]e|remind)\b.{0,25}\b(?:offer|price|prices|pricing|selling|sell)\b/,
      /\bmy offer\b/,
    ],
    examples: [
      'What is my offer?',
      'Explain my offer in three sentences, in my voice',
      'What do I sell?',
      'What does it cost to work with me?',
    ],
  },
  {
    name: 'values',
    patterns: [
      /\b(?:what|which|list|remind me of)\b.{0,20}\b(?:my|our) (?:brand )?(?:values|voice|tone|personality)\b/,
      /\bwhat do i stand for\b/,
    ],
    examples: [
      'What are my values?',
      'What is my tone of voice?',
      'What do I stand for?',
      'Remind me of my brand voice',
    ],
  },
  {
    name: 'own_answer',
    patterns: [
      /\b(?:what|who|summari[sz]e|remind|tell)\b.{0,30}\b(?:my|our) (?:brand )?(?:mission|vision|goal|competitors?|method|transformation|promise|origin|backstory|key message|message)\b/,
      /\bwhat makes (?:me|us|my brand) (?:different|special|unique)\b/,
      /\b(?:how|why) (?:did|do) (?:i|we) (?:start|begin|do this)\b/,
    ],
    examples: [
      'What is my mission?',
      'Who are my competitors?',
      'What makes me different?',
      'What is my goal?',
      'Remind me of my key message',
    ],
  },
  {
    name: 'score',
    patterns: [
      /\b(?:is|are) (?:my|our) (?:brand|alignment|posts) (?:getting|going|improving)\b/,
      /\b(?:brand )?score\b/,
      /\bhow(?:'s| is| are) (?:my|our|the) (?:brand|alignment|numbers)\b/,
      /\bhow (?:am i|are we) doing\b/,
      /\bwhy (?:did|has|is) (?:it|my brand|my alignment)\b.{0,15}\b(?:fall|fell|fallen|falling|drop|dropped|dropping|down|go down|gone down)\b/,
    ],
    examples: [
      'Is my brand getting better?',
      'How is my brand doing?',
      'Why did my score fall?',
      'What is my brand score?',
      'How am I doing?',
      'Why did it drop?',
      'Is my alignment going up or down?',
    ],
  },
  {
    name: 'week_plan',
    patterns: [
      /\bplan\b.{0,30}\bweek\b/,
      /\b(?:next|this|the|coming) week(?:'s)? (?:plan|posts|content)\b/,
      /\bweek(?:'s)?\b.{0,15}\bplan\b/,
      /\bwhat (?:should|do|shall|can) i (?:post|publish|share|write)\b.{0,15}\bnext week\b/,
    ],
    examples: [
      'Plan next week for me',
      'Make a plan for the coming week',
      'What should I post next week?',
      'Fill my week',
    ],
  },
  {
    name: 'today',
    patterns: [
      /\bwhat (?:should|shall|do|can|could) i (?:post|write|publish|share|say|talk)\b/,
      /\b(?:post|publish|write|share)\b.{0,15}\b(?:today|tonight|this morning|this afternoon|right now|tomorrow|next)\b/,
      /\b(?:idea|something|anything) (?:for|to (?:post|share|publish)) today\b/,
    ],
    examples: [
      'What should I post today?',
      'I need something to share today',
      'What shall I write about?',
      'What can I publish right now?',
      'What should I post next?',
    ],
  },
  {
    name: 'insights',
    patterns: [
      /\binsights?\b/,
      /\b(?:anything|something|what) (?:i should|should i|do i need to) know\b/,
      /\bwhat did you notice\b/,
    ],
    examples: ['What are my insights?', 'Is there anything I should know?', 'What have you noticed?'],
  },
  {
    name: 'next_step',
    patterns: [
      /^(?:so |and |ok |okay )*(?:what now|what next|what's next|now what)[?.! ]*$/,
      /\b(?:next|first|best) (?:step|steps|move|thing to do)\b/,
      /\bwhat (?:should|shall|do) i (?:do|work on|focus on|tackle|concentrate on)\b/,
      /\bwhere (?:do|should|shall) i (?:start|begin)\b/,
      /\bfocus on\b/,
    ],
    examples: [
      'What now?',
      'What is my next step?',
      'What should I work on?',
      'Where should I start?',
      'What should I focus on this week?',
    ],
  },
  {
    name: 'counts',
    patterns: [/\bhow many\b.{0,20}\b(?:posts?|stor(?:y|ies)|drafts?)\b/],
    examples: ['How many stories do I have?', 'How many posts have I got?', 'How many drafts are there?'],
  },
  {
    name: 'another',
    patterns: [
      /^(?:more|again|once more|next one)[.!? ]*$/,
      /^(?:please )?(?:give me |show me |can i have |let me see |i want |i'd like |try )?(?:an?other|a different|one more|something else|more like (?:this|that))(?: (?:one|version|draft|idea|option|suggestion|angle))?(?: please| then)?[.!?]*$/,
      /\b(?:another|a different|one more|new) (?:idea|version|draft|option|angle|one)\b/,
    ],
    examples: [
      'Again',
      'Give me another idea',
      'Another one',
      'Show me a different version',
      'Something else please',
      'One more',
    ],
  },
  {
    name: 'ideas',
    patterns: [/\bideas?\b/, /\bbrainstorm\b/, /\binspir(?:e|ation)\b/],
    examples: [
      'Give me three post ideas for this week',
      'I need ideas',
      'Brainstorm with me',
      'I need inspiration for posts',
    ],
  },
  {
    name: 'for_platform',
    patterns: [
      new RegExp(
        `^(?:and |now |ok |please |can you |could you |make |turn |change |adapt |rework |do )*(?:${TONE_OF_POST} )?(?:for|on|into|to|a|an|as a)\\b.{0,15}\\b(?:instagram|insta|facebook|linkedin|linked in|twitter|x|tiktok|mastodon|bluesky|threads|newsletter|blog)\\b`,
      ),
      /\b(?:it|this|that) (?:into )?an? (?:caption|newsletter|thread|tweet|reel|blog post|linkedin post)\b/,
      /^(?:and |now |please |an? )*captions?\b/,
      new RegExp(
        `\\b${TONE_OF_POST} (?:for|on|into) (?:an? |my )?(?:instagram|insta|facebook|linkedin|twitter|x|tiktok|mastodon|bluesky|threads|newsletter|blog)\\b`,
      ),
    ],
    examples: [
      'For LinkedIn',
      'Now make it a caption for Instagram',
      'Caption for X',
      'Can you adapt it to LinkedIn?',
      'Turn this into a newsletter',
    ],
  },
  {
    name: 'write_it',
    patterns: [
      /^(?:yes|yep|ok|okay|sure|go on|go ahead|please do|do (?:it|that)|write (?:it|that|this)(?: up| out)?|draft (?:it|that))(?:[,.! ]+(?:please|then|write it|draft it|go on|do it))*[.!]*$/,
      /\b(?:write|draft) (?:it|that one|that|this one) (?:for me|up|out|please|then)\b/,
      /\bturn (?:it|that|this)(?: one)? into a (?:post|draft|caption)\b/,
    ],
    examples: ['Write it', 'Yes please', 'Go on, draft it', 'Turn that into a post'],
  },
  {
    name: 'draft',
    patterns: [
      /\b(?:write|draft|compose)\b.{0,40}\babout\b/,
      /\b(?:write|draft|turn|create|make|do|compose|give me|prepare|tell)\b.{0,40}\b(?:post|draft|caption|story|thread|newsletter|script|email|reel)\b/,
      /\b(?:post|draft|caption|something) (?:about|on|from|based on)\b/,
      /\b(?:write|talk) (?:about|something)\b/,
    ],
    examples: [
      'Draft something for Instagram about the bench',
      'Write a post from my story',
      'Draft a post about the bench',
      'Turn my story into a post',
      'Write something about the day it went wrong',
      'Make a post out of my newest story',
    ],
  },
  {
    name: 'help',
    patterns: [
      /\b(?:what|how) can you (?:do|help)\b/,
      /^(?:help|hi|hello|hey|thanks|thank you)[.! ]*$/,
      /\bwho are you\b/,
    ],
    examples: ['What can you do?', 'How can you help me?', 'Hello', 'What can I ask you?'],
  },
]
