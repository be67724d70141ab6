import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { dayMs } from '@kostbar/contracts/calendar'
import { consentVersion } from '@kostbar/contracts/health/consent-texts'
import type { Role } from '@kostbar/contracts/users/schemas'
import { freePort } from '@kostbar/machine/free-port'
import { parseMasterKeys } from '@kostbar/prisma/master-keys'
import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll } from 'vitest'
import { buildApp } from '../app.ts'
import { accessTokens } from '../features/sessions/access-tokens.ts'
import { refreshTokens } from '../features/sessions/refresh-tokens.ts'
import { type Sessions, sessionsService } from '../features/sessions/service.ts'
import { unknownCompany } from '../infra/company.ts'
import { dataKeys } from '../infra/data-keys.ts'
import { openDatabase } from '../infra/database.ts'
import type { Infra } from '../infra/infra.ts'
import { type Job, type Jobs, openJobs } from '../infra/jobs.ts'
import { linkTokens } from '../infra/link-tokens.ts'
import { openLogger } from '../infra/logger.ts'
import type { Mail } from '../infra/mailer.ts'
import type { PublicPages } from '../infra/public-pages/public-pages.ts'
import { rateLimits } from '../infra/rate-limits.ts'
import { newId, now } from '../infra/sql.ts'
import { Problem } from '../problems/problem.ts'
import { client, type TestClient } from './client.ts'
import { copyQueues, rememberQueues } from './prepared-queues.ts'
import { type PushStandIn, startPushStandIn } from './push-service.ts'
import { type StripeStandIn, startStripeStandIn } from './stripe-stand-in.ts'
import { createTestDatabase } from './test-database.ts'
import { startTestStorage } from './test-storage.ts'

export const origin = 'http://localhost:3000'
export const password = 'Sehr-geheim-1'
/** Secrets as production requires them: random and different. */
export const sessionSecret = 'Vv/AfrOj/gEvSG0+M68mr0U7ohcQeb7xFV+snhzqNC0='
export const linkSecret = 'seTDz1jJwPukr+/h73F22yZ3TA5rNn/rbN4G4HD2KCU='
/** `DATA_KEYS` of test apps. */
export const masterKeys = `test:${randomBytes(32).toString('base64')}`

export interface Account {
  id: string
  email: string
}

export interface Person extends TestClient, Account {}

export interface TestApp {
  infra: Infra
  /** All jobs of the API, which also run when they are enqueued or due. */
  workers: readonly Job<never>[]
  baseUrl: string
  /** The Stripe stand-in. */
  payments: StripeStandIn
  /** The push service stand-in. */
  push: PushStandIn
  /** Mails sent so far, oldest first. */
  mails: Mail[]
  /** Lines logged so far at every level, as production writes them. Empty with `LOG_LEVEL`, which logs to stdout. */
  logLines: string[]
  /** A visitor without a session. */
  visitor(): TestClient
  /** A native app: sends no origin, keeps no cookies. */
  nativeApp(): TestClient
  /**
   * A new account with an active membership, a confirmed address and consent to the processing of health data; not
   * signed in.
   */
  account(roles?: Role[]): Promise<Account>
  /** A new account as by `account`, with a session that was opened without a call. */
  person(roles?: Role[]): Promise<Person>
  /** Another client of an account, with a session that was opened without a call. */
  signedIn(account: Account): Promise<TestClient>
  /** A new trainer with client slots and this client, who consents to the trainer's reading health data. */
  trainerOf(client: Account, status?: 'ACTIVE' | 'PAUSED' | 'ARCHIVED'): Promise<Person>
  /** Gives a trainer this many client slots. */
  grantSlots(trainer: Account, quantity: number): Promise<void>
  /** Ends the payments for a trainer's client slots: they became due eight days ago, a day longer than the grace period. */
  lapseSlots(trainer: Pick<Account, 'id'>): Promise<void>
  /** Waits for the next mail to this address whose subject contains the text. */
  mailTo(email: string, subject: string): Promise<Mail>
}

