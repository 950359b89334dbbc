import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TIERS } from '../../billing/tiers.ts'
import { onboardingCompletion } from './completion.ts'
import {
  nextOnboardingPlace,
  type OnboardingEvent,
  type OnboardingPlace,
  onboardingEntry,
  welcomeSeenCookie,
} from './flow.ts'
import { SETUP_ITEMS, setupProgress } from './setup.ts'
import {
  canContinueVideo,
  captionAt,
  VIDEO_START,
  type VideoEvent,
  videoCaptions,
  videoReducer,
} from './video.ts'
import { tierWelcome } from './welcome.ts'

const now = new Date('2026-11-20T12:00:00Z')
const events: OnboardingEvent[] = [
  ...(['begin', 'continue', 'skip_video', 'snapshot_saved', 'snapshot_failed'] as const),
  ...(['setup_done', 'finish'] as const),
]
const walk = (path: OnboardingEvent[], from: OnboardingPlace = 'welcome') =>
  path.reduce(nextOnboardingPlace, from)

describe('the way through onboarding', () => {
  it('leads from the welcome to the dashboard', () => {
    expect(walk(['begin'])).toBe('video')
    expect(walk(['begin', 'continue'])).toBe('kickstart')
    expect(walk(['begin', 'skip_video'])).toBe('kickstart')
    expect(walk(['begin', 'continue', 'snapshot_saved'])).toBe('setup')
    expect(walk(['begin', 'continue', 'snapshot_saved', 'setup_done'])).toBe('results')
    expect(walk(['begin', 'continue', 'snapshot_saved', 'setup_done', 'finish'])).toBe('dashboard')
    expect(walk(['finish'], 'tier-setup')).toBe('dashboard')
  })

  it('goes straight to the results when saving fails', () => {
    expect(walk(['begin', 'skip_video', 'snapshot_failed'])).toBe('results')
  })

  it('never passes the kickstart without handing it in', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events)), path => {
        const reached = walk(path)
        const handedIn = path.includes('snapshot_saved') || path.includes('snapshot_failed')
        expect(['welcome', 'video', 'kickstart'].includes(reached) || handedIn).toBe(true)
        expect(walk(['begin'], 'dashboard')).toBe('dashboard')
      }),
    )
  })

  it('stays where it is on anything it does not know', () => {
    expect(nextOnboardingPlace('video', 'toString' as OnboardingEvent)).toBe('video')
    expect(nextOnboardingPlace('nowhere' as OnboardingPlace, 'begin')).toBe('welcome')
  })
})

describe('coming to /onboarding', () => {
  const fresh = {
    tier: 'pro',
    cookieCompleted: false,
    cookieWelcomeSeen: false,
    recordCompleted: false,
    recordWelcomeSeen: [],
  } as const

  it('begins at the welcome', () => {
    expect(onboardingEntry(fresh)).toBe('welcome')
  })

  it('shows a higher tier its welcome once', () => {
    expect(onboardingEntry({ ...fresh, cookieCompleted: true })).toBe('tier-setup')
    expect(onboardingEntry({ ...fresh, cookieCompleted: true, cookieWelcomeSeen: true })).toBe('dashboard')
    expect(onboardingEntry({ ...fresh, cookieCompleted: true, recordWelcomeSeen: ['pro'] })).toBe('dashboard')
    expect(
      onboardingEntry({ ...fresh, tier: 'collective', cookieCompleted: true, recordWelcomeSeen: ['pro'] }),
    ).toBe('tier-setup')
    expect(welcomeSeenCookie('pro')).toBe('welcome_seen_pro')
  })

  it('sends creators who have finished to the dashboard, also on a second device', () => {
    for (const state of [{ cookieCompleted: true }, { recordCompleted: true }]) {
      expect(onboardingEntry({ ...fresh, tier: 'creator', ...state })).toBe('dashboard')
      expect(onboardingEntry({ ...fresh, tier: null, ...state })).toBe('dashboard')
    }
  })
})

