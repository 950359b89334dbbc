import { expect, it } from 'vitest'
import { timeZoneChoices } from '#core/identity/forms/time-zones.ts'
import { minuteText, wallTimeOf } from '#core/schedule/wall-time.ts'
import { HOUR_MS } from '#core/shared/time.ts'
import { describeOnDatabases } from '#tests/support/database/test-database.ts'

/** Every fifth hour of a year: each hour of a clock change is one of them in one zone or another. */
const YEAR = Array.from({ length: 1752 }, (_, n) =>
  new Date(Date.parse('2026-11-29T00:15:00Z') + n * 5 * HOUR_MS).toISOString(),
)

/**
 * Zones whose clocks change in different ways: by half an hour, at midnight, in the south, by two hours, not at all, and those
 * furthest out. None whose law was changed of late: the database’s data may be older than ours.
 */
const ZONES = [
  ...['Europe/Berlin', 'Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'America/Santiago'],
  ...[
    'Africa/Cairo',
    'America/Havana',
    'Asia/Beirut',
    'Pacific/Chatham',
    'Asia/Katmandu',
    'America/St_Johns',
  ],
  ...['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Antarctica/Troll', 'Etc/GMT+5', 'UTC'],
]

describeOnDatabases('time zones', database => {
  it('are known to the database, every one that can be chosen', async () => {
    const { sql } = database().db
    const zones = timeZoneChoices('US/Eastern')
    const shown = await sql`select now() at time zone zone from unnest(${zones}::text[]) as z (zone)`
    expect(shown).toHaveLength(zones.length)
  })

  it('have in the database the clock that the rules go by', async () => {
    const { sql } = database().db
    const shown = await sql<{ zone: string; at: Date; clock: string }[]>`
      select z.zone, t.at, to_char(t.at at time zone z.zone, 'YYYY-MM-DD HH24:MI') as clock
      from unnest(${ZONES}::text[]) as z (zone), unnest(${YEAR}::timestamptz[]) as t (at)
    `
    const wrong = shown.filter(({ zone, at, clock }) => {
      const { day, minute } = wallTimeOf(at, zone)
      return clock !== `${day} ${minuteText(minute)}`
    })
    expect(wrong).toEqual([])
    expect(shown).toHaveLength(ZONES.length * YEAR.length)
  })
})