interface Options {
  /** Multiplies the rate limits; high by default, because every test calls from one address. */
  limitScale?: number
  /**
   * Event-loop delay in milliseconds beyond which requests are refused; none by default, because tests block the loop
   * too.
   */
  maxEventLoopDelayMs?: number
  /**
   * Timeout of requests to devices in milliseconds; by default one that outlasts a machine that stands still for a while:
   * push's clock stands still, so a request that was given up would not be repeated.
   */
  pushTimeoutMs?: number
  /** Whether trainers and admins have to use a second factor; off by default. */
  requireStaffSecondFactor?: boolean
  /** Pages of the public internet; none by default. */
  pages?: PublicPages
}

/** Limits that outlast a machine that stands still for a while; those of production are tested by themselves. */
const databaseLimits = { connectTimeoutMs: 60_000, silenceLimitMs: 60_000 }

/** Public internet without any page that answers. */
const noPages: PublicPages = { fetch: async () => ({ failure: 'UNAVAILABLE' }) }

/** Hash with argon2's cheapest parameters, which the hash contains; sign-in.test.ts tests with those of production. */
const passwordHash = hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
let people = 0

const membership = { kind: 'MEMBERSHIP', status: 'ACTIVE', currentPeriodEnd: new Date('2099-01-01') } as const

interface PeopleDependencies {
  infra: Infra
  sessions: Sessions
  visitor(): TestClient
}

function testPeople({ infra: { database }, sessions, visitor: newVisitor }: PeopleDependencies) {
  const { prisma, kysely, transaction } = database
  // One statement: tests create thousands of accounts.
  const account = async (roles: Role[] = []): Promise<Account> => {
    people += 1
    const email = `person${people}.${process.pid}@example.test`
    const user = {
      email,
      email_confirmed_at: now,
      first_name: `Person ${people}`,
      phone_number: '+43 660 1234567',
      roles,
      password_hash: await passwordHash,
      updated_at: now,
    }
    const { id } = await kysely
      .with('account', (db) =>
        db
          .insertInto('users')
          .values({ id: newId, ...user })
          .returning('id'),
      )
      .with('subscription', (db) =>
        db.insertInto('subscriptions').values(({ selectFrom }) => ({
          id: newId,
          user_id: selectFrom('account').select('id').$asScalar().$notNull(),
          kind: membership.kind,
          status: membership.status,
          current_period_end: membership.currentPeriodEnd,
        })),
      )
      .with('consent', (db) =>
        db.insertInto('consents').values(({ selectFrom }) => ({
          id: newId,
          user_id: selectFrom('account').select('id').$asScalar().$notNull(),
          kind: 'HEALTH',
          version: consentVersion,
        })),
      )
      .selectFrom('account')
      .select('id')
      .executeTakeFirstOrThrow()
    return { id, email }
  }
  const signedIn: TestApp['signedIn'] = async ({ id }) => {
    const visitor = newVisitor()
    const client = { ip: '127.0.0.1', userAgent: '', deviceToken: undefined }
    visitor.setSession(await transaction((tx) => sessions.open(tx, id, client)))
    return visitor
  }
  const person = async (roles: Role[] = []): Promise<Person> => {
    const made = await account(roles)
    return { ...(await signedIn(made)), ...made }
  }
  const grantSlots: TestApp['grantSlots'] = async (trainer, quantity) => {
    const { status, currentPeriodEnd } = membership
    await kysely
      .insertInto('subscriptions')
      .values({
        id: newId,
        user_id: trainer.id,
        kind: 'CLIENT_SLOTS',
        status,
        current_period_end: currentPeriodEnd,
        quantity,
      })
      .execute()
  }
  const lapseSlots: TestApp['lapseSlots'] = async (trainer) => {
    await prisma.subscription.updateMany({
      where: { userId: trainer.id, kind: 'CLIENT_SLOTS' },
      data: { status: 'PAST_DUE', pastDueSince: new Date(Date.now() - 8 * dayMs) },
    })
  }
  const trainerOf: TestApp['trainerOf'] = async (member, status = 'ACTIVE') => {
    const trainer = await person(['ROLE_TRAINER'])
    await grantSlots(trainer, 10)
    await kysely
      .with('relation', (db) =>
        db
          .insertInto('client_relations')
          .values({ id: newId, trainer_id: trainer.id, client_id: member.id, status })
          .returning('id'),
      )
      .insertInto('consents')
      .values(({ selectFrom }) => ({
        id: newId,
        user_id: member.id,
        kind: 'COACHING',
        version: consentVersion,
        relation_id: selectFrom('relation').select('id').$asScalar().$notNull(),
      }))
      .execute()
    return trainer
  }
  return { account, person, signedIn, trainerOf, grantSlots, lapseSlots }
}

