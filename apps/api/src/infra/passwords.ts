import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { Problem } from '../problems/problem.ts'

/** argon2id with OWASP's parameters (19 MiB, t=2, p=1): about 10 ms of one core. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Hashing more at once than there are cores only makes everyone wait; beyond a short queue we say so. */
const atOnce = availableParallelism()
const queueLimit = 16 * atOnce

/** What an unknown account's password is checked against, so that it takes as long as a known one's. */
const nobody = '$argon2id$v=19$m=19456,t=2,p=1$GWlSsksOVfoRGioGcTQMQg$+LJ/S4aK6g5LVWQ8TiBDj9IxExTe5aKTIbJXn634xTU'

let running = 0
const waiting: (() => void)[] = []

async function limited<T>(work: () => Promise<T>): Promise<T> {
  if (running < atOnce) running += 1
  else if (waiting.length >= queueLimit) throw new Problem('unavailable', { retryAfter: 1 })
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await work()
  } finally {
    // The next one waiting takes over this place.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** @throws Problem `unavailable` when too many wait already */
export const hashPassword = (password: string): Promise<string> => limited(() => hash(password, parameters))

/**
 * @param passwordHash undefined for an unknown account: takes as long, and answers false
 * @throws Problem `unavailable` when too many wait already
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await limited(() => verify(passwordHash ?? nobody, password))
  return matches && passwordHash !== undefined
}
