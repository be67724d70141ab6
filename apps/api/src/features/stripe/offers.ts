import { texts } from '@kostbar/contracts/texts'
import { type Actor, isTrainer } from '../../http/actor.ts'
import type { Offer } from '../../infra/payment-objects.ts'
import type { Payments } from '../../infra/payments.ts'
import { Problem } from '../../problems/problem.ts'

/**
 * What a person may buy under this price.
 * @throws Problem `price_gone` unless it is for sale, `not_a_trainer` for client slots, `invalid_input` for more than one
 *   of what everybody needs only once
 */
export async function offerFor(payments: Payments, actor: Actor, priceId: string, quantity: number): Promise<Offer> {
  const offer = await payments.offer(priceId)
  if (!offer?.active) throw new Problem('price_gone')
  const isForSlots = offer.product.kind === 'CLIENT_SLOTS'
  if (isForSlots && !isTrainer(actor)) throw new Problem('not_a_trainer')
  if (!isForSlots && quantity !== 1) throw new Problem('invalid_input', { fields: { quantity: texts.oneOnly } })
  const isSubscription = offer.product.kind !== 'ONE_TIME'
  if (isSubscription !== (offer.price.type === 'recurring')) throw new Problem('price_gone')
  return offer
}