async function nextMail(mails: Mail[], email: string, subject: string): Promise<Mail> {
  const started = performance.now()
  while (performance.now() - started < 60_000) {
    const mail = mails.find((sent) => sent.to === email && sent.subject.includes(subject))
    if (mail) return mail
    await delay(10)
  }
  throw new Error(`No mail to ${email} about "${subject}" within a minute; sent: ${mails.map((mail) => mail.subject)}`)
}

/** Opens production's logger: to stdout at the level of `LOG_LEVEL`, else at every level into an array. */
function openTestLogger() {
  const logLines: string[] = []
  const { LOG_LEVEL: level } = process.env
  const logger = level ? openLogger(level) : openLogger('trace', { write: (line) => void logLines.push(line) })
  return { logger, logLines }
}

async function open(databaseUrl: string, options: Options) {
  const {
    limitScale = 1000,
    maxEventLoopDelayMs = 0,
    pushTimeoutMs = 60_000,
    requireStaffSecondFactor = false,
    pages = noPages,
  } = options
  const mails: Mail[] = []
  const { logger, logLines } = openTestLogger()
  // Problems are expected, because tests make services unavailable; other background errors are printed.
  const errors = (error: unknown) => {
    logger.error({ err: error }, 'job queue')
    if (!(error instanceof Problem)) process.stderr.write(`${error}\n`)
  }
  const database = openDatabase(databaseUrl, 10, errors, databaseLimits)
  await copyQueues(database.pool)
  const jobs = await openJobs(databaseUrl, errors)
  const { storage, drop } = await startTestStorage(origin)
  const port = await freePort()
  const payments = await startStripeStandIn(`http://127.0.0.1:${port}/stripe/webhook`)
  const mailer = { send: async (mail: Mail) => void mails.push(mail), check: async () => {}, close: () => {} }
  const push = await startPushStandIn(pushTimeoutMs)
  const workers: Job<never>[] = []
  const work: Jobs['work'] = (list) => {
    workers.push(...list)
    return jobs.work(list)
  }
  const infra: Infra = {
    database,
    jobs: { ...jobs, work },
    mailer,
    storage,
    payments: payments.payments,
    push: push.push,
    pages,
    siteName: 'Kostbar',
    operatorEmail: 'operator@example.test',
    checkContent: undefined,
    company: unknownCompany,
    rateLimits: rateLimits(database.pool, limitScale),
    links: linkTokens(linkSecret),
    dataKeys: dataKeys(parseMasterKeys(masterKeys)),
    webUrl: origin,
  }
  const app = await buildApp(infra, {
    sessionSecret,
    trustProxy: 'loopback',
    logger,
    maxEventLoopDelayMs,
    requireStaffSecondFactor,
  })
  await rememberQueues(database.pool)
  const baseUrl = await app.listen({ host: '127.0.0.1', port })
  const sessions = sessionsService(database, {
    accessTokens: accessTokens(app.jwt),
    refreshTokens: refreshTokens(sessionSecret),
  })
  const visitor = () => client(baseUrl, origin, logLines)
  const nativeApp = () => client(baseUrl, '', logLines)
  const close = async () => {
    await payments.stop()
    await push.stop()
    await app.close()
    await jobs.close()
    await database.close()
    await drop()
  }
  return { infra, workers, sessions, baseUrl, payments, push, mails, logLines, visitor, nativeApp, close }
}

/** The complete API on its own database for the tests of a file; mails are recorded instead of sent. */
export function useTestApp(options: Options = {}): TestApp {
  const app = {} as TestApp
  let end: () => Promise<void>
  beforeAll(async () => {
    const database = await createTestDatabase()
    const { close, sessions, ...opened } = await open(database.url, options)
    const mailTo = (email: string, subject: string) => nextMail(opened.mails, email, subject)
    Object.assign(app, opened, testPeople({ ...opened, sessions }), { mailTo })
    end = async () => {
      await close()
      await database.drop()
    }
  })
  afterAll(() => end())
  return app
}