describe('the welcome video', () => {
  it('finishes after fifty ticks and starts over when played again', () => {
    let state = videoReducer(VIDEO_START, 'play')
    for (let tick = 0; tick < 49; tick++) state = videoReducer(state, 'tick')
    expect(state).toMatchObject({ status: 'playing', percent: 98 })
    state = videoReducer(state, 'tick')
    expect(state).toMatchObject({ status: 'finished', percent: 100 })
    expect(videoReducer(state, 'play')).toMatchObject({ status: 'playing', percent: 0 })
  })

  it('lets one go on while it plays and when it is over', () => {
    expect(canContinueVideo(VIDEO_START)).toBe(false)
    const playing = videoReducer(VIDEO_START, 'play')
    expect(canContinueVideo(playing)).toBe(true)
    expect(canContinueVideo(videoReducer(playing, 'pause'))).toBe(false)
    expect(canContinueVideo({ ...playing, status: 'finished' })).toBe(true)
  })

  it('moves only while it plays and stays within 0 and 100', () => {
    const event = fc.constantFrom<VideoEvent>('play', 'pause', 'tick', 'toggle_mute')
    fc.assert(
      fc.property(fc.array(event, { maxLength: 200 }), fc.boolean(), (path, muted) => {
        let state = { ...VIDEO_START, muted }
        for (const each of path) {
          const next = videoReducer(state, each)
          if (state.status !== 'playing' && each === 'tick') expect(next).toEqual(state)
          expect(next.percent >= 0 && next.percent <= 100).toBe(true)
          expect(next.status === 'finished').toBe(next.percent === 100)
          state = next
        }
      }),
    )
  })

  it('greets by first name, or there', () => {
    expect(captionAt(0, 'Ada')).toMatch(/^Hi Ada,/)
    for (const nobody of ['', '  ', null, undefined]) expect(captionAt(0, nobody)).toMatch(/^Hi there,/)
  })

  it('always has a caption, in the order of the script', () => {
    const starts = videoCaptions('Ada').map(caption => caption.fromPercent)
    expect(starts).toEqual([...starts].sort((a, b) => a - b))
    for (let percent = 0; percent <= 100; percent += 2) expect(captionAt(percent, 'Ada')).not.toBe('')
    expect(captionAt(100, 'Ada')).toBe(videoCaptions('Ada').at(-1)?.text)
  })
})

describe('the dashboard setup', () => {
  it('does four items of a second and a half, then waits a second', () => {
    expect(SETUP_ITEMS).toHaveLength(4)
    expect(setupProgress(0)).toEqual({
      items: ['running', 'waiting', 'waiting', 'waiting'],
      percent: 0,
      isReady: false,
      isFinished: false,
    })
    expect(setupProgress(1500).items).toEqual(['done', 'running', 'waiting', 'waiting'])
    expect(setupProgress(5999)).toMatchObject({ isReady: false, items: ['done', 'done', 'done', 'running'] })
    expect(setupProgress(6000)).toMatchObject({ isReady: true, isFinished: false, percent: 100 })
    expect(setupProgress(6999).isFinished).toBe(false)
    expect(setupProgress(7000).isFinished).toBe(true)
    expect(setupProgress(Number.NaN).items[0]).toBe('running')
  })
})

describe('the end of onboarding', () => {
  it('is recorded with tier, time and features', () => {
    expect(onboardingCompletion('creator', now)).toEqual({
      tier: 'creator',
      completedAt: now,
      features: ['clarify', 'storybank', 'create'],
    })
  })

  it('welcomes every tier in its own words, new or upgraded', () => {
    const welcomes = TIERS.flatMap(name => [tierWelcome(name, 'new'), tierWelcome(name, 'upgrade')])
    expect(new Set(welcomes.map(welcome => welcome.title)).size).toBe(6)
    expect(new Set(welcomes.map(welcome => welcome.lead)).size).toBe(6)
    for (const welcome of welcomes) expect(welcome.points.length).toBeGreaterThan(2)
    expect(tierWelcome(null, 'new')).toEqual(tierWelcome('creator', 'new'))
  })
})
