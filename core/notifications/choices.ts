import { readKey } from '../shared/untrusted.ts'
import {
  type Channels,
  EMAIL_CHOICES,
  EVENT_NAMES,
  NOTIFICATION_EVENTS,
  type NotificationEvent,
} from './events.ts'

export type NotificationChoices = Readonly<Record<NotificationEvent, Channels>>

/**
 * How one person is told of everything, from what is stored of them: what is missing or makes no sense is as it is for
 * those who never chose, and what always arrives does.
 */
export function readChoices(stored: unknown): NotificationChoices {
  return Object.fromEntries(
    EVENT_NAMES.map(event => {
      const { page, email, push, locked } = NOTIFICATION_EVENTS[event]
      const own = locked ? undefined : readKey(stored, event)
      const ownPage = readKey(own, 'page')
      const ownEmail = EMAIL_CHOICES.find(word => word === readKey(own, 'email'))
      const ownPush = readKey(own, 'push')
      return [
        event,
        {
          page: typeof ownPage === 'boolean' ? ownPage : page,
          email: ownEmail ?? email,
          push: typeof ownPush === 'boolean' ? ownPush : push,
        },
      ]
    }),
  ) as Record<NotificationEvent, Channels>
}

/**
 * The choices of a sent form, by `page.<event>` and `push.<event>` ('on' where it is ticked) and `email.<event>`. A
 * frequency that is none stays as it was, and so does what goes to browsers unless the form asked (`push` is 'asked').
 */
export function choicesOfForm(
  field: (name: string) => string,
  before: NotificationChoices,
): NotificationChoices {
  const sent = Object.fromEntries(
    EVENT_NAMES.map(event => [
      event,
      {
        page: field(`page.${event}`) === 'on',
        email: EMAIL_CHOICES.find(word => word === field(`email.${event}`)) ?? before[event].email,
        push: field('push') === 'asked' ? field(`push.${event}`) === 'on' : before[event].push,
      },
    ]),
  )
  return readChoices(sent)
}

/** The same choices with the emails of one event turned off, or of all that come in a digest; locked ones stay. */
export function withoutEmail(
  choices: NotificationChoices,
  what: NotificationEvent | 'daily' | 'weekly',
): NotificationChoices {
  return readChoices(
    Object.fromEntries(
      EVENT_NAMES.map(event => {
        const { page, email, push } = choices[event]
        const isMeant = event === what || email === what
        return [event, { page, email: isMeant ? 'off' : email, push }]
      }),
    ),
  )
}
