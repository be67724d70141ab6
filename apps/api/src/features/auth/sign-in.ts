import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Tokens } from '../../http/cookies.ts'
import type { Database, Tx } from '../../infra/database.ts'
import { verifyPassword } from '../../infra/passwords.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import type { SecondFactors } from '../second-factor/service.ts'
import type { ClientInfo, Sessions } from '../sessions/service.ts'
import { hashDeviceToken } from '../sessions/service.ts'
import { hasSecondFactor } from '../users/service.ts'
import type { GuessLimits } from './guess-limits.ts'
import { texts } from './texts.ts'

export interface Credentials {
  email: string
  password: string
  /** Code of the authenticator app, or a recovery code. */
  code?: string | undefined
}

interface SignInDependencies {
  database: Database
  sessions: Sessions
  guesses: GuessLimits
  secondFactors: Pick<SecondFactors, 'verify'>
}

/**
 * Account with this address, and whether it knows this device: by an earlier sign-in, or by a new password with a mailed
 * link. The link stands for the password alone, so what the device may guess of codes depends on an earlier sign-in.
 */
const findAccount = prepared((db, { email, device }: Params<{ email: string; device: Buffer }>) =>
  db
    .selectFrom('users as u')
    .select(['u.id', 'u.password_hash as passwordHash', 'u.locked_until as lockedUntil'])
    .select([
      hasSecondFactor('u').as('hasSecondFactor'),
      sql<boolean>`EXISTS (SELECT FROM known_devices d WHERE d.user_id = u.id AND d.hash = ${device})`.as(
        'isKnownDevice',
      ),
      sql<boolean>`EXISTS (SELECT FROM sessions s WHERE s.user_id = u.id AND s.device_hash = ${device})`.as(
        'hasSignedInHere',
      ),
    ])
    .where('u.email', '=', email),
)

type AccountRow = Awaited<ReturnType<typeof findAccount>>[number]

/** Sign-in with e-mail, password and, where it is set up, the code of the second factor. */
export function signIn({ database: { kysely, transaction }, sessions, guesses, secondFactors }: SignInDependencies) {
  /**
   * Signs in. An unknown address takes as long as a known one, so that response times do not reveal accounts; refusals
   * are logged with the account's id, for detecting attacks.
   * @param log logger of the request
   * @throws Problem `wrong_credentials`, `account_locked`, `second_factor_required` without a code, `invalid_input` for
   * a wrong code, `too_many_requests`
   */
  return async (
    credentials: Credentials,
    client: ClientInfo,
    log: Pick<FastifyBaseLogger, 'warn'>,
  ): Promise<Tokens> => {
    const device = hashDeviceToken(client.deviceToken) ?? Buffer.alloc(0)
    const [user] = await findAccount(kysely, { email: credentials.email, device })
    try {
      return await open(user, device, credentials, client)
    } catch (error) {
      if (error instanceof Problem) log.warn({ accountId: user?.id, code: error.code }, 'sign-in refused')
      throw error
    }
  }

  async function open(user: AccountRow | undefined, device: Buffer, credentials: Credentials, client: ClientInfo) {
    const { email, password, code } = credentials
    const knownDevice = user?.isKnownDevice ? device : null
    const attempt = await guesses.countPassword({ email, userId: user?.id, ip: client.ip, knownDevice })
    const matches = await verifyPassword(user?.passwordHash, password, attempt.takeBack)
    if (!user || !matches) throw new Problem('wrong_credentials')
    if (user.lockedUntil && user.lockedUntil > new Date())
      throw new Problem('account_locked', { msg: texts.lockedUntil(user.lockedUntil) })
    await attempt.forgive()
    if (user.hasSecondFactor) await requireCode(user.id, code, user.hasSignedInHere ? knownDevice : null)
    return transaction(async (tx) => {
      await refuseChangedAccount(tx, user)
      return sessions.open(tx, user.id, client)
    })
  }

  async function requireCode(userId: string, code: string | undefined, device: Buffer | null): Promise<void> {
    if (!code) throw new Problem('second_factor_required')
    const refundCodeAttempt = await guesses.countCode(userId, device)
    await secondFactors.verify(userId, code)
    await refundCodeAttempt()
  }
}

/**
 * Refuses a sign-in whose account was locked, or got another password, after its password was checked. The row lock
 * makes such a change wait until the new session is stored, so that it ends that session too.
 * @throws Problem `wrong_credentials`
 */
async function refuseChangedAccount(tx: Tx, { id, passwordHash }: { id: string; passwordHash: string }) {
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<=', now)]))
    .forShare()
    .executeTakeFirst()
  if (!user) throw new Problem('wrong_credentials')
}
