import { dailyMailsMax, openInvitesMax } from '@kostbar/contracts/invites/limits'
import type { InviteVerdict } from '@kostbar/contracts/invites/schemas'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../infra/database.ts'

export interface Invitee {
  email: string
  firstName: string | null
  message: string
}

type AddressVerdict = Exclude<InviteVerdict, 'DUPLICATE' | 'TOO_MANY_OPEN' | 'NO_SLOT'>

/** SQL condition: the address received the `dailyMailsMax` invitation mails of 24 hours, from all trainers together. */
const mailLimitReached = (email: RawBuilder<string>) => sql<boolean>`(
  SELECT count(*) FROM mail_deliveries m
   WHERE m.recipient = ${email} AND m.template = 'invitation' AND m.created_at > now() - interval '24 hours'
) >= ${sql.lit(dailyMailsMax)}`

/** SQL: accounts that accepted a trainer's invitation to the address of `a`, maybe under another address. */
const acceptedBy = (trainerId: string) => sql`(
  SELECT i.client_id FROM invites i
   WHERE i.trainer_id = ${trainerId} AND i.email = a.email AND i.status = 'ACCEPTED')`

/** Verdicts that depend on one address alone. */
const findVerdicts = (db: Db, trainerId: string, emails: readonly string[]) =>
  sql<{
    email: string
    verdict: AddressVerdict
  }>`
  SELECT a.email, CASE
    WHEN u.id = ${trainerId} THEN 'OWN_ADDRESS'
    WHEN u.roles::text[] && ARRAY['ROLE_TRAINER', 'ROLE_ADMIN'] THEN 'NOT_A_MEMBER'
    WHEN EXISTS (
      SELECT 1 FROM client_relations r
       WHERE r.trainer_id = ${trainerId} AND r.status <> 'ARCHIVED'
         AND (r.client_id = u.id OR r.client_id IN ${acceptedBy(trainerId)})) THEN 'ALREADY_CLIENT'
    WHEN EXISTS (
      SELECT 1 FROM invites i
       WHERE i.trainer_id = ${trainerId} AND i.email = a.email AND i.status = 'OPEN' AND i.expires_at > now())
    THEN 'ALREADY_INVITED'
    WHEN ${mailLimitReached(sql`a.email`)} THEN 'TOO_MANY_MAILS'
    ELSE 'OK' END AS verdict
    FROM unnest(${emails}::text[]) AS a(email) LEFT JOIN users u ON u.email = a.email`.execute(db)

/**
 * Locks these addresses for invitations by all trainers until the transaction ends, so that the mails to each are
 * counted exactly. Addresses are locked in alphabetical order, to prevent deadlocks.
 */
export async function lockAddresses(tx: Tx, emails: readonly string[]): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('invitation:' || email, 0))
    FROM (SELECT email FROM unnest(${[...new Set(emails)]}::text[]) AS a(email) ORDER BY email) sorted`.execute(tx)
}

/** Whether an address received as many invitation mails as allowed within the last 24 hours. */
export async function hasReachedMailLimit(tx: Tx, email: string): Promise<boolean> {
  const { enough } = await tx.selectNoFrom(mailLimitReached(sql`${email}`).as('enough')).executeTakeFirstOrThrow()
  return enough
}

const countOpen = async (db: Db, trainerId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('invites')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('trainer_id', '=', trainerId)
    .where('status', '=', 'OPEN')
    .where(sql<boolean>`expires_at > now()`)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Verdicts on the lines of a bulk invitation, in the order of the lines.
 * @param free number of free client slots; lines that need more get NO_SLOT
 */
export async function judgeInvitees(
  db: Db,
  trainerId: string,
  invitees: readonly Invitee[],
  free: number,
): Promise<InviteVerdict[]> {
  const emails = [...new Set(invitees.map(({ email }) => email))]
  const { rows } = await findVerdicts(db, trainerId, emails)
  const byEmail = new Map(rows.map(({ email, verdict }) => [email, verdict]))
  const openSlots = { left: free }
  const openInvites = { left: openInvitesMax - (await countOpen(db, trainerId)) }
  const seen = new Set<string>()
  return invitees.map(({ email }) => {
    if (seen.has(email)) return 'DUPLICATE'
    seen.add(email)
    const verdict = byEmail.get(email) ?? 'OK'
    if (verdict !== 'OK') return verdict
    if (openInvites.left <= 0) return 'TOO_MANY_OPEN'
    if (openSlots.left <= 0) return 'NO_SLOT'
    openInvites.left -= 1
    openSlots.left -= 1
    return 'OK'
  })
}
