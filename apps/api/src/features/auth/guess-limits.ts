import { randomUUID } from 'node:crypto'
import { clientNetworks } from '../../infra/client-network.ts'
import type { Infra } from '../../infra/infra.ts'
import type { Job } from '../../infra/jobs.ts'
import type { Mails } from '../mail/service.ts'

/** Who tries to sign in, and where. */
export interface SignInAttempt {
  email: string
  /** Undefined for an unknown address, which is limited alike. */
  userId: string | undefined
  ip: string
  /** Hash of the device's token when this account has signed in there before. */
  knownDevice: Buffer | null
}

interface GuessWarning {
  userId: string
  /** Whether the right password was entered, and only the code was guessed. */
  passwordKnown: boolean
}

const warnOfGuesses = { name: 'warn-of-guesses' }

/** Mails the owner that somebody is guessing, at most once a day of each kind; without effect for an unknown user. */
export const warnOfGuessesJob = (mails: Mails): Job<GuessWarning> => ({
  ...warnOfGuesses,
  run: async ({ userId, passwordKnown }, tx) => {
    const template = passwordKnown ? 'codeGuesses' : 'passwordGuesses'
    const day = new Date().toISOString().slice(0, 10)
    await mails.enqueueMail(tx, { template, userId, subjectId: userId, dedupeKey: `${template}:${userId}:${day}` })
  },
})

/**
 * Limits on guessing passwords and codes. Devices that have signed in before have counters of their own, so that nobody
 * elsewhere can lock their owner out; all others are limited by network and slowed down by account.
 */
export function guessLimits({ rateLimits: limits, jobs }: Pick<Infra, 'rateLimits' | 'jobs'>) {
  // An unknown address enqueues a job, too: neither answer nor duration tells whether there is an account.
  const warn = (userId: string = randomUUID(), passwordKnown = false) =>
    jobs.send<GuessWarning>(warnOfGuesses, { userId, passwordKnown })

  return {
    /** Counts an attempt at a password. @returns takes it back, once the password was right @throws Problem `too_many_requests` */
    countPassword: async ({ email, userId, ip, knownDevice }: SignInAttempt): Promise<() => Promise<void>> => {
      if (knownDevice) {
        const key = ['signInDevice', email, knownDevice.toString('base64url')] as const
        await limits.count(...key)
        return () => limits.reset(...key)
      }
      const account = ['signInAccount', email, clientNetworks(ip).subscriber] as const
      await limits.count('signInIp', ip)
      await limits.count(...account)
      if (await limits.slowDown('passwordGuess', email)) await warn(userId)
      return async () => {
        await limits.reset(...account)
        await limits.takeBack('passwordGuess', email)
      }
    },

    /** Counts an attempt at a code after the right password. @returns takes it back @throws Problem `too_many_requests` */
    countCode: async (userId: string, knownDevice: Buffer | null): Promise<() => Promise<void>> => {
      if (knownDevice) {
        const key = ['codeDevice', userId, knownDevice.toString('base64url')] as const
        await limits.count(...key)
        return () => limits.reset(...key)
      }
      if (await limits.slowDown('codeGuess', userId)) await warn(userId, true)
      return () => limits.takeBack('codeGuess', userId)
    },
  }
}

export type GuessLimits = ReturnType<typeof guessLimits>
