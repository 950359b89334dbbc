import { SAMPLE_POSTS } from '#core/site/sample-brand.ts'
import { CRACKED_BOWL_POST } from '#core/site/sample-scores.build.ts'

/** The landing page, section by section. */
export const LANDING = {
  hero: {
    title: 'Write posts that sound like you',
    lead: 'Brandhearth is a workspace for founders. Define your brand, save the stories that happen at work, and turn them into posts. As you write, a score shows how closely each post matches your brand.',
    note: 'Free for 7 days. No card needed. Cancel any time.',
  },
  problem: {
    title: 'Writing about your own work is hard',
    points: [
      {
        title: 'Easy to say, hard to write',
        text: 'You explain your work clearly to one person. Then you sit down to write a post, and it could be anyone’s.',
      },
      {
        title: 'Every Monday starts with a blank page',
        text: 'Good stories happen all week: a client’s question, something that went wrong. By the time you need one, you’ve forgotten it.',
      },
      {
        title: 'More tools, less voice',
        text: 'A scheduler, a design app, an AI writer. Each one makes posting faster. None of them knows what you stand for, so everything starts to sound the same.',
      },
    ],
  },
  // The founder is an example, and the text says so.
  story: {
    title: 'Why we made it',
    paragraphs: [
      'Picture a founder who runs a small studio. Every Friday she writes down what happened that week: who said thank you and what for, what went wrong, what she turned down and why.',
      'When she posts from those notes, people write back. When she follows the usual advice, no one does. She hasn’t become a better writer. She’s writing about what actually happened.',
      'She’s made up, but her notebook is the idea behind Brandhearth. It saves your stories, asks you the next question, and shows you how closely a post matches your brand before you publish it.',
    ],
  },
  system: {
    title: 'How it works',
    steps: [
      {
        title: 'Clarify your brand',
        text: 'Answer five questions in about 10 minutes, and you have a foundation: your brand heart, values, voice, dream client and offer. Everything else builds on it.',
      },
      {
        title: 'Get prompts and a plan',
        text: 'Get prompts and post ideas based on your own stories, and a plan for the weeks ahead.',
      },
      {
        title: 'Create and connect',
        text: 'Write with your brand beside you and schedule your posts. We publish them to the accounts you connect. For other platforms, copy the post when it’s due and post it yourself.',
      },
    ],
  },
  demos: {
    title: 'An assistant that knows your voice',
    lead: 'It uses your foundation and your stories. Here it’s helping Wren & Clay, a pottery studio we made up.',
    items: [
      {
        key: 'content',
        name: 'Content creation',
        ask: 'Turn Tuesday’s story about the cracked bowl into a post.',
        answer: SAMPLE_POSTS.crackedBowl,
        note: `Alignment score: ${CRACKED_BOWL_POST.overall} out of 100. From your story “The cracked bowl”.`,
      },
      {
        key: 'newsletter',
        name: 'Newsletter ideas',
        ask: 'What could this month’s newsletter be about?',
        answer: [
          '“What I don’t sell”: why every class has six people and never eight. It’s from your story about Priya, and it shows your value of patience.',
          '“A pot for my father”: you’ve used this story in a post, but never in a newsletter.',
          '“Behind the glaze”: four photos and forty words, for a busy month.',
        ],
        note: 'Three ideas, each from a story you already have.',
      },
      {
        key: 'launch',
        name: 'Product launch',
        ask: 'I’m opening eight places on the winter course on 12 January. Where do I start?',
        answer: [
          'Two weeks before: the story of how the last course ended. No offer yet.',
          'One week before: what people make in six evenings, with one number. Last winter it was 41 finished pots.',
          'On the day: the dates, the price, the eight places and one link. Three days later: the answer to the question everyone asks, “I’ve never done this. Is that all right?”',
        ],
        note: 'Set up as a campaign of four posts.',
      },
    ],
  },
  features: {
    title: 'See it in action',
    lead: 'These are real Brandhearth screens, filled in with a sample brand.',
  },
  benefits: {
    title: 'What changes',
    points: [
      {
        title: 'Your posts sound like you',
        text: 'You see which words match your brand and which don’t, before you publish.',
      },
      {
        title: 'You always have something to say',
        text: 'Save a story the day it happens. Use it in a post next month and a newsletter in spring.',
      },
      {
        title: 'You know what to change',
        text: 'Every score shows the words that earned it, and suggests what would raise it.',
      },
      {
        title: 'Your work stays yours',
        text: 'Download your stories and posts at any time. We never let anyone train AI on your writing.',
      },
    ],
  },
  inside: {
    title: 'What’s Inside',
    items: [
      { name: 'Clarify', text: 'Your brand foundation, question by question, with examples.' },
      { name: 'Create', text: 'An editor that scores how closely a post matches your brand.' },
      {
        name: 'Connect',
        text: 'Published for you on the accounts you connect. For other platforms, your text is ready to copy when a post is due.',
      },
      {
        name: 'Convert',
        text: 'The people your posts bring you, with the post that brought them. Forms, deals and proposals included.',
      },
      { name: 'Story Bank', text: 'All your stories in one place, linked to your values.' },
      {
        name: 'Campaign Builder',
        text: 'Five answers become dated posts for one offer. Move the date and they all move.',
      },
      { name: 'Content Calendar', text: 'Your week at a glance, with your next free slot.' },
      { name: 'Recenter', text: 'A two-minute check-in for when your posts stop sounding like you.' },
    ],
  },
  closing: {
    title: 'Your stories are already happening',
    text: 'Start saving them today, and you’ll have something to post about next week.',
  },
} as const
