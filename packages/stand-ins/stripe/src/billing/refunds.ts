import type { Context } from '../context.ts'
import { emit } from '../events/emit.ts'
import type { Charge, Refund } from '../objects/payment.ts'
import { invalid } from '../wire/stripe-error.ts'
import { getCharge, getRefund } from './lookup.ts'

/** Changes a refund, and reports it as of the refund and as of the charge. */
export function updateRefund(context: Context, id: string, changes: (refund: Refund) => Partial<Refund>): Refund {
  const refund = getRefund(context, id)
  const changed: Refund = { ...refund, ...changes(refund) }
  context.store.put(changed)
  emit(context, 'refund.updated', changed, refund)
  emit(context, 'charge.refund.updated', changed, refund)
  return changed
}

/** Lets a refund fail later, as the bank of a closed account does, or cancels it. The charge can be refunded again. */
export function failRefund(context: Context, id: string, status: 'failed' | 'canceled'): Refund {
  const refund = getRefund(context, id)
  if (refund.status !== 'succeeded') throw invalid(`The refund ${id} is ${refund.status}.`)
  const charge = getCharge(context, refund.charge)
  const restored: Charge = { ...charge, amount_refunded: charge.amount_refunded - refund.amount, refunded: false }
  context.store.put(restored)
  const reason = status === 'failed' && { failure_reason: 'expired_or_canceled_card' as const }
  const failed = updateRefund(context, id, () => ({ status, ...reason }))
  if (status === 'failed') emit(context, 'refund.failed', failed)
  return failed
}
