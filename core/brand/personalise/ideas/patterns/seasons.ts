import type { IdeaPattern } from '../pattern.ts'
import type { SeasonId } from '../season.ts'

const SENTENCES: Readonly<Record<SeasonId, readonly string[]>> = {
  'new-year': ['Name the one thing you’ll do differently at work this year, and the one you won’t.'],
  'burns-night': [
    'Burns Night is on {date}. Write a four-line rhyme about your work, the sillier the better.',
    'Burns Night is near. Write a four-line rhyme about your work, the sillier the better.',
  ],
  'tax-return': [
    'Tax returns are due on {date}. Share the habit that keeps your own books calm, or the one that doesn’t.',
    'Tax returns are due soon. Share the habit that keeps your own books calm, or the one that doesn’t.',
  ],
  valentine: [
    'Valentine’s Day is on {date}. Write a love letter to one detail of your work.',
    'Valentine’s Day is near. Write a love letter to one detail of your work.',
  ],
  'pancake-day': [
    'Pancake Day is on {date}. Tell people about the first attempt at something that always goes wrong.',
    'Pancake Day is near. Tell people about the first attempt at something that always goes wrong.',
  ],
  'st-davids-day': [
    'St David told people to do the little things. By {date}, name one little thing you do for each customer.',
    'St David told people to do the little things. Name one little thing you do for each customer.',
  ],
  'world-book-day': [
    'World Book Day is on {date}. Name the book that customers should read before they work with you.',
    'World Book Day is near. Name the book that customers should read before they work with you.',
  ],
  'womens-day': [
    'International Women’s Day is on {date}. Name a woman who made your work possible, and how.',
    'International Women’s Day is near. Name a woman who made your work possible, and how.',
  ],
  'mothering-sunday': [
    'Mothering Sunday is on {date}. Write about what someone who raised you taught you about work.',
    'Mothering Sunday is near. Write about what someone who raised you taught you about work.',
  ],
  'first-day-of-spring': [
    'Spring begins on {date}. Show what you’re clearing out of your business, and what gets the space.',
    'Spring begins soon. Show what you’re clearing out of your business, and what gets the space.',
  ],
  'clocks-forward': [
    'The clocks go forward on {date}. Say what you’d do for a customer with one hour less.',
    'The clocks go forward soon. Say what you’d do for a customer with one hour less.',
  ],
  'tax-year-end': [
    'The tax year ends on {date}. Look back on it in three figures that have nothing to do with money.',
    'The tax year ends soon. Look back on it in three figures that have nothing to do with money.',
  ],
  easter: [
    'Easter Sunday is on {date}. Tell people when you’re open, and what you’ll do with the quiet days.',
    'Easter is near. Tell people when you’re open, and what you’ll do with the quiet days.',
  ],
  'earth-day': [
    'Earth Day is on {date}. Name one wasteful thing in your trade and what you’ve managed to change so far.',
    'Earth Day is near. Name one wasteful thing in your trade and what you’ve managed to change so far.',
  ],
  'early-may-bank-holiday': [
    'The bank holiday is on {date}. Suggest something that takes an hour and makes the next working week easier.',
    'A bank holiday is near. Suggest something that takes an hour and makes the next working week easier.',
  ],
  'spring-bank-holiday': [
    'The bank holiday is on {date}. Ask readers what they do on a day off that has nothing to do with work.',
    'A bank holiday is near. Ask readers what they do on a day off that has nothing to do with work.',
  ],
  'fathers-day': [
    'Father’s Day is on {date}. Pass on a piece of advice that someone older gave you, good or terrible.',
    'Father’s Day is near. Pass on a piece of advice that someone older gave you, good or terrible.',
  ],
  'longest-day': [
    'The longest day is {date}. Describe your working day at dawn, noon and dusk in a line each.',
    'The longest day is near. Describe your working day at dawn, noon and dusk in a line each.',
  ],
  'half-year': [
    'Half the year is over on {date}. Say what you planned in January and what really happened.',
    'Half the year is nearly over. Say what you planned in January and what really happened.',
  ],
  'school-holidays': [
    'The school holidays are here or close. Say how your hours change, and how you juggle them yourself.',
  ],
  'quiet-august': ['August is quiet for many. Show the job you only get round to when it is.'],
  'summer-bank-holiday': [
    'The last long weekend of the summer ends on {date}. Share your favourite moment of the season so far.',
    'The last long weekend of the summer is near. Share your favourite moment of the season so far.',
  ],
  'back-to-school': [
    'Term starts again. Write the timetable your customers would need for a fresh start with you.',
  ],
  'first-day-of-autumn': [
    'Autumn begins on {date}. Write about something you began in spring that pays off now.',
    'Autumn begins soon. Write about something you began in spring that pays off now.',
  ],
  'world-mental-health-day': [
    'World Mental Health Day is on {date}. Say what you do on a day when work feels too much.',
    'World Mental Health Day is near. Say what you do on a day when work feels too much.',
  ],
  'clocks-back': [
    'The clocks go back on {date}. Say what you’d do for your customers with an extra hour.',
    'The clocks go back soon. Say what you’d do for your customers with an extra hour.',
  ],
  halloween: [
    'Halloween is on {date}. Tell the scariest thing that ever happened in your work, and how it ended.',
    'Halloween is near. Tell the scariest thing that ever happened in your work, and how it ended.',
  ],
  'bonfire-night': [
    'Bonfire Night is on {date}. Name one rule of your trade that you’d throw on the fire.',
    'Bonfire Night is near. Name one rule of your trade that you’d throw on the fire.',
  ],
  'kindness-day': [
    'World Kindness Day is on {date}. Describe a kindness you were shown when you were starting out.',
    'World Kindness Day is near. Describe a kindness you were shown when you were starting out.',
  ],
  'black-friday': [
    'Black Friday is on {date}. Say whether you take part, and what you believe about discounts.',
    'Black Friday is near. Say whether you take part, and what you believe about discounts.',
  ],
  'small-business-saturday': [
    'Small Business Saturday is on {date}. Name three small businesses near you that deserve a visit.',
    'Small Business Saturday is near. Name three small businesses near you that deserve a visit.',
  ],
  'christmas-orders': [
    'Tell people the last day on which they can order or book before Christmas, and what happens after it.',
  ],
  christmas: [
    'Christmas is near. Thank your customers by describing one moment with them that you’ll remember.',
  ],
  'between-the-years': [
    'The year ends in a few days. Choose your year’s best mistake and say what it gave you.',
  ],
}

/** What is in season. */
export const SEASON_PATTERNS: readonly IdeaPattern[] = (Object.keys(SENTENCES) as SeasonId[]).map(id => ({
  id: `season-${id}`,
  needs: [`season:${id}` as const],
  frames: SENTENCES[id],
}))
