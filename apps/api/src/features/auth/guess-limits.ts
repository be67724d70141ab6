import { randomUUID } from 'node:crypto'
import { clientNetworks } from '../../infra/client-network.ts'
import type { Infra } from '../../infra/infra.ts'
import type { Job } from '../../infra/jobs.ts'
import type { Mails } from '../mail/service.ts'

/** An attempt to sign in: the address entered, the account it belongs to, the client's IP and its known device. */
export interface SignInAttempt {
  email: string
  /** Undefined for an unknown address, which has the same limits. */
  userId: string | undefined
  ip: string
  /** Hash of the device token when this account has signed in on the device before, otherwise null. */
  knownDevice: Buffer | null
}

/** An attempt that was counted. */
interface CountedAttempt {
  /** Takes it back with those before it, to call when the password was right. */
  forgive(): Promise<void>
  /** Takes it back alone, to call when no password was compared. */
  takeBack(): Promise<void>
}

interface GuessWarning {
  userId: string
  /** True when the guesser knew the password and guessed the code of the second factor. */
  passwordKnown: boolean
}

const warnOfGuesses = { name: 'warn-of-guesses' }

/**
 * Job: mails the account's owner that somebody is guessing passwords or codes, at most once a day for each of the two;
 * does nothing for an unknown user.
 */
export const warnOfGuessesJob = (mails: Mails): Job<GuessWarning> => ({
  ...warnOfGuesses,
  run: async ({ userId, passwordKnown }, tx) => {
    const template = passwordKnown ? 'codeGuesses' : 'passwordGuesses'
    const day = new Date().toISOString().slice(0, 10)
    await mails.enqueueMail(tx, { template, userId, subjectId: userId, dedupeKey: `${template}:${userId}:${day}` })
  },
})

/**
 * Limits on guessing passwords and codes. Known devices have counters of their own, so that a guesser elsewhere cannot
 * lock the owner out; attempts from all other devices are limited by client network and slowed down per account.
 */
export function guessLimits({ rateLimits: limits, jobs }: Pick<Infra, 'rateLimits' | 'jobs'>) {
  // An unknown address enqueues a job with a random user id, so that neither response nor response time reveals whether
  // the account exists.
  const warn = (userId: string = randomUUID(), passwordKnown = false) =>
    jobs.send<GuessWarning>(warnOfGuesses, { userId, passwordKnown })

  return {
    /** Counts an attempt to guess a password. @throws Problem `too_many_requests` */
    countPassword: async ({ email, userId, ip, knownDevice }: SignInAttempt): Promise<CountedAttempt> => {
      if (knownDevice) {
        const key = ['signInDevice', email, knownDevice.toString('base64url')] as const
        await limits.count(...key)
        return { forgive: () => limits.reset(...key), takeBack: () => limits.takeBack(...key) }
      }
      const account = ['signInAccount', email, clientNetworks(ip).subscriber] as const
      await limits.count('signInIp', ip)
      await limits.count(...account)
      if (await limits.slowDown('passwordGuess', email)) await warn(userId)
      return {
        forgive: async () => {
          await limits.reset(...account)
          await limits.takeBack('passwordGuess', email)
        },
        takeBack: async () => {
          await limits.takeBack('signInIp', ip)
          await limits.takeBack(...account)
          await limits.takeBack('passwordGuess', email)
        },
      }
    },

    /**
     * Counts an attempt to guess a code of the second factor, after the right password.
     * @param knownDevice hash of the device token when the account has signed in on the device before, otherwise null
     * @returns function that takes the attempt back, to call when the code was right
     * @throws Problem `too_many_requests`
     */
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
