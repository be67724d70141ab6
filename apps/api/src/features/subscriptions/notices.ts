import { totalAmount } from '@kostbar/contracts/pricing'
import type { JobTransaction } from '../../infra/jobs.ts'
import type { RemoteSubscription } from '../../infra/payment-objects.ts'
import type { Mails } from '../mail/service.ts'
import { day, price } from './price-texts.ts'
import type { Kind } from './show.ts'
import { graceDays, type Known, type Status } from './status.ts'

interface Change {
  userId: string
  kind: Kind
  known: Known | undefined
  status: Status
  remote: RemoteSubscription
  askedAt: string
}

type LetterName =
  | 'purchased'
  | 'subscriptionChanged'
  | 'subscriptionCancelled'
  | 'subscriptionEnded'
  | 'paymentFailed'
  | 'renewalNotice'

const findFacts = `SELECT product_name AS product, unit_amount, tiers_mode AS "tiersMode", price_tiers AS "priceTiers",
    interval, interval_count AS "intervalCount", quantity, kind, status, user_id AS "userId",
    current_period_end AS "until"
  FROM subscriptions WHERE stripe_id = $1`

type FactsRow = Parameters<typeof totalAmount>[0] &
  Parameters<typeof price>[1] & {
    product: string
    quantity: number
    kind: Kind
    status: Status
    userId: string
    until: Date
  }

/** What the letters name, from the row just written. */
async function factsOf(tx: JobTransaction, stripeId: string, amount?: number) {
  const { rows } = await tx.executeSql(findFacts, [stripeId])
  const row = rows[0] as FactsRow | undefined
  if (!row) return null
  const product = row.kind === 'CLIENT_SLOTS' ? `${row.product}: ${row.quantity}` : row.product
  const cents = amount ?? totalAmount(row, row.quantity)
  const facts = { product, price: price(cents, row), date: day(row.until), grace: `${graceDays}` }
  return { userId: row.userId, status: row.status, facts }
}

/** Which letter a change deserves, if any; the first that fits. */
function letterFor({ known, status, remote }: Change): LetterName | null {
  if (!known || (known.status === 'CANCELED' && status !== 'CANCELED')) return 'purchased'
  if (known.status !== status && status === 'CANCELED') return 'subscriptionEnded'
  if (known.status !== status && status === 'PAST_DUE') return 'paymentFailed'
  if (status === 'CANCELED') return null
  if (known.priceId !== remote.priceId || known.quantity !== remote.quantity) return 'subscriptionChanged'
  return !known.cancelAtPeriodEnd && remote.cancelAtPeriodEnd ? 'subscriptionCancelled' : null
}

/** One failed payment is told of once, however it came to be known. */
const aboutOf = (letter: LetterName, { remote, askedAt }: Change) =>
  letter === 'paymentFailed' ? `${remote.latestInvoiceId ?? remote.id}` : `${remote.id}:${askedAt}`

/** Mails about subscriptions, ordered in the transaction that writes what they tell of. */
export const orderNotices = {
  /** What the change from the known state to the new one has to tell. */
  changes: async (mails: Mails, tx: JobTransaction, change: Change): Promise<void> => {
    const kind = letterFor(change)
    const found = kind && (await factsOf(tx, change.remote.id))
    if (!kind || !found) return
    await mails.order(tx, { kind, userId: change.userId, about: aboutOf(kind, change), facts: found.facts })
  },

  duplicate: (mails: Mails, tx: JobTransaction, userId: string, stripeId: string): Promise<void> =>
    mails.order(tx, { kind: 'purchaseUndone', userId, about: stripeId }),

  /**
   * Silent unless something is still to be paid: the news may be older than the payment.
   * @param invoiceId of the payment that did not succeed or waits for its owner's confirmation
   */
  failedPayment: async (mails: Mails, tx: JobTransaction, stripeId: string, invoiceId: string): Promise<void> => {
    const found = await factsOf(tx, stripeId)
    if (found?.status === 'PAST_DUE')
      await mails.order(tx, { kind: 'paymentFailed', userId: found.userId, about: invoiceId, facts: found.facts })
  },

  /** @param amount cents of the coming payment */
  renewal: async (mails: Mails, tx: JobTransaction, stripeId: string, amount: number): Promise<void> => {
    const found = await factsOf(tx, stripeId, amount)
    if (!found) return
    const about = `${stripeId}:${found.facts.date}`
    await mails.order(tx, { kind: 'renewalNotice', userId: found.userId, about, facts: found.facts })
  },
}
