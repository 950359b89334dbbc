/** Words and turns by which a text denies, mocks or scorns what it speaks of. Written from how people talk, not from any brand. */
/** Turns of several words by their first. */
export type Turns = ReadonlyMap<string, readonly (readonly string[])[]>

function turnsOf(lines: readonly string[]): Turns {
  const turns = new Map<string, (readonly string[])[]>()
  for (const line of lines) {
    const words = line.split(' ')
    const first = words[0] ?? ''
    turns.set(first, [...(turns.get(first) ?? []), words])
  }
  return turns
}

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(word => word !== ''))

/** What is called so is denied: “patience is a myth”, “it is nonsense that …”. */
export const DISMISSALS =
  wordsOf(`nonsense rubbish bunkum bunk hogwash tosh twaddle poppycock codswallop claptrap drivel garbage balderdash bollocks
  crap bull bullshit baloney tripe hokum malarkey piffle bilge guff waffle trash myth myths lie lies fiction fantasy delusion joke con scam sham farce
  fraud hoax hype fad waste overrated pointless worthless useless meaningless laughable absurd untrue false mistaken ludicrous idiotic stupid
  unnecessary irrelevant outdated lying liar liars overpriced boring nuisance fairytale propaganda hypocrisy`)

/** Openers after which a clause follows that is denied when they are dismissed: “the idea that …”. */
export const CLAIMS = wordsOf(
  'idea notion claim claims belief suggestion thought view myth lie story pretence pretense fantasy illusion delusion theory',
)

/** “We don't believe that …”, “nobody thinks that …”, “I no longer pretend that …”. */
export const BELIEFS = wordsOf(
  'believe believes believing believed think thinks thinking accept accepts agree agrees pretend pretends pretending claim claims claiming say says imagine imagines buy swallow',
)
/** Verbs that deny by themselves. */
export const DISBELIEFS = wordsOf(
  'disagree disagrees doubt doubts deny denies reject rejects dispute disputes disbelieve refute refutes scoff scoffs scorn dismiss dismisses mock mocks debunk',
)
export const NEGATIONS =
  wordsOf(`not never no nobody none neither nor cannot without hardly scarcely barely don't doesn't didn't isn't aren't wasn't weren't
  won't wouldn't can't couldn't shouldn't haven't hasn't hadn't ain't stopped quit refuse refuses ceased`)
/** What is silly to say, or wrong from the first word: “it is mad to think that …”, “Wrong: …”. */
export const SILLY = wordsOf(
  'silly ridiculous mad crazy insane daft foolish wrong mistake mistaken naive barmy bonkers bananas preposterous shocking',
)
/** Who is made to believe something is deceived. */
export const DECEIVED = wordsOf('fooled tricked conned duped deluded brainwashed deceived misled whoever')
/** “I'm sick of hearing that …”. */
export const HEARING = wordsOf('hearing listening told reading')

/** People who say so are fools: “only a fool would say …”. */
export const FOOLS = wordsOf(
  'fool fools idiot idiots mug mugs sucker suckers moron morons snob snobs loser losers simpleton simpletons dimwit dimwits gullible naive',
)
/** Verbs and states of dislike, for what is liked or for people. */
export const SCORNS =
  wordsOf(`hate hates hated hating despise despises detest detests loathe loathes loathing resent resents mock mocks mocking ridicule ridicules
  sneer sneers sneering dread dreads scorn scorns`)
/** “We don't … X”: with these verbs the whole of X is denied. */
export const CARING = wordsOf(
  'care bother believe value respect offer want need like love mind worry trouble waste do have use give deal stand see trust hold promise practise practice honour make',
)
/** Short sentences that deny the one before. */
export const RETORTS = turnsOf([
  'as if',
  'yeah right',
  'yeah yeah',
  "don't make me laugh",
  "i don't think so",
  'who cares',
  'says who',
  'no chance',
  'no thanks',
  'no way',
  'not any more',
  'not anymore',
  'not really',
  'not a chance',
  'not us',
  'not here',
  'not me',
  'far from it',
  'pull the other one',
  'not on your life',
  'not for a minute',
  'give me a break',
  'what nonsense',
  'dream on',
  'in your dreams',
  'wrong',
  'false',
  'get real',
  'the opposite is true',
  'quite the opposite',
  'the reverse is true',
])
/** Turns before what is denied. */
export const FAREWELLS = turnsOf([
  'who cares about',
  'who needs',
  'who wants',
  'down with',
  'enough of',
  'no more',
  'to hell with',
  'sod',
  'screw',
  'stuff your',
  'good riddance to',
  'no room for',
  'no place for',
  'no time for',
  'no patience for',
  'no need for',
  'no point in',
  'no use for',
  'forget about',
  'never mind',
  'so much for',
  'fed up with',
  'sick of',
  'tired of',
  'bored of',
  'bored with',
  "can't stand",
  'cannot stand',
  "can't bear",
  'cannot bear',
  "couldn't care less about",
  'could not care less about',
  "don't give a damn about",
  'laugh at',
  'laughs at',
  'look down on',
  'roll our eyes at',
  'roll my eyes at',
  'gave up',
  'gave up on',
  'given up on',
  'turned our backs on',
  'have nothing to do with',
  'nothing to do with',
  'the last thing we want is',
  'the opposite of',
])

/** What people are called by those who despise them. */
export const INSULTS =
  wordsOf(`idiot idiots idiotic moron morons moronic stupid dumb pathetic loser losers lazy worthless useless disgusting hopeless clueless ugly fat
  thick dim dimwit dimwits snowflake snowflakes crybaby crybabies whiner whiners whiny whinge moaner moaners cretin cretins imbecile imbeciles fool fools parasite
  parasites scum vermin trash weak weakling weaklings freak freaks nutter nutters nutcase psycho peasants peasant sheep gullible spoilt spoiled brats brat selfish
  greedy entitled ridiculous laughable pitiful contemptible inferior failures failure mug mugs suckers sucker cows cow pigs pig hag hags bridezilla bridezillas tedious ignorant`)
/** Turns of contempt that are said to somebody's face. */
export const CONTEMPT = turnsOf([
  'get over it',
  'get over yourself',
  'grow up',
  'man up',
  'toughen up',
  'suck it up',
  'shut up',
  'stop whining',
  'stop moaning',
  'stop crying',
  'stop complaining',
  'stop snivelling',
  'quit whining',
  'nobody cares',
  'no one cares',
  "nobody's interested",
  'nobody wants to hear',
  'no one wants to hear',
  "i don't care about your",
  "we don't care about your",
  'your own fault',
  'her own fault',
  'their own fault',
  'his own fault',
  'only yourself to blame',
  'only herself to blame',
  'only himself to blame',
  'only themselves to blame',
  'serves you right',
  'serves them right',
  'serves her right',
  'you deserve it',
  'they deserve it',
  'deserve everything they get',
  'deserve what they get',
  'make me sick',
  'makes me sick',
  'what is wrong with you',
  "what's wrong with you",
  'pull yourself together',
  'boo hoo',
  'drama queen',
  'drama queens',
  'waste of space',
  'behind their backs',
  'behind your back',
  'get a life',
  'tough luck',
  'laugh at you',
  'laugh at them',
  'too stupid to',
  'too lazy to',
  'too thick to',
  'not my problem',
  'not our problem',
])
/** People who are spoken to or of. */
export const PEOPLE =
  wordsOf(`you your you're yourself they they're them people client clients customer customers buyer buyers patient patients reader readers guest guests
  student students member members visitor visitors parents parent mums mum dads women woman men man girls brides bride couples couple folk folks everyone she he she's he's
  her him lot types`)
