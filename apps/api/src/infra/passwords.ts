import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { Problem } from '../problems/problem.ts'

/** argon2id with OWASP's parameters (19 MiB, t=2, p=1): about 10 ms of one core. */
const argon2Parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** One hash per core at a time; further requests wait in a queue, and are refused when it is full. */
const maxConcurrentHashes = availableParallelism()
const maxQueuedHashes = 16 * maxConcurrentHashes

/** Hash verified for unknown accounts, so that response times do not reveal which accounts exist. */
const dummyHash = '$argon2id$v=19$m=19456,t=2,p=1$GWlSsksOVfoRGioGcTQMQg$+LJ/S4aK6g5LVWQ8TiBDj9IxExTe5aKTIbJXn634xTU'

let running = 0
const waiting: (() => void)[] = []

async function limited<T>(work: () => Promise<T>, onRefusal?: () => Promise<void>): Promise<T> {
  if (running < maxConcurrentHashes) running += 1
  else if (waiting.length >= maxQueuedHashes) {
    await onRefusal?.()
    throw new Problem('unavailable', { retryAfter: 1 })
  } else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await work()
  } finally {
    // The next caller in the queue takes over the slot, so `running` stays.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** @throws Problem `unavailable` when the queue is full */
export const hashPassword = (password: string): Promise<string> => limited(() => hash(password, argon2Parameters))

/**
 * Verifies a password.
 * @param passwordHash undefined for an unknown account: takes as long and returns false
 * @param takeBack takes the counted attempt back when the queue is full: nothing was guessed then
 * @throws Problem `unavailable` when the queue is full
 */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
  takeBack: () => Promise<void>,
): Promise<boolean> {
  const matches = await limited(() => verify(passwordHash ?? dummyHash, password), takeBack)
  return matches && passwordHash !== undefined
}
