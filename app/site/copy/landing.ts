/** The landing page, section by section. */
export const LANDING = {
  hero: {
    title: 'Sound like yourself, every time you post.',
    lead: 'Brandhearth helps you find your brand, keep your stories, and turn them into posts that are unmistakably yours. It shows you, while you write, how well they sound like you.',
    note: 'Seven days free. No card. Cancel any time.',
  },
  problem: {
    title: 'You know what you do. Saying it is the hard part.',
    points: [
      {
        title: 'In a call it flows. On the page it stiffens.',
        text: 'You explain your work beautifully to one person. Then you sit down to write a post, and out comes something anyone could have written.',
      },
      {
        title: 'Every Monday begins with nothing.',
        text: 'The good stories happen all week: a client’s question, a thing that went wrong. By the time you need one, it is gone.',
      },
      {
        title: 'More tools, less voice.',
        text: 'A scheduler, a design app, a writing robot. Each makes posting faster. None of them knows what you stand for, so it all begins to sound alike.',
      },
    ],
  },
  story: {
    title: 'Why we made it',
    paragraphs: [
      'It began with a notebook. One of us ran a small studio and wrote down, every Friday, what had happened that week: who said thank you and for what, what had gone wrong, what she refused to do and why.',
      'When she posted from the notebook, people wrote back. When she posted what the experts said one should post, nobody did. The difference was not talent, nor time, nor tools. It was that the notebook already knew who she was.',
      'Brandhearth is that notebook, with a few things paper can not do. It remembers what you stand for. It asks the next question. And it tells you, before you press the button, whether this one still sounds like you.',
    ],
  },
  system: {
    title: 'Three steps, and then a rhythm',
    steps: [
      {
        title: 'Clarify your brand',
        text: 'Five questions in ten minutes give you a foundation: your brand’s heart, values, voice, dream client and offer. Everything else starts from it.',
      },
      {
        title: 'Get prompts and a plan',
        text: 'Your own stories come back as prompts and content ideas, made from your words, laid out over the weeks so that Monday no longer begins with nothing.',
      },
      {
        title: 'Create and connect',
        text: 'Write with your brand beside you, publish where your people are, and follow what comes of it, from the post to the person who replied.',
      },
    ],
  },
  demos: {
    title: 'Ask, and it answers in your voice',
    lead: 'The assistant knows your foundation and your stories. Here it is helping Wren & Clay, a pottery studio we made up.',
    items: [
      {
        key: 'content',
        name: 'Content creation',
        ask: 'Turn Tuesday’s story about the cracked bowl into a post.',
        answer: [
          'On Tuesday a bowl cracked in the kiln. Its maker, in her third week, laughed and asked if she could keep it anyway.',
          'That is the moment I teach for. Not the perfect bowl. The second when somebody stops being afraid of the clay.',
          'Six people, one table, Thursdays at seven. Bring nothing.',
        ],
        note: 'Sounds like you: 88. From your story “The cracked bowl”.',
      },
      {
        key: 'newsletter',
        name: 'Newsletter ideas',
        ask: 'What could this month’s letter be about?',
        answer: [
          '“What I don’t sell”: why every class is six people and never eight. You told this to Priya in May; it shows your value of patience.',
          '“A pot for my father”: the story from your bank with the most replies and no letter yet.',
          '“Behind the glaze”: four photographs, forty words. For a month with little time.',
        ],
        note: 'Three ideas, each from a story you already have.',
      },
      {
        key: 'launch',
        name: 'Product launch',
        ask: 'I open eight places for the winter course on 12 January. Where do I begin?',
        answer: [
          'Two weeks before: the story of how the last course ended. No offer yet.',
          'One week before: what people make in six evenings, with one number: 41 finished pots last winter.',
          'On the day: the dates, the price, the eight places, and one link. Three days later: answer the question everyone asks, “I have never done this. Is that all right?”',
        ],
        note: 'Laid out as a campaign of five pieces. Move the date and all of it moves.',
      },
    ],
  },
  features: {
    title: 'The product itself, not a picture of it',
    lead: 'What you see here is drawn by Brandhearth’s own interface with a sample brand.',
  },
  benefits: {
    title: 'What changes',
    points: [
      {
        title: 'You recognise yourself',
        text: 'People who know you say “that is so you”. People who don’t, feel that they do.',
      },
      {
        title: 'You never start from nothing',
        text: 'A story kept on the day it happened is a post next month, a letter in spring and a talk next year.',
      },
      {
        title: 'You see why',
        text: 'Each point of your score opens to the words that earned it. No black box tells you what to think.',
      },
      {
        title: 'You keep what is yours',
        text: 'You can take all of it with you at any time. Nothing you write trains anyone’s model.',
      },
    ],
  },
  inside: {
    title: 'What’s Inside',
    items: [
      { name: 'Clarify', text: 'Your brand foundation, question by question, with examples.' },
      { name: 'Create', text: 'An editor that shows how well a post sounds like you.' },
      { name: 'Connect', text: 'Publish to the places where your people are.' },
      { name: 'Convert', text: 'Follow up the people your posts bring, in one calm list.' },
      { name: 'Story Bank', text: 'Every story kept, tagged to your values, ready to use.' },
      { name: 'Campaign Builder', text: 'An offer, a date and five questions become a plan.' },
      { name: 'Content Calendar', text: 'A week at a glance, and your next free slot.' },
      { name: 'Recenter', text: 'A two-minute check-in when you feel you are drifting.' },
    ],
  },
  closing: {
    title: 'Your stories are already happening.',
    text: 'Start keeping them today. Seven days free, and what you write stays yours whatever you decide.',
  },
} as const
