import type { Command } from 'commander'

type Register = (program: Command) => void

/** Every command, in the order of the help, with what enters it. Two of one name are entered together. */
const REGISTRATIONS: Readonly<Record<string, () => Promise<Register>>> = {
  migrate: async () => (await import('../migrate.ts')).registerMigrate,
  database: async () => (await import('../database.ts')).registerDatabase,
  seed: async () => (await import('../seed/command.ts')).registerSeed,
  'recompute-scores': async () => (await import('../recompute-scores/command.ts')).registerRecomputeScores,
  'refresh-insights': async () => (await import('../refresh-insights/command.ts')).registerRefreshInsights,
  doctor: async () => (await import('../doctor/command.ts')).registerDoctor,
  integrity: async () => (await import('../integrity.ts')).registerIntegrity,
  audit: async () => (await import('../audit.ts')).registerAudit,
  backup: async () => (await import('../backup/command.ts')).registerBackup,
  restore: async () => (await import('../backup/command.ts')).registerBackup,
  jobs: async () => (await import('../jobs.ts')).registerJobs,
  pause: async () => (await import('../pause.ts')).registerPause,
  resume: async () => (await import('../pause.ts')).registerPause,
  tickets: async () => (await import('../tickets.ts')).registerTickets,
  letter: async () => (await import('../letter.ts')).registerLetter,
  user: async () => (await import('../user.ts')).registerUser,
  sessions: async () => (await import('../sessions.ts')).registerSessions,
  keys: async () => (await import('../keys.ts')).registerKeys,
  quiz: async () => (await import('../quiz.ts')).registerQuiz,
  export: async () => (await import('../export.ts')).registerExport,
  stripe: async () => (await import('../stripe.ts')).registerStripe,
}

/**
 * What enters the command that `words` name, so that an operator does not wait for the code of all of them; everything
 * where they name none, as the help needs it.
 */
export async function findRegistrations(words: readonly string[]): Promise<readonly Register[]> {
  const named = words.find(word => Object.hasOwn(REGISTRATIONS, word))
  const wanted = named === undefined ? Object.values(REGISTRATIONS) : [REGISTRATIONS[named]]
  const found = await Promise.all(wanted.map(load => load?.()))
  return [...new Set(found.filter(register => register !== undefined))]
}
