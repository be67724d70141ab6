import type { Actor } from '../../http/actor.ts'
import type { Tx } from '../../infra/database.ts'
import { onDuplicate } from '../../infra/database-errors.ts'
import type { Infra } from '../../infra/infra.ts'
import { now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { linkPurposes } from '../mail/links.ts'
import type { Mails } from '../mail/service.ts'
import type { Sessions } from '../sessions/service.ts'
import { lockUser, voidResetLinks } from '../users/service.ts'
import { confirmOwnAddress, voidEmailChanges } from './service.ts'

interface Confirmation {
  id: string
  userId: string
  /** Address that the link was mailed to. */
  email: string
  isOpen: boolean
  /** Current address of the account. */
  ownEmail: string
  isOwnConfirmed: boolean
}

type ConfirmDependencies = Pick<Infra, 'database' | 'links'> & {
  sessions: Sessions
  mails: Mails
  /** Enqueues sending the new address to the payment provider. */
  syncCustomer(tx: Tx, userId: string): Promise<void>
}

/**
 * Confirms an address with a mailed link, which also needs a session of the account: an impostor who signed up with
 * somebody else's address never gets the link, and the owner of that address has no session.
 */
export const confirmEmail = ({
  database: { transaction },
  links,
  sessions,
  mails,
  syncCustomer,
}: ConfirmDependencies) => {
  /**
   * Replaces the account's address and ends all other sessions. @throws a unique violation when another account has the
   * address
   */
  const changeAddress = async (tx: Tx, actor: Actor, { id, email, ownEmail }: Confirmation): Promise<void> => {
    await mails.enqueueMailTo(tx, ownEmail, { template: 'emailChanged', userId: actor.id, subjectId: id })
    await tx.updateTable('users').set({ email, email_confirmed_at: now }).where('id', '=', actor.id).execute()
    // Reset links mailed to the old address and other requested changes are no longer valid.
    await voidResetLinks(tx, actor.id)
    await voidEmailChanges(tx, actor.id)
    await sessions.endOthers(tx, actor)
    await syncCustomer(tx, actor.id)
  }

  const use = async (tx: Tx, actor: Actor, id: string) => {
    await lockUser(tx, actor.id)
    const link = await findConfirmation(tx, id)
    if (!link) throw new Problem('link_invalid')
    if (link.userId !== actor.id) throw new Problem('link_of_other_account')
    const { email, ownEmail } = link
    if (email === ownEmail && link.isOwnConfirmed) return { outcome: 'ALREADY_CONFIRMED' as const, email }
    if (!link.isOpen) throw new Problem('link_invalid')
    if (email !== ownEmail) await changeAddress(tx, actor, link)
    await tx.updateTable('email_confirmations').set({ used_at: now }).where('id', '=', id).execute()
    await confirmOwnAddress(tx, actor.id)
    return { outcome: email === ownEmail ? ('CONFIRMED' as const) : ('CHANGED' as const), email }
  }

  /**
   * Confirms the address of the link; a repeated call has the outcome `ALREADY_CONFIRMED`.
   * @throws Problem `link_invalid`, `link_of_other_account`; `email_taken` when another account has the address
   */
  return async (actor: Actor, token: string) => {
    const id = links.verify(linkPurposes.emailConfirm, token)
    if (!id) throw new Problem('link_invalid')
    return onDuplicate(
      transaction((tx) => use(tx, actor, id)),
      () => new Problem('email_taken'),
    )
  }
}

const findConfirmation = (tx: Tx, id: string): Promise<Confirmation | undefined> =>
  tx
    .selectFrom('email_confirmations as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['c.id', 'c.user_id as userId', 'c.email', 'u.email as ownEmail'])
    .select((eb) => [
      eb
        .and([eb('c.used_at', 'is', null), eb('c.expires_at', '>', now)])
        .$castTo<boolean>()
        .as('isOpen'),
      eb('u.email_confirmed_at', 'is not', null).$castTo<boolean>().as('isOwnConfirmed'),
    ])
    .where('c.id', '=', id)
    .executeTakeFirst()
